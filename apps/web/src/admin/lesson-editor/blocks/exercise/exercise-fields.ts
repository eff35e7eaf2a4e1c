import type { Exercise } from '@institute/contract/exercises/kinds';

/** What the fields of an exercise are given. */
export interface ExerciseFieldsProps<One extends Exercise = Exercise> {
  exercise: One;
  /** What is wrong with a field of it, such as `options.1`. */
  errorOf: (path: string) => string | undefined;
  /** Changes some of it. */
  onChange(changes: Partial<One>): void;
}
