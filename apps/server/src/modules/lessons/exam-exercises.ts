import type { ExamExercise, LessonRow } from './store.ts';

/** The exercises of an exam in order; removed ones too when `withRemoved`, for old results. */
export function exercisesOf(
  { exercises }: Pick<LessonRow, 'exercises'>,
  { withRemoved = false } = {},
): ExamExercise[] {
  return exercises.filter(({ removed }) => withRemoved || !removed);
}
