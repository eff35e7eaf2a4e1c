import type * as z from 'zod/mini';
import type { Judgement } from './judgement.ts';

/** How an exercise is asked. */
export interface Asking {
  /** Puts words into the order in which they are shown; `part` tells the two sides of pairs apart. */
  inOrder: (
    words: readonly string[],
    part: 'options' | 'items' | 'lefts' | 'rights',
  ) => readonly string[];
  /** The width of the field of a gap; one for all unless said otherwise. */
  gapFor?: (accepted: readonly string[]) => number;
}

/** Fields of an answer as they are sent. */
export type GivenShape = Readonly<Record<string, z.core.$ZodType>>;
export type GivenOf<Given extends GivenShape> = z.output<z.ZodMiniObject<Given>>;

/**
 * A kind of exercise: everything that is told apart by its type, but for what it looks like. `Own` is the
 * exercise with its key, `Asked` what a student sees of it beside the question, `Given` an answer in the words
 * that were shown, which stays what it is when options are put into another order, and `Placed` the same in
 * places from 0.
 */
export interface Kind<Own, Asked, Given extends GivenShape, Placed> {
  /** Its name, and what it asks, for whoever writes one. */
  called: { name: string; hint: string };
  schema: z.ZodMiniType<Own>;
  given: Given;
  /** The exercise without anything that tells its key or its explanation. */
  ask(exercise: Own, asking: Asking): Asked;
  /** Whether enough was answered to hand it in; `areHeld` says whether words stand in what was asked. */
  isAnswered(
    asked: Asked,
    given: GivenOf<Given>,
    areHeld: (words: readonly string[]) => boolean,
  ): boolean;
  /** An answer in places; words that the exercise does not hold are nothing, and so is none. */
  placed(exercise: Own, given: GivenOf<Given> | null): Placed;
  /** Judges an answer; null for one to something else. Where several things are asked, each counts alike. */
  judge(exercise: Own, answer: Placed | null): Judgement;
  /** The answer that is right. */
  right(exercise: Own): GivenOf<Given>;
  /** What the exercise says beneath its question, a line each, without its key. */
  text(exercise: Own): string[];
  /** The exercise as it is saved: without rows and answers that were begun and hold nothing. */
  written(exercise: Own): Own;
}

/** Says what a kind is made of; its types follow from that. */
export const defineKind = <Own, Asked, Given extends GivenShape, Placed>(
  kind: Kind<Own, Asked, Given, Placed>,
): Kind<Own, Asked, Given, Placed> => kind;
