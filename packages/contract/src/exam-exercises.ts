import * as z from 'zod/mini';
import type { Exercise } from './exercises.ts';

/*
 * Exercises of an exam as its student meets them (decision 093): asked without their key, and answered
 * in the words that were shown. Words stay what they are whatever order a teacher puts options into
 * later, so an answer can be judged again under a corrected key.
 */

const word = z.string().check(z.maxLength(300));
const words = z.array(word).check(z.maxLength(24));

/** What a student has answered; of what was left open there is nothing. */
export const GivenAnswer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('choice'), chosen: word }),
  z.object({ type: z.literal('choices'), chosen: words }),
  z.object({ type: z.literal('typed'), given: word }),
  /** What was typed into each gap, in order; '' for one left open. */
  z.object({ type: z.literal('cloze'), given: words }),
  /** The items in the order they were put into. */
  z.object({ type: z.literal('order'), placed: words }),
  /** What was put beside each left side. */
  z.object({
    type: z.literal('match'),
    matched: z.array(z.object({ left: word, right: word })).check(z.maxLength(24)),
  }),
  z.object({ type: z.literal('dictation'), given: word }),
  z.object({ type: z.literal('listen'), chosen: words }),
  /** The word, or the root and the pattern, as the exercise asks. */
  z.object({ type: z.literal('pattern'), given: words }),
]);
export type GivenAnswer = z.output<typeof GivenAnswer>;

/** Answers by the id of their exercise. */
export const GivenAnswers = z.record(
  z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/)),
  GivenAnswer,
);
export type GivenAnswers = z.output<typeof GivenAnswers>;

/** An exercise without its key: what may leave the server before an exam is submitted. */
export type AskedExercise = { prompt: string } & (
  | { type: 'choice' | 'choices'; options: readonly string[] }
  | { type: 'typed'; inArabic: boolean }
  | { type: 'cloze'; pieces: readonly AskedPiece[]; inArabic: boolean }
  | { type: 'order'; shown: 'words' | 'lines'; items: readonly string[] }
  | { type: 'match'; lefts: readonly string[]; rights: readonly string[] }
  | { type: 'dictation'; sound: string; inArabic: boolean }
  | { type: 'listen'; sound: string; several: boolean; options: readonly string[] }
  | ({ type: 'pattern' } & AskedScale)
);

/** What stands on the scale: the word is asked of a root and its pattern, or both of the word. */
export type AskedScale =
  | { asks: 'word'; root: string; pattern: string }
  | { asks: 'root'; word: string };

/** A segment of a text, or a gap in it with the width of its field in letters. */
export type AskedPiece = { text: string } | { gap: number };

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
