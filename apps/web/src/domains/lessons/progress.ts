import type { LessonSummary } from './model.ts';

/** Whether nothing of a lesson is left to do: it was opened, and an exam submitted, or passed where it asks for that. */
export function isLessonDone({ kind, isViewed, ...exam }: LessonSummary): boolean {
  return kind === 'exam' ? exam.isSubmitted && !exam.isPassMissing : isViewed;
}

/** Whether a lesson counts towards its class: a timetable is nothing to complete (rulings §9). */
export const isToComplete = ({ kind }: Pick<LessonSummary, 'kind'>): boolean =>
  kind !== 'timetable';
