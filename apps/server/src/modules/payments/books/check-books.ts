import type { Services } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { defineQueue } from '../../../platform/job-queue.ts';
import { checkLedger } from '../../ledger/index.ts';
import { insertCheck, lastCheck, transfersSince } from './store-books.ts';

/** A check of the books that is not to wait for its hour. */
export const bookChecks = defineQueue<Record<string, never>>('book-checks', {
  retries: 3,
  timeLimit: 1800,
});

/** Has the books checked as soon as may be; asked for by several at once, it is one check. */
export const planBooksCheck = (tx: Tx, { jobs }: Pick<Services, 'jobs'>) =>
  jobs.enqueue(tx, bookChecks, {}, { key: 'now' });

/** Checks the books and keeps what was found, for the balance sheet. */
export async function checkBooks({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>) {
  const { accounts, transfers, problems } = await checkLedger(db);
  const balanced = problems.length === 0;
  if (!balanced) log.error({ problems }, 'THE BOOKS DO NOT BALANCE');
  const check = { checkedAt: clock.now(), balanced, accounts, transfers, problems };
  await insertCheck(db, check);
  return check;
}

/**
 * The last check of the books, and how much has moved since then; the first one is made when an
 * administrator looks.
 */
export async function booksCheck(services: Pick<Services, 'db' | 'clock' | 'log'>) {
  const check = (await lastCheck(services.db)) ?? (await checkBooks(services));
  return { ...check, since: await transfersSince(services.db, check.checkedAt) };
}
