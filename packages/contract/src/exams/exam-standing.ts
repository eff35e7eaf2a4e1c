import * as z from 'zod/mini';
import { flagText } from '../fields.ts';
import { ExamRules } from './exam-rules.ts';

/** The marks of one attempt. */
export const ExamAttempt = z.object({
  /** From 1. */
  attempt: z.number(),
  objective_score: z.nullable(z.number()),
  /** Null until marked, and when the exam has no theory question. */
  theory_score: z.nullable(z.number()),
  /** Null while the theory answer waits for its grade. */
  total_score: z.nullable(z.number()),
  /** Unix seconds. */
  submitted_at: z.number(),
  /** '1' for the one that counts. */
  counted: flagText,
  /** '1' where time ran out: it holds what was saved until then. */
  timed_out: flagText,
  /** What the mark says to the student besides; empty for nothing. */
  comment: z.string(),
});
export type ExamAttempt = z.output<typeof ExamAttempt>;

/**
 * How a student stands with an exam that has rules of its own; it travels as a JSON text, so that pages
 * of other lessons need not carry its code.
 */
export const ExamStanding = z.object({
  ...ExamRules.shape,
  questions: z.number(),
  has_theory: flagText,
  /** The attempt that is under way, or may be begun next; 0 when none is left. */
  attempt: z.number(),
  /** '1' while `attempt` is under way. */
  begun: flagText,
  /** Unix seconds from which `attempt` may be begun; 0 for now, and while it is under way. */
  begins_at: z.number(),
  /** Unix seconds of the deadline of the attempt under way; 0 without one. */
  ends_at: z.number(),
  /** The server's clock in milliseconds, by which the page counts down. */
  now: z.number(),
  /** '1' when the attempt that counts reaches the pass mark; null without one, and until marked. */
  passed: z.nullable(flagText),
  /** What was handed in, the first attempt first. */
  results: z.array(ExamAttempt),
});
export type ExamStanding = z.output<typeof ExamStanding>;
