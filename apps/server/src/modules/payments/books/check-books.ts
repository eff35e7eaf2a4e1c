import type { Services } from '../../../context.ts';
import { checkLedger } from '../../ledger/index.ts';
import { insertCheck, lastCheck } from './store-books.ts';

/** Checks the books and keeps what was found, for the balance sheet. */
export async function checkBooks({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>) {
  const { accounts, transfers, problems } = await checkLedger(db);
  const balanced = problems.length === 0;
  if (!balanced) log.error({ problems }, 'THE BOOKS DO NOT BALANCE');
  const check = { checkedAt: clock.now(), balanced, accounts, transfers, problems };
  await insertCheck(db, check);
  return check;
}

/** The last check of the books; the first one is made when an administrator looks. */
export async function booksCheck(services: Pick<Services, 'db' | 'clock' | 'log'>) {
  return (await lastCheck(services.db)) ?? checkBooks(services);
}
