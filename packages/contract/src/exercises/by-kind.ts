import { type Exercise, type ExerciseOf, type ExerciseType, exerciseTypes } from './kinds.ts';

/** What is made of an exercise, said for each kind: a new kind does not compile before it is said. */
export type ByKind<Made> = {
  readonly [Type in ExerciseType]: (exercise: ExerciseOf<Type>) => Made;
};

/** What a table makes of an exercise; undefined where it says nothing of its kind. */
export function byKind<Made>(table: ByKind<Made>, exercise: Exercise): Made;
export function byKind<Made>(table: Partial<ByKind<Made>>, exercise: Exercise): Made | undefined;
export function byKind<Made>(table: Partial<ByKind<Made>>, exercise: Exercise): Made | undefined {
  const make = table[exercise.type] as ((exercise: Exercise) => Made) | undefined;
  return make?.(exercise);
}

/** The kinds of which a table says something, in their usual order. */
export const typesIn = (table: Partial<ByKind<unknown>>): ExerciseType[] =>
  exerciseTypes.filter((type) => table[type] !== undefined);
