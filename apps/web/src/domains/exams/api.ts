import type { RequestOf } from '@institute/contract/call';
import { type Lesson, saveExamDraft, submitExam } from '@institute/contract/exams';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { classDetailsKey } from '../classes/api.ts';
import { lessonKey } from '../lessons/api.ts';

/** What a student hands in: question ids to chosen options, and one kind of theory answer. */
export type ExamAnswers = Pick<RequestOf<typeof submitExam>, 'answer' | 'theory' | 'theory_image'>;

/**
 * Submits an exam. The result stands in the cache at once; the lesson is then asked for again,
 * because the correct options come only after submitting.
 */
export function useSubmitExam(classId: string, lessonId: string) {
  const client = useQueryClient();
  const key = lessonKey(classId, lessonId);
  return useMutation({
    mutationFn: ({ lesson, answers }: { lesson: Lesson; answers: ExamAnswers }) =>
      callApi(submitExam, { lesson_id: lesson.rand, examRand: lesson.rand, ...answers }),
    onSuccess: (examResult) => {
      client.setQueryData<Lesson>(key, (lesson) =>
        lesson ? { ...lesson, examDone: 1, examResult } : lesson,
      );
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: classDetailsKey(classId) });
      // Not waited for: on a slow line the news that the exam has arrived must not be late.
      void client.invalidateQueries({ queryKey: key });
    },
  });
}

/** Keeps what is written of an exam on the server; gives the time of its clock. */
export async function keepExamDraft(
  lessonRand: string,
  { answers, text }: { answers: Record<string, string>; text: string },
): Promise<Date> {
  const { saved_at } = await callApi(saveExamDraft, {
    lesson_id: lessonRand,
    answer: answers,
    theory: text,
    written_at: Date.now(),
  });
  return new Date(saved_at * 1000);
}
