import { AppError } from '@institute/contract/errors';
import type { Database, Tx } from '../../platform/db.ts';
import { lastClosed, shareMonths } from './store-months.ts';
import { text } from './text.ts';

/** Whether the books of a day's month are closed, or of a later one. */
export async function isClosedDay(db: Database, day: string): Promise<boolean> {
  const closed = await lastClosed(db);
  return closed !== null && day < closed.nextMonth;
}

/** Refuses a day whose month is closed. Errors: month_closed. */
export async function refuseClosed(db: Database, day: string): Promise<void> {
  const closed = await lastClosed(db);
  if (closed && day < closed.nextMonth) {
    throw new AppError('month_closed', text.monthClosed(closed.nextMonth));
  }
}

/**
 * The same, and has whoever closes a month wait for the end of the transaction: what is dated by then is in the
 * sums of the closing. Errors: month_closed.
 */
export async function requireOpen(tx: Tx, day: string): Promise<void> {
  await shareMonths(tx);
  await refuseClosed(tx, day);
}
