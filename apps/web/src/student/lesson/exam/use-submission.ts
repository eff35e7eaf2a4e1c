import type { ExamResult, Lesson } from '@institute/contract/exams/exams';
import { useRef, useState } from 'react';
import { type ExamAnswers, useSubmitExam } from '../../../domains/exams/api.ts';
import { refusalWords } from '../../../forms/submit-error.ts';
import { ApiError } from '../../../platform/api-error.ts';
import type { ExamDraft } from './draft.ts';
import { examText } from './text.ts';

interface Submission {
  /** The result; else whether it went unanswered, so that the same may be sent again, or not. */
  submit: (
    lesson: Lesson,
    draft: ExamDraft,
    attempt: number,
    how?: { isByItself: boolean },
  ) => Promise<ExamResult | 'unanswered' | 'refused'>;
  isRunning: boolean;
  /** Why the last attempt did not go through. */
  failure: string | null;
}

/** Submits an exam once at a time: a second press while the first runs does nothing. */
export function useSubmission(classId: string, lessonId: string): Submission {
  const { mutateAsync, isPending } = useSubmitExam(classId, lessonId);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef(false);

  const submit: Submission['submit'] = async (lesson, draft, attempt, how) => {
    if (running.current) return 'refused';
    running.current = true;
    // What is tried again by itself every few seconds is not said aloud each time.
    if (!how?.isByItself) setFailure(null);
    try {
      return await mutateAsync({ lesson, attempt, sent: answersOf(lesson, draft) });
    } catch (error) {
      setFailure(failureWords(error));
      return error instanceof ApiError && error.isNetwork ? 'unanswered' : 'refused';
    } finally {
      running.current = false;
    }
  };
  return { submit, isRunning: isPending, failure };
}

/** What is sent: answers to the questions there are, and one kind of theory answer. */
export function answersOf(lesson: Lesson, draft: ExamDraft): ExamAnswers {
  const answers: Record<string, string> = {};
  for (const { id } of lesson.questions) {
    const chosen = draft.answers[id];
    if (chosen !== undefined) answers[id] = chosen;
  }
  const asked = {
    answers,
    ...(lesson.exercises.length > 0 && { exercises: draft.exercises }),
  };
  if (lesson.about.trim() === '') return asked;
  return draft.image === '' ? { ...asked, text: draft.text } : { ...asked, image: draft.image };
}

/** The specification's words for a submission that did not go through. */
export function failureWords(error: unknown): string {
  if (error instanceof ApiError && error.httpStatus === 401) return examText.logIn;
  return refusalWords(error, examText.failed, examText.error);
}
