import type { CountedAttempt } from '@institute/contract/exams/exam-rules';
import { ExamStanding } from '@institute/contract/exams/exam-standing';
import { dateOfUnix, isSet } from '../../platform/decode.ts';

/** How an exam is sat. */
export interface SatAs {
  /** Percent that opens what follows; null for none. */
  passMark: number | null;
  attempts: number;
  countedAttempt: CountedAttempt;
  /** Hours between one attempt and the next. */
  attemptWait: number;
  /** Null for as long as one likes. */
  minutes: number | null;
}

/** What was handed in of one attempt. */
export interface Attempt {
  /** From 1. */
  attempt: number;
  totalScore: number | null;
  submittedAt: Date | null;
  isCounted: boolean;
  /** Whether time ran out: it holds what was saved until then. */
  isTimedOut: boolean;
}

/** How a student stands with an exam that has rules of its own. */
export interface Standing extends SatAs {
  questions: number;
  hasTheory: boolean;
  /** The attempt that is under way, or may be begun next; null when none is left. */
  attempt: number | null;
  isBegun: boolean;
  /** When it may be begun; null for now. */
  beginsAt: Date | null;
  /** The deadline of the attempt under way, on the server's clock; null without one. */
  endsAt: Date | null;
  /** Whether the counted mark is enough; null without a pass mark, and until it is known. */
  hasPassed: boolean | null;
  results: Attempt[];
  /** The server's clock when it said so, in ms. */
  serverTime: number;
}

export function standingOf(text: string): Standing {
  const standing = ExamStanding.parse(JSON.parse(text));
  return {
    passMark: standing.pass_mark,
    attempts: standing.attempts,
    countedAttempt: standing.counted_attempt,
    attemptWait: standing.attempt_wait,
    minutes: standing.exam_minutes,
    questions: standing.questions,
    hasTheory: isSet(standing.has_theory),
    attempt: standing.attempt || null,
    isBegun: isSet(standing.begun),
    beginsAt: dateOfUnix(standing.begins_at),
    endsAt: dateOfUnix(standing.ends_at),
    hasPassed: standing.passed === null ? null : isSet(standing.passed),
    serverTime: standing.now,
    results: standing.results.map((one) => ({
      attempt: one.attempt,
      totalScore: one.total_score,
      submittedAt: dateOfUnix(one.submitted_at),
      isCounted: isSet(one.counted),
      isTimedOut: isSet(one.timed_out),
    })),
  };
}
