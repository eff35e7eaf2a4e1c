import type { LessonSummary } from './model.ts';

/** Whether a lesson is behind its student: it was opened, and an exam submitted, or passed where it asks for that. */
export function isLessonBehind({ kind, isViewed, ...exam }: LessonSummary): boolean {
  return kind === 'exam' ? exam.isSubmitted && !exam.isPassMissing : isViewed;
}

/** Whether nothing of a lesson is left to do: its exercises have been answered as well. */
export const isLessonDone = (lesson: LessonSummary): boolean =>
  isLessonBehind(lesson) && lesson.hasExercisesLeft !== true;

/** Whether a lesson counts towards its class: a timetable is nothing to complete (rulings §9). */
export const isToComplete = ({ kind }: Pick<LessonSummary, 'kind'>): boolean =>
  kind !== 'timetable';
