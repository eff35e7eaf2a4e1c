import type { Services } from '../../../context.ts';
import type { AccountEvent } from '../../../platform/card-provider.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { text } from '../text.ts';
import { accountLooks } from './find-account.ts';
import { accountNumberByCustomer, failNumber, lookAt } from './store-accounts.ts';

/**
 * Takes what a signed webhook says of an account number. That there is one is not believed but looked at; that the
 * bank has refused is, since nothing can be asked about it and nothing hangs on it but the student's next press.
 */
export async function hearOfAccount(
  { db, clock, jobs }: Pick<Services, 'db' | 'clock' | 'jobs'>,
  { customerCode, isRefused, reason }: AccountEvent,
): Promise<void> {
  const row = await accountNumberByCustomer(db, customerCode);
  if (!row || (row.state !== 'asked' && row.state !== 'failed')) return;
  if (isRefused) {
    const why = reason === '' ? text.accountNumbers.unsaid : text.accountNumbers.refused(reason);
    return failNumber(db, row.id, why);
  }
  await inTransaction(db, async (tx) => {
    await lookAt(tx, row.id, clock.now());
    const job = { accountNumberId: row.id };
    await jobs.enqueue(tx, accountLooks, job, { key: String(row.id) });
  });
}
