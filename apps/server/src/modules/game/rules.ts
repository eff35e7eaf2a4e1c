import { type Draw, shuffled } from '@institute/contract/exercises/shuffled';
import { dateText } from '@institute/contract/time/calendar';

/** Questions of a round. */
export const ROUND_QUESTIONS = 10;

/** Rounds of a level whose questions are not asked again while the bank has others. */
export const REMEMBERED_ROUNDS = 5;

/** Rounds one user may open within 24 hours: more than anyone plays (rulings §10). */
export const ROUNDS_PER_DAY = 20;

/** Time the browser shows an answer before it moves on (student §9); no part of thinking time. */
const ADVANCE_MS = 1500;

/** The least time between two answers that count (rulings §9). */
const READING_MS = 1500;

/** What a question may take beyond its estimate: one slow journey to the server and back. */
const QUESTION_GRACE_MS = 3000;

/** What a whole round may take beyond the sum of its estimates and the pauses between questions. */
const ROUND_GRACE_MS = 10_000;

/** What a round drawn from a bank is: its questions, and the seconds they allow on the average. */
export interface RoundShape {
  questions: number;
  seconds: number;
}

export function roundShape(bank: readonly Pick<Askable, 'estimatedTimeMs'>[]): RoundShape {
  const questions = Math.min(ROUND_QUESTIONS, bank.length);
  const sum = bank.reduce((total, { estimatedTimeMs }) => total + estimatedTimeMs, 0);
  return { questions, seconds: Math.round((sum / Math.max(1, bank.length) / 1000) * questions) };
}

/** A question ready to be asked. */
export interface AskedQuestion {
  question: string;
  options: string[];
  right: number;
  estimatedTimeMs: number;
}

/** A question of the bank. */
export interface Askable {
  question: string;
  answer: string;
  wrong: readonly string[];
  estimatedTimeMs: number;
}

/**
 * Draws the questions of a round, with shuffled options. Those in `recent` (newest first) come only
 * when the bank has no others left, the longest unasked before the rest.
 */
export function drawRound(
  bank: readonly Askable[],
  recent: readonly string[],
  draw: Draw,
): AskedQuestion[] {
  const age = new Map<string, number>();
  for (const [index, question] of recent.entries()) {
    if (!age.has(question)) age.set(question, index);
  }
  const fresh = bank.filter(({ question }) => !age.has(question));
  const known = bank
    .filter(({ question }) => age.has(question))
    .sort((a, b) => (age.get(b.question) ?? 0) - (age.get(a.question) ?? 0));
  const missing = Math.max(0, ROUND_QUESTIONS - fresh.length);
  const drawn = [...shuffled(fresh, draw).slice(0, ROUND_QUESTIONS), ...known.slice(0, missing)];
  return shuffled(drawn, draw).map(({ question, answer, wrong, estimatedTimeMs }) => {
    const options = shuffled([answer, ...wrong], draw);
    return { question, options, right: options.indexOf(answer), estimatedTimeMs };
  });
}

/**
 * Whether an answer that arrives now is in time: within its question's estimate since the question
 * was shown, and within the overall sum since the round was opened (student §9), each with its
 * grace for the network. The first question is shown when the round opens, another one when the
 * answer before it has been looked at.
 */
export function isInTime(
  round: { openedAt: Date; questions: readonly { estimatedTimeMs: number }[] },
  earlier: readonly { answeredAt: Date }[],
  now: Date,
): boolean {
  const estimate = round.questions[earlier.length]?.estimatedTimeMs;
  if (estimate === undefined) return false;
  const before = earlier.at(-1);
  const shownAt = before ? before.answeredAt.getTime() + ADVANCE_MS : round.openedAt.getTime();
  const sum = round.questions.reduce((total, one) => total + one.estimatedTimeMs, 0);
  const roundEnds = round.openedAt.getTime() + sum + earlier.length * ADVANCE_MS;
  return (
    now.getTime() <= shownAt + estimate + QUESTION_GRACE_MS &&
    now.getTime() <= roundEnds + ROUND_GRACE_MS
  );
}

/**
 * Whether an answer came sooner than anyone reads (rulings §9): within 1.5 seconds of the answer
 * before it, or of the opening. A round of ten whose answers all count takes 15 seconds at least.
 */
export function isTooFast(round: { openedAt: Date }, answers: readonly Answered[]): boolean {
  return answers.some((_, question) => cameTooFast(round, answers, question));
}

interface Answered {
  answeredAt: Date;
}

/** Whether the answer to a question, by its place, came sooner than anyone reads. */
export function cameTooFast(
  { openedAt }: { openedAt: Date },
  answers: readonly Answered[],
  question: number,
): boolean {
  const at = answers[question]?.answeredAt;
  const before = answers[question - 1]?.answeredAt ?? openedAt;
  return at !== undefined && at.getTime() - before.getTime() < READING_MS;
}

/** Whether a round is won: every question answered, every first answer right and in time. */
export function isWon(
  round: { questions: readonly unknown[] },
  answers: readonly { isCorrect: boolean; inTime: boolean }[],
): boolean {
  return (
    answers.length === round.questions.length &&
    answers.every(({ isCorrect, inTime }) => isCorrect && inTime)
  );
}

/**
 * The institute's day a won round counts for: that of its last answer. A round finished before
 * midnight and claimed after it belongs to the day it was played, and leaves the new day free.
 */
export function dayOfWin(answers: readonly { answeredAt: Date }[], timeZone: string): string {
  const last = answers.at(-1);
  if (!last) throw new RangeError('a round without answers has no day');
  return dateText(last.answeredAt, timeZone);
}
