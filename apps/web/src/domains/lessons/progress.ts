import type { LessonSummary } from './model.ts';

/** Whether nothing of a lesson is left to do: it was opened, and submitted where it is an exam. */
export function isLessonDone({ kind, isSubmitted, isViewed }: LessonSummary): boolean {
  return kind === 'exam' ? isSubmitted : isViewed;
}

/** Whether a lesson counts towards its class: a timetable is nothing to complete (rulings §9). */
export const isToComplete = ({ kind }: Pick<LessonSummary, 'kind'>): boolean =>
  kind !== 'timetable';
