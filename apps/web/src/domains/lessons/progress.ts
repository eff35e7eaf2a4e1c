import type { LessonSummary } from './model.ts';

/** Whether nothing of a lesson is left to do: it was opened, and an exam submitted, or passed where it asks for that. */
export function isLessonDone({ kind, isViewed, ...exam }: LessonSummary): boolean {
  return kind === 'exam' ? exam.isSubmitted && !exam.isPassMissing : isViewed;
}
