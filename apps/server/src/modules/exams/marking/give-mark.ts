import { isolated } from '@institute/contract/arabic/two-scripts';
import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { totalScore } from '@institute/contract/exams/exam-scores';
import { UNDO_SECONDS } from '@institute/contract/exams/marking';
import { displayTime } from '@institute/contract/time/calendar';
import { type Context, signedIn } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { noteOverruled } from '../machine/store.ts';
import { text } from '../text.ts';
import { type LockedResult, saveGrade } from './store.ts';
import { changeUnder, insertChange } from './store-changes.ts';
import { marksToTell, tellNow } from './tell-mark.ts';

/** How long the student is not told after {@link UNDO_SECONDS}: an undo may be on its way. */
const GRACE_SECONDS = 3;

/** A mark to be given. */
export interface NewMark {
  /** 0 to 100. */
  score: number;
  comment: string;
  /** Why it takes the place of another; empty for a first one. */
  reason: string;
  /** Under which it may be undone; null when it may not. */
  requestKey: string | null;
}

/**
 * Whether a request of this person has given its mark to this result already, also where that was undone
 * since. A key that was used for another one, or by somebody else, marks nothing. Errors: invalid_input.
 */
export async function isGiven(
  context: Context,
  tx: Tx,
  { result }: LockedResult,
  requestKey: string | null,
): Promise<boolean> {
  const before = requestKey === null ? null : await changeUnder(tx, requestKey);
  if (!before) return false;
  const isOwn = before.resultId === result.id && before.changedBy === signedIn(context).userId;
  if (!isOwn) throw new AppError('invalid_input', text.keyUsed);
  return true;
}

/**
 * Refuses whoever would mark their own submission, as a teacher may who studies in the class; an
 * administrator answers for every mark as it is. Errors: own_submission.
 */
export function refuseOwnSubmission(context: Context, { result }: LockedResult): void {
  const actor = signedIn(context);
  if (result.userId === actor.userId && !can(actor, 'exams.markOwn')) {
    throw new AppError('own_submission');
  }
}

/**
 * Writes a mark over what stands, with a line of its history, and tells the student: at once, or
 * when it can no longer be undone. The result is under our lock.
 */
export async function giveMark(
  context: Context,
  tx: Tx,
  { result }: LockedResult,
  { score, comment, reason, requestKey }: NewMark,
): Promise<void> {
  const { userId: markedBy } = signedIn(context);
  const now = context.clock.now();
  const grade = {
    theoryScore: score,
    totalScore: totalScore(result.objectiveScore, score, true),
    markedAt: now,
    markedBy,
    markComment: comment,
  };
  const [, , change] = await Promise.all([
    saveGrade(tx, result.id, grade),
    noteOverruled(tx, result.id, now),
    insertChange(tx, {
      ...{ resultId: result.id, reason, requestKey, changedAt: now, changedBy: markedBy },
      fromScore: result.theoryScore,
      fromComment: result.markComment,
      fromMarkedAt: result.markedAt,
      fromMarkedBy: result.markedBy,
      toScore: score,
      toComment: comment,
    }),
  ]);
  if (requestKey === null) {
    await tellNow(tx, { notices: context.notices, now }, { ...result, ...grade }, change);
    return;
  }
  const delay = UNDO_SECONDS + GRACE_SECONDS;
  await context.jobs.enqueue(tx, marksToTell, { change: change.id }, { delay });
}

/** The exam of a result with its id, and its class by name, for the audit row of what is done to the mark. */
export const examOf = ({ result, subject, className }: LockedResult) => ({
  lesson: result.lessonId,
  exam: subject,
  class: className,
});

/** Who has marked a result, how and when, for the administrator who comes second. */
export function takenWords(context: Context, { result, markerName }: LockedResult): string {
  const by = isolated(markerName ?? text.anotherMarker);
  if (!result.markedAt) return text.alreadyMarked(by, result.theoryScore);
  const at = displayTime(result.markedAt, context.config.timeZone);
  return text.alreadyMarkedOn(by, result.theoryScore, at);
}
