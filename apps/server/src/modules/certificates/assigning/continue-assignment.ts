import type { Services } from '../../../context.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { inSteps } from '../../../platform/in-steps.ts';
import { defineQueue } from '../../../platform/job-queue.ts';
import { giveNext } from './give-next.ts';
import { lockAssignment } from './store-assignments.ts';

/** An assignment to more students than a request may wait for. */
export const longAssignments = defineQueue<{ id: number }>('long-assignments', { backoff: 5 });

/**
 * Students of one transaction, here and where an assignment is taken back: so few that whoever waits
 * for the embedded database, which does one thing at a time, hardly notices.
 */
export const BATCH = 25;

/**
 * Goes on with an assignment until everyone has been served; the next process begins where the last
 * step of a killed one ended.
 */
export function continueAssignment(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: number,
  signal?: AbortSignal,
): Promise<void> {
  const step = () =>
    inTransaction(db, async (tx) => {
      const row = await lockAssignment(tx, id);
      if (!row || row.finishedAt) return true;
      return (await giveNext(tx, row, clock.now(), BATCH)).finishedAt !== null;
    });
  return inSteps(step, signal);
}
