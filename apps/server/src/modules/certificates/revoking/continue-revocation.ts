import type { Services } from '../../../context.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { inSteps } from '../../../platform/in-steps.ts';
import { defineQueue } from '../../../platform/job-queue.ts';
import { BATCH } from '../assigning/continue-assignment.ts';
import { revokeNext } from './revoke-next.ts';
import { lockRevocation } from './store-revocations.ts';

/** Taking back more certificates than a request may wait for. */
export const longRevocations = defineQueue<{ id: number }>('long-revocations', { backoff: 5 });

/**
 * Goes on with a revocation until no certificate of its assignment stands; the next process begins
 * where the last step of a killed one ended.
 */
export function continueRevocation(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: number,
  signal?: AbortSignal,
): Promise<void> {
  const step = () =>
    inTransaction(db, async (tx) => {
      const row = await lockRevocation(tx, id);
      if (!row || row.finishedAt) return true;
      return (await revokeNext(tx, row, { now: clock.now(), limit: BATCH })).finishedAt !== null;
    });
  return inSteps(step, signal);
}
