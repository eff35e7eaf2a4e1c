import type { GivenAnswers } from '@institute/contract/exams/exam-exercises';
import type { ExamResult, Lesson } from '@institute/contract/exams/exams';
import { saveExamDraft, submitExam } from '@institute/contract/exams/sitting';
import { spelledFor } from '@institute/contract/spelling';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { errorCode } from '../../platform/api-error.ts';
import { classDetailsKeys } from '../../platform/query-keys.ts';
import { noteAbout, serverNow } from '../../platform/server-clock.ts';
import { stopWaitingFor, waitToSend } from '../../platform/waiting.ts';
import { lessonKey } from './lesson-api.ts';

/** What a student hands in: question ids to chosen options, and one kind of theory answer. */
export interface ExamAnswers {
  answers: Record<string, string>;
  /** Answers to exercises, by their ids. */
  exercises?: GivenAnswers;
  text?: string;
  /** JPEG data URL. */
  image?: string;
}

interface Submission {
  lesson: Pick<Lesson, 'rand'>;
  /** From 1. */
  attempt: number;
  sent: ExamAnswers;
}

/**
 * Submits an exam. The result stands in the cache at once; the lesson is then asked for again,
 * because the correct options come only after submitting.
 */
export function useSubmitExam(classId: string, lessonId: string) {
  const client = useQueryClient();
  const key = lessonKey(classId, lessonId);
  return useMutation({
    mutationFn: async ({
      lesson,
      attempt,
      sent: { answers, exercises, text, image },
    }: Submission): Promise<ExamResult> => {
      const result = await callApi(submitExam, {
        lessonId: lesson.rand,
        examRand: lesson.rand,
        ...(attempt > 1 && { attempt }),
        answer: answers,
        ...(exercises && { exercises: JSON.stringify(exercises) }),
        ...(text !== undefined && { theory: text }),
        ...(image !== undefined && { theoryImage: image }),
      });
      client.setQueryData<Lesson>(key, (held) =>
        held ? ({ ...held, isSubmitted: true, result } satisfies Lesson) : held,
      );
      return result;
    },
    onSettled: () => {
      // Its own class, and those that it lets into.
      void client.invalidateQueries({ queryKey: classDetailsKeys });
      // Not waited for: on a slow line the news that the exam has arrived must not be late.
      void client.invalidateQueries({ queryKey: key });
    },
  });
}

/**
 * Keeps what is written of an exam on the server, by its clock; gives the time of it. What finds no
 * connection waits on the device and goes out by itself, the newest writing of an exam alone.
 */
export async function keepExamDraft(
  lessonRand: string,
  { answers, exercises, text }: Omit<ExamAnswers, 'image'>,
  attempt = 1,
): Promise<Date> {
  const name = `draft:${lessonRand}${attempt > 1 ? `:${attempt}` : ''}`;
  const input = {
    ...{ lessonId: lessonRand, answer: answers, theory: text ?? '', writtenAt: serverNow() },
    ...(exercises && { exercises: JSON.stringify(exercises) }),
    ...(attempt > 1 && { attempt }),
  };
  try {
    const { savedAt } = await callApi(saveExamDraft, input);
    noteAbout(savedAt.getTime());
    void stopWaitingFor(name).catch(ignore);
    return savedAt;
  } catch (error) {
    if (errorCode(error) === 'network') {
      const sent = spelledFor(saveExamDraft.request, input);
      await waitToSend(name, { what: 'draft', input: sent }).catch(ignore);
    }
    throw error;
  }
}

/** The draft stands in local storage too. */
const ignore = () => undefined;
