import type { Services } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { defineQueue } from '../../../platform/job-queue.ts';
import type { ResultRow } from '../store.ts';
import { lockResult } from './store.ts';
import {
  type ChangeRow,
  changeById,
  firstChange,
  lastChange,
  lastTold,
  noteChange,
} from './store-changes.ts';

/** A mark that may be undone, and of which the student is told when that is over. */
export const marksToTell = defineQueue<{ change: number }>('marks-to-tell');

/**
 * Tells the student of a mark once it can no longer be undone. Nothing is said of one that was
 * undone or has been followed by another, which is told in its own time.
 */
export async function tellOfMark(
  { db, clock, notices }: Pick<Services, 'db' | 'clock' | 'notices'>,
  id: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const known = await changeById(tx, id);
    const found = known && (await lockResult(tx, known.resultId));
    if (!found) return;
    // Read again: an undo that held the lock has been written by now.
    const change = await lastChange(tx, known.resultId);
    if (change?.id !== id || change.toldAt) return;
    await tellNow(tx, { notices, now: clock.now() }, found.result, change);
  });
}

/** Tells the student of a mark whose result is under our lock, unless it is what they know. */
export async function tellNow(
  tx: Tx,
  { notices, now }: { notices: Services['notices']; now: Date },
  result: ResultRow,
  change: ChangeRow,
): Promise<void> {
  const told = await lastTold(tx, result.id);
  const first = await firstChange(tx, result.id);
  const known = told
    ? { score: told.toScore, comment: told.toComment }
    : { score: first?.fromScore ?? null, comment: first?.fromComment ?? '' };
  await noteChange(tx, change.id, { toldAt: now });
  // Who agrees with the machine changes nothing for the student.
  if (known.score === change.toScore && known.comment === change.toComment) return;
  await notices.examMarked(tx, now, {
    ...result,
    comment: change.toComment,
    // Who knew of no mark is told of one, not of a change.
    change: change.reason === '' || known.score === null ? null : { reason: change.reason },
  });
}
