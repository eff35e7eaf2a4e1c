import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db.ts';
import { dayOfRow, fromDay } from '../../../platform/store-counted-days.ts';
import type { HistoryFilter, HistoryOrder, Stretch } from './filter.ts';
import { all, type Found, ofSort } from './store.ts';
import { beyond, type Place, sortedBy } from './store-order.ts';

/** Skipping fewer rows than this along an index is cheaper than asking the counts. */
const WORTH_LOCATING = 200;

/** A part of a page that one walk along an index gives. */
export interface Walk {
  /** Where it begins; null for the top. */
  bound: SQL | null;
  /** Rows it passes over before those of the page. */
  skip: number;
  limit: number;
}

/**
 * The walks that together give `limit` rows of a stretch after the first `skip`, going `way`. The
 * kept counts know the place of every row, but not under a search nor within a day. By name and by
 * amount, other kinds of payments may lie before even the first of those a filter lets through.
 */
export async function walksTo(
  db: Database,
  { filter }: Stretch,
  way: HistoryOrder,
  { skip, limit }: { skip: number; limit: number },
  found: Found | null,
): Promise<Walk[]> {
  const fromTop = [{ bound: null, skip, limit }];
  if (found || filter.day) return fromTop;
  const isByDate = way.key === 'date';
  const isWhole = filter.isCredit === null && filter.service === null;
  if (skip < WORTH_LOCATING && (isByDate || isWhole)) return fromTop;
  if (!isByDate) return walksByMark(db, filter, way, { skip, limit });
  const start = await startByDay(db, filter, way, skip);
  return start ? [{ ...start, limit }] : fromTop;
}

async function startByDay(
  db: Database,
  filter: HistoryFilter,
  { descending }: HistoryOrder,
  skip: number,
): Promise<Omit<Walk, 'limit'> | null> {
  const counts = (of: SQL) =>
    sql`select day, count from payment_totals where ${all([of, ...ofSort(filter)])}`;
  const month = await dayOfRow(db, counts(sql`grain = 'month'`), { skip, descending });
  if (!month) return null;
  const within = sql`grain = 'day' and day >= ${month.day}::date
    and day < (${month.day}::date + interval '1 month')::date`;
  const left = skip - month.before;
  const day = await dayOfRow(db, counts(within), { skip: left, descending });
  if (!day) return null;
  return { bound: fromDay(sql`created_at`, day.day, descending), skip: left - day.before };
}

/**
 * A walk for each part of the list in which rows of the page stand. Forward, it begins with the
 * first row of its part; backward, before the first row of the part that follows. It ends within
 * its part, since the part holds as many rows as the counts say.
 */
async function walksByMark(
  db: Database,
  filter: HistoryFilter,
  way: HistoryOrder,
  { skip, limit }: { skip: number; limit: number },
): Promise<Walk[]> {
  const first = sortedBy[way.key];
  if (!first) throw new Error(`No marks are kept in the order of ${way.key}.`);
  const direction = way.descending ? sql`desc` : sql`asc`;
  const edge = (column: SQL) => (way.descending ? sql`lag(${column}) over walk` : column);
  const parts = await rowsOf<{ before: number; count: number } & (Place | Nowhere)>(
    db,
    sql`select value, at, row, before::float8 as before, count::float8 as count from (
          select ${edge(sql`value`)}::text as value, ${edge(sql`created_at`)}::text as at,
                 ${edge(sql`payment_id`)}::text as row, count,
                 sum(count) over walk - count as before
          from (
            select ${sql.identifier(first.name)} as value, created_at, payment_id,
                   coalesce(sum(count), 0) as count
            from payment_marks
            left join payment_mark_counts on ${all([sql`mark_id = id`, ...ofSort(filter)])}
            where sorted_by = ${first.name} group by id) parts
          window walk as (order by value ${direction}, created_at ${direction}, payment_id ${direction})
        ) placed
        where count > 0 and before < ${skip + limit} and before + count > ${skip} order by before`,
  );
  return parts.map((part) => {
    const passed = Math.max(0, skip - part.before);
    return {
      bound: part.row === null ? null : beyond(way, part, !way.descending),
      skip: passed,
      limit: Math.min(part.count, skip + limit - part.before) - passed,
    };
  });
}

/** In place of the bound of the part with which an order begins. */
type Nowhere = Record<keyof Place, null>;

/** How long payments may have to wait behind the division that waits for somebody else. */
const LONGEST_WAIT = '2s';

/**
 * Divides the parts of the list that have grown too long to walk (decision 018). Fails, for the
 * next hour to try again, when a transaction that counts payments does not end.
 */
export async function divideParts(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('lock_timeout', ${LONGEST_WAIT}, true)`);
    await tx.execute(sql`select divide_payment_marks()`);
  });
}
