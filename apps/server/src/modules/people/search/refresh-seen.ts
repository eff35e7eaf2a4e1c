import type { Services } from '../../../context.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { noteSeen } from './store.ts';

const BATCH = 1000;

/**
 * Notes when people were last there of whom an earlier version has noted nothing; batch by batch, so
 * that nobody waits for it. Who comes meanwhile is noted by the database.
 */
export async function refreshSeen({ db }: Pick<Services, 'db'>): Promise<void> {
  const next = (after: number): Promise<number | null> =>
    inTransaction(db, (tx) => noteSeen(tx, after, BATCH));
  for (let reached = await next(0); reached !== null; ) reached = await next(reached);
}
