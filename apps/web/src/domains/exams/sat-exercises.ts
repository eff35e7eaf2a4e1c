import type { SatExercise } from '@institute/contract/exams/exam-exercises';

/** The exercises of an exam as its lesson brought them; none where it has none. */
export const satExercisesOf = (text: string | undefined): SatExercise[] =>
  text === undefined ? [] : (JSON.parse(text) as SatExercise[]);
