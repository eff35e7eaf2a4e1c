import { draws } from '@institute/contract/exams/draw-parts';
import { DEADLINE_GRACE_SECONDS } from '@institute/contract/exams/exam-rules';
import { HOUR_MS } from '@institute/contract/time/durations';
import type { ExamRules } from '../../lessons/index.ts';
import { type Choosable, choiceIn, choicesOf, scatter } from './rules.ts';

/** An attempt that has been handed in. */
export interface HandedIn {
  attempt: number;
  submittedAt: Date;
}

/** An attempt that was begun and is under way. */
export interface UnderWay {
  attempt: number;
  /** Null without a deadline. */
  endsAt: Date | null;
}

/** Where a student stands with the attempts of an exam. */
export interface Standing {
  /** The attempt that is under way, or may be begun next; null when none is left. */
  attempt: number | null;
  /** Whether it is under way: its questions are shown and its answers taken. */
  isBegun: boolean;
  /** When it may be begun; null for now. */
  beginsAt: Date | null;
  endsAt: Date | null;
}

/** Whether an attempt begins with a call: one on the clock or that draws, and every one after the first. */
export function needsBeginning(
  rules: Pick<ExamRules, 'examMinutes' | 'drawCount' | 'drawType' | 'drawTopic' | 'moreDraws'>,
  attempt: number,
) {
  return rules.examMinutes !== null || draws(rules) || attempt > 1;
}

/** Where a student stands who has handed in what `results` says, the first attempt first. */
export function standingOf(
  rules: ExamRules,
  results: readonly HandedIn[],
  running: UnderWay | null,
  now: Date,
): Standing {
  if (running) {
    return { attempt: running.attempt, isBegun: true, beginsAt: null, endsAt: running.endsAt };
  }
  const attempt = results.length + 1;
  const none = { beginsAt: null, endsAt: null };
  if (attempt > rules.attempts) return { attempt: null, isBegun: false, ...none };
  const last = results.at(-1)?.submittedAt;
  const opensAt = last ? new Date(last.getTime() + rules.attemptWait * HOUR_MS) : now;
  return {
    attempt,
    isBegun: !needsBeginning(rules, attempt),
    beginsAt: opensAt > now ? opensAt : null,
    endsAt: null,
  };
}

/** The deadline of an attempt that begins now; null without one. */
export function deadlineOf({ examMinutes }: ExamRules, now: Date): Date | null {
  return examMinutes === null ? null : new Date(now.getTime() + examMinutes * 60_000);
}

/** Whether the deadline has come: what is open may stay open from now on. */
export function isTimeUp({ endsAt }: Pick<UnderWay, 'endsAt'>, now: Date): boolean {
  return endsAt !== null && endsAt <= now;
}

/** Whether nothing is taken any more: what was saved is handed in as it stands. */
export function isOverdue({ endsAt }: Pick<UnderWay, 'endsAt'>, now: Date): boolean {
  return endsAt !== null && endsAt <= lastOverdue(now);
}

/** The latest deadline whose attempts are handed in by now. */
export function lastOverdue(now: Date): Date {
  return new Date(now.getTime() - DEADLINE_GRACE_SECONDS * 1000);
}

/** Whether the counted mark opens what follows; null without a pass mark, and until it is known. */
export function hasPassed(
  { passMark }: Pick<ExamRules, 'passMark'>,
  total: number | null,
): boolean | null {
  return passMark === null || total === null ? null : total >= passMark;
}

/** The questions in the order of one attempt of one student, the same whenever they are asked for. */
export function inOrderOf<Question extends { id: number | string }>(
  questions: readonly Question[],
  { isShuffled }: Pick<ExamRules, 'isShuffled'>,
  { userId, attempt }: { userId: number; attempt: number },
): Question[] {
  if (!isShuffled) return [...questions];
  return questions
    .map((question) => ({ question, rank: scatter(`${userId}:${attempt}:${question.id}`) }))
    .sort((a, b) => a.rank - b.rank || (a.question.id < b.question.id ? -1 : 1))
    .map(({ question }) => question);
}

/** What was answered of the questions there are; what is no choice of its question counts as open. */
export function answersWithin(
  questions: readonly Choosable[],
  answers: Readonly<Record<string, string>>,
  studentId: number,
): Record<string, string> {
  const known = questions.flatMap((question) => {
    const answer = choiceIn(choicesOf(question, studentId), answers[question.id] ?? '');
    return answer === undefined ? [] : [[question.id, answer] as const];
  });
  return Object.fromEntries(known);
}
