import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db.ts';
import { dayOfRow, fromDay, WORTH_LOCATING } from '../../../platform/store-counted-days.ts';
import { type HistoryFilter, isCountedAnew } from './filter.ts';
import { all, type Found, ofSort } from './store.ts';

/** Where a scan of the list by date begins. */
export interface Start {
  /** Rows from there on; null for the top of the list. */
  bound: SQL | null;
  /** Rows it passes over before those that are wanted. */
  skip: number;
}

/**
 * Where a scan by date to the row after `skip` others begins. The kept counts know the day of every
 * row, but not under a search nor of what is counted anew.
 */
export async function startByDate(
  db: Database,
  filter: HistoryFilter,
  found: Found | null,
  { skip, descending }: { skip: number; descending: boolean },
): Promise<Start> {
  const top = { bound: null, skip };
  if (found || isCountedAnew(filter) || skip < WORTH_LOCATING) return top;
  const counts = (of: SQL) =>
    sql`select day, count from payment_totals where ${all([of, ...ofSort(filter)])}`;
  const month = await dayOfRow(db, counts(sql`grain = 'month'`), { skip, descending });
  if (!month) return top;
  const within = sql`grain = 'day' and day >= ${month.day}::date
    and day < (${month.day}::date + interval '1 month')::date`;
  const left = skip - month.before;
  const day = await dayOfRow(db, counts(within), { skip: left, descending });
  if (!day) return top;
  return { bound: fromDay(sql`created_at`, day.day, descending), skip: left - day.before };
}
