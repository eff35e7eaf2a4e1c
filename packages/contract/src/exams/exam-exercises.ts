import * as z from 'zod/mini';
import { type AskedExercise, type Exercise, GivenAnswer } from '../exercises/kinds.ts';

/*
 * Exercises of an exam as its student meets them (decision 093): asked without their key, and answered
 * in the words that were shown. Words stay what they are whatever order a teacher puts options into
 * later, so an answer can be judged again under a corrected key.
 */

/** Answers by the id of their exercise. */
export const GivenAnswers = z.record(
  z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/)),
  GivenAnswer,
);
export type GivenAnswers = z.output<typeof GivenAnswers>;

/** An exercise of an exam as its student sees it. */
export interface SatExercise {
  id: string;
  /** How much it counts, where a question counts 1. */
  points: number;
  /** Until the answers may be seen. */
  asked?: AskedExercise;
  /** With its key, once the answers may be seen. */
  exercise?: Exercise;
  /** What was handed in; absent before, and for what was left open. */
  given?: GivenAnswer;
}
