import type { Services } from '../../../context.ts';
import { inTransaction, type Tx } from '../../../platform/db-transaction.ts';
import { writeOperatorAudit } from '../../audit/index.ts';
import { lockAdministrators, lockUser } from '../../auth/index.ts';
import { lockWallets } from '../../ledger/index.ts';
import { decideErasure, erasePerson } from '../../people/index.ts';
import { dueErasures, erasesAtOf } from './store.ts';

/**
 * Erases the accounts whose owners asked for it and have not changed their minds; gives how many.
 * Each stands in a transaction of its own: a process that ends meanwhile leaves every person whole
 * or erased, and the next run goes on.
 */
export async function eraseDue(services: Services): Promise<number> {
  const { db, clock, log } = services;
  let erased = 0;
  for (const userId of await dueErasures(db, clock.now())) {
    const outcome = await inTransaction(db, (tx) => eraseIfDue(services, tx, userId));
    if (outcome === 'erased') erased += 1;
    else log.warn({ userId, why: outcome }, 'an account is not erased today');
  }
  return erased;
}

/** Erases a person under lock, or says what stands in the way today; it is looked at again tomorrow. */
async function eraseIfDue(
  services: Services,
  tx: Tx,
  userId: number,
): Promise<'erased' | 'changed-mind' | 'last-administrator' | 'pays-by-card'> {
  const now = services.clock.now();
  // Before anything is read: a payment that is credited meanwhile is waited for.
  await lockWallets(tx, [userId]);
  const administrators = await lockAdministrators(tx);
  const subject = await lockUser(tx, userId);
  const erasesAt = subject && (await erasesAtOf(tx, userId));
  if (!subject || !erasesAt || erasesAt > now) return 'changed-mind';
  if (decideErasure(subject, administrators)) return 'last-administrator';
  // Its money would come to nobody. The provider is asked for three days at most.
  if (await services.personalData.isPaying(tx, userId)) return 'pays-by-card';
  await erasePerson(services, tx, subject, { keepsHistory: false });
  await writeOperatorAudit(tx, now, 'eraseAccount', { subjectId: userId });
  return 'erased';
}
