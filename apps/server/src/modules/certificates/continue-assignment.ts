import type { Services } from '../../context.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { defineQueue } from '../../platform/job-queue.ts';
import { giveNext } from './give-next.ts';
import { lockAssignment } from './store-assignments.ts';

/** An assignment to more students than a request may wait for. */
export const longAssignments = defineQueue<{ id: number }>('long-assignments', { backoff: 5 });

/** Students of one transaction: few enough that progress is seen and a stop need not wait. */
const BATCH = 250;

/**
 * Goes on with an assignment until everyone has been served. Each step is whole by itself, so a
 * killed process loses none and the next one begins where the last step ended. Throws when
 * `signal` ends it, to be tried again.
 */
export async function continueAssignment(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: number,
  signal?: AbortSignal,
): Promise<void> {
  for (let isDone = false; !isDone; ) {
    signal?.throwIfAborted();
    isDone = await inTransaction(db, async (tx) => {
      const row = await lockAssignment(tx, id);
      if (!row || row.finishedAt) return true;
      return (await giveNext(tx, row, clock.now(), BATCH)).finishedAt !== null;
    });
  }
}
