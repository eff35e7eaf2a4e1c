import type { Services } from '../../context.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { setAside } from '../../shared/remove-files.ts';
import { readSettings } from '../settings/index.ts';
import { dropOldFiles } from './store-files.ts';

/** Files of one transaction. */
const BATCH = 200;

/** So many months of the calendar before a moment. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCDate(1);
  before.setUTCMonth(before.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0));
  before.setUTCDate(Math.min(now.getUTCDate(), lastDay.getUTCDate()));
  return before;
}

/**
 * Removes the recordings and pictures that were handed in longer ago than the institute keeps them, and what was said
 * to them by voice. What was written, and the marks, stay.
 */
export async function removeOldRecordings(services: Services, signal: AbortSignal): Promise<void> {
  const { db, clock } = services;
  const { recordingMonths } = await readSettings(db);
  const before = monthsBefore(clock.now(), Number(recordingMonths));
  for (let isMore = true; isMore && !signal.aborted; ) {
    isMore = await inTransaction(db, async (tx) => {
      const names = await dropOldFiles(tx, before, BATCH);
      await setAside(services, tx, names);
      return names.length > 0;
    });
  }
}
