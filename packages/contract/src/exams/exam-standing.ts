import * as z from 'zod/mini';
import {
  idOrNone,
  jsonText,
  moment,
  momentMs,
  optionalMoment,
  wireObject,
  yesNo,
} from '../codecs.ts';
import { examRuleNames, examRules } from './exam-rules.ts';

/** The marks of one attempt. */
export const ExamAttempt = wireObject(
  {
    /** From 1. */
    attempt: z.number(),
    objectiveScore: z.nullable(z.number()),
    /** Null until marked, and when the exam has no theory question. */
    theoryScore: z.nullable(z.number()),
    /** Null while the theory answer waits for its grade. */
    totalScore: z.nullable(z.number()),
    submittedAt: moment,
    /** Whether it is the one that counts. */
    isCounted: yesNo,
    /** Whether time ran out: it holds what was saved until then. */
    isTimedOut: yesNo,
    /** What the mark says to the student besides; empty for nothing. */
    comment: z.string(),
  },
  { isCounted: 'counted', isTimedOut: 'timed_out' },
);
export type ExamAttempt = z.output<typeof ExamAttempt>;

/** How a student stands with an exam that has rules of its own. */
export const ExamStanding = wireObject(
  {
    ...examRules,
    questions: z.number(),
    /** How many of them are exercises, and how these may be answered; an older copy does not say. */
    exercises: z._default(z.number(), 0),
    isTyped: z._default(yesNo, false),
    hasSeveral: z._default(yesNo, false),
    hasTheory: yesNo,
    /** The attempt that is under way, or may be begun next; null when none is left. */
    attempt: idOrNone,
    /** Whether `attempt` is under way. */
    isBegun: yesNo,
    /** When `attempt` may be begun; null for now, and while it is under way. */
    beginsAt: optionalMoment,
    /** The deadline of the attempt under way, on the server's clock; null without one. */
    endsAt: optionalMoment,
    /** The server's clock as it said so, by which the page counts down. */
    serverTime: momentMs,
    /** Whether the attempt that counts reaches the pass mark; null without one, and until marked. */
    hasPassed: z.nullable(yesNo),
    /** What was handed in, the first attempt first. */
    results: z.array(ExamAttempt),
  },
  {
    ...examRuleNames,
    isBegun: 'begun',
    isTyped: 'typed',
    hasSeveral: 'several',
    serverTime: 'now',
    hasPassed: 'passed',
  },
);
export type ExamStanding = z.output<typeof ExamStanding>;

/**
 * A standing as it travels, which is a JSON text: pages of other lessons need not carry its code. A lesson has
 * the text, and who shows an exam decodes it.
 */
export const standingText = z.pipe(jsonText<z.input<typeof ExamStanding>>(), ExamStanding);
