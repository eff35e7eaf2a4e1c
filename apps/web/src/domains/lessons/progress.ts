import type { LessonSummary } from './model.ts';

/** Whether nothing of a lesson is left to do: it was opened, and submitted where it is an exam. */
export function isLessonDone({ kind, isSubmitted, isViewed }: LessonSummary): boolean {
  return kind === 'exam' ? isSubmitted : isViewed;
}
