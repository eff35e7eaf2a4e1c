import type { Services } from '../../context.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { fileRemovals } from '../../shared/remove-files.ts';
import { deleteOverCopies } from './store.ts';

/** Removes the copies whose day is over, with their archives. */
export async function removeCopies({ db, clock, jobs }: Services): Promise<void> {
  await inTransaction(db, async (tx) => {
    const names = await deleteOverCopies(tx, clock.now());
    if (names.length > 0) await jobs.enqueue(tx, fileRemovals, { names });
  });
}
