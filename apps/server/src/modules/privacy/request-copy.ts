import { AppError } from '@institute/contract/errors';
import type { Context } from '../../context.ts';
import { token } from '../../platform/random.ts';
import { fileRemovals } from '../../shared/remove-files.ts';
import { ownerOfData } from './erasure/request-erasure.ts';
import { dataCopyJobs } from './make-copy.ts';
import { KEPT_MS, nextCopyAt } from './rules.ts';
import { lockCopy, putCopy } from './store.ts';

/**
 * Asks for a copy of everything about the actor: one at a time, and one a day. While one is under
 * way there is nothing to do. Errors: not_as_student, copy_too_soon.
 */
export async function requestCopy(context: Context): Promise<void> {
  const { userId } = ownerOfData(context);
  await context.transaction(async (tx) => {
    const now = context.clock.now();
    const before = await lockCopy(tx, userId);
    if (before && ['waiting', 'making'].includes(before.state)) return;
    if (before && nextCopyAt(before, now)) throw new AppError('copy_too_soon');
    const key = token(24);
    const expiresAt = new Date(now.getTime() + KEPT_MS.unmade);
    const row = { userId, key, state: 'waiting', requestedAt: now, expiresAt } as const;
    // Somebody else was quicker: theirs is the one that is made.
    if (!(await putCopy(tx, row, before))) return;
    if (before?.file) await context.jobs.enqueue(tx, fileRemovals, { names: [before.file] });
    await context.jobs.enqueue(tx, dataCopyJobs, { userId, key });
  });
}
