import * as z from 'zod/mini';
import { wireObject, yesNo } from '../codecs.ts';
import { flag, wholeNumber } from '../fields.ts';
import type { DefaultsOf } from '../form.ts';

/** How often an exam may be sat at the most. */
export const MOST_ATTEMPTS = 5;

/**
 * Seconds after the deadline in which what was on its way is still taken: the last save, and the
 * submission that the page makes by itself when time is up. Then the attempt is handed in as saved.
 */
export const DEADLINE_GRACE_SECONDS = 30;

export const LONGEST_WAIT_HOURS = 168;
export const EXAM_MINUTES = { least: 5, most: 240 } as const;

/** Which of a student's attempts counts. */
export const countedAttempts = ['best', 'last'] as const;
export type CountedAttempt = (typeof countedAttempts)[number];

/** A whole number, or null for none, which a form says by leaving it empty. */
function numberOrNone(min: number, max: number, message: string) {
  return z.union(
    [
      z.pipe(
        z.literal(''),
        z.transform((): number | null => null),
      ),
      wholeNumber(min, max, message),
    ],
    message,
  );
}

/** Our own: how an exam is sat; of other lessons none of it is kept. */
export const examRuleFields = {
  /** Percent that opens what follows; none asks for sitting it alone. */
  pass_mark: numberOrNone(0, 100, 'The pass mark is 0 to 100.'),
  attempts: wholeNumber(1, MOST_ATTEMPTS, 'An exam has 1 to 5 attempts.'),
  counted_attempt: z.enum(countedAttempts, 'The attempt that counts is best or last.'),
  /** Hours between one attempt and the next. */
  attempt_wait: wholeNumber(0, LONGEST_WAIT_HOURS, 'The wait is 0 to 168 hours.'),
  /** Minutes of an attempt on the server's clock; none for as long as a student likes. */
  exam_minutes: numberOrNone(
    EXAM_MINUTES.least,
    EXAM_MINUTES.most,
    'The time is 5 to 240 minutes.',
  ),
  /** Whether each student has the questions in an order of their own. */
  shuffled: flag,
};

/** As an exam is without them: sat once, by nobody's clock. */
export const examRuleDefaults = {
  pass_mark: null,
  attempts: 1,
  counted_attempt: 'best',
  attempt_wait: 0,
  exam_minutes: null,
  shuffled: false,
} as const satisfies DefaultsOf<typeof examRuleFields>;

/** The fields of the rules of an exam as they are read. */
export const examRules = {
  /** Percent that opens what follows; null for none. */
  passMark: z.nullable(z.number()),
  attempts: z.number(),
  countedAttempt: z.enum(countedAttempts),
  /** Hours between one attempt and the next. */
  attemptWait: z.number(),
  /** Null for as long as one likes. */
  examMinutes: z.nullable(z.number()),
  isShuffled: yesNo,
};
export const examRuleNames = { isShuffled: 'shuffled' } as const;

/** The rules of an exam as they are read. */
export const ExamRules = wireObject(examRules, examRuleNames);
export type ExamRules = z.output<typeof ExamRules>;
