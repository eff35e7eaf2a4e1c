import * as z from 'zod/mini';
import { choice } from './choice.ts';
import { choices } from './choices.ts';
import { cloze } from './cloze.ts';
import { dictation } from './dictation.ts';
import type { Judgement } from './judgement.ts';
import type { Asking, GivenOf } from './kind.ts';
import { listen } from './listen.ts';
import { match } from './match.ts';
import { order } from './order.ts';
import { pattern } from './pattern.ts';
import { typed } from './typed.ts';

/** The kinds of exercise by their type, in the order in which an editor offers them. */
const kinds = { choice, choices, typed, cloze, order, match, dictation, listen, pattern };
type Kinds = typeof kinds;
export type ExerciseType = keyof Kinds;
export const exerciseTypes = Object.keys(kinds) as ExerciseType[];

/** The name of each kind, and what it asks, for whoever writes one. */
export const exerciseText = Object.fromEntries(
  exerciseTypes.map((type) => [type, kinds[type].called]),
) as Readonly<Record<ExerciseType, { name: string; hint: string }>>;

/** An exercise with its key. Those of practice may travel to a browser; an exam's may not. */
export type Exercise = z.output<Kinds[ExerciseType]['schema']>;
export type ExerciseOf<Type extends ExerciseType> = Extract<Exercise, { type: Type }>;
/** An answer in the words that were shown; of what was left open there is nothing. */
export type GivenAnswer = {
  [Type in ExerciseType]: { type: Type } & GivenOf<Kinds[Type]['given']>;
}[ExerciseType];
/** An exercise without its key: what may leave the server before an exam is submitted. */
export type AskedExercise = {
  [Type in ExerciseType]: { type: Type; prompt: string } & ReturnType<Kinds[Type]['ask']>;
}[ExerciseType];
/** An answer in places, from 0. */
export type ExerciseAnswer = {
  [Type in ExerciseType]: { type: Type } & ReturnType<Kinds[Type]['placed']>;
}[ExerciseType];

/** A kind as the functions below call it: with exercises, and answers to them, of its own type alone. */
interface AnyKind {
  ask(exercise: Exercise, asking: Asking): object;
  isAnswered(asked: object, given: object, areHeld: (words: readonly string[]) => boolean): boolean;
  placed(exercise: Exercise, given: GivenAnswer | null): object;
  judge(exercise: Exercise, answer: ExerciseAnswer | null): Judgement;
  right(exercise: Exercise): object;
  text(exercise: Exercise): string[];
  written(exercise: Exercise): Exercise;
}
const kindOf = ({ type }: { type: ExerciseType }) => kinds[type] as unknown as AnyKind;

export const Exercise = z.discriminatedUnion(
  'type',
  exerciseTypes.map((type) => kinds[type].schema) as never,
) as unknown as z.ZodMiniType<Exercise, Exercise>;

export const GivenAnswer = z.discriminatedUnion(
  'type',
  exerciseTypes.map((type) => z.object({ type: z.literal(type), ...kinds[type].given })) as never,
) as unknown as z.ZodMiniType<GivenAnswer, GivenAnswer>;

/** Judges the answer to an exercise. */
export const judgeExercise = (exercise: Exercise, answer: ExerciseAnswer): Judgement =>
  kindOf(exercise).judge(exercise, answer.type === exercise.type ? answer : null);

/** An exercise without anything that tells its key or its explanation, in the order of `inOrder`. */
export function askedOf(exercise: Exercise, asking: Asking): AskedExercise {
  const { type, prompt } = exercise;
  return { prompt, type, ...kindOf(exercise).ask(exercise, asking) } as AskedExercise;
}

/**
 * Whether enough was answered to hand it in; a text with gaps may leave some of them open. Words that
 * the exercise does not hold, since its teacher has corrected them meanwhile, answer nothing.
 */
export function isAnswered(asked: AskedExercise, given: GivenAnswer | undefined): boolean {
  if (given?.type !== asked.type) return false;
  const held: readonly unknown[] = Object.values(asked).flat();
  return kindOf(asked).isAnswered(asked, given, (words) => words.every((it) => held.includes(it)));
}

/** An answer in words as the answer in places that {@link judgeExercise} judges; unknown words are nothing. */
export function placesOf(exercise: Exercise, given: GivenAnswer | undefined): ExerciseAnswer {
  const { type } = exercise;
  const placed = kindOf(exercise).placed(exercise, given?.type === type ? given : null);
  return { type, ...placed } as ExerciseAnswer;
}

/** The answer to an exercise that is right. */
export const rightAnswerTo = (exercise: Exercise): GivenAnswer =>
  ({ type: exercise.type, ...kindOf(exercise).right(exercise) }) as GivenAnswer;

/** What an exercise says beneath its question, a line each, without its key; one of a newer release says nothing. */
export const linesOfExercise = (exercise: Exercise): string[] =>
  (kindOf(exercise) as AnyKind | undefined)?.text(exercise) ?? [];

/** An exercise as it is saved, without answers and rows that were begun and hold nothing. */
export const writtenExercise = (exercise: Exercise): Exercise => kindOf(exercise).written(exercise);
