import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/db.ts';
import type { HistoryFilter, HistoryOrder, Piece, Stretch } from './history-filter.ts';
import { all, type Found, ofSort, wanted } from './store-history.ts';

/** A row of the list. */
export interface PaymentRow {
  /** Number of its transfer. */
  id: number;
  name: string;
  title: string;
  service: string;
  isCredit: boolean;
  /** Kobo. */
  amount: number;
  /** Unix seconds. */
  date: number;
}

/** A row of a page, with what can be done with it. */
export interface ListedPayment extends PaymentRow {
  /** Key of its transfer in the ledger. */
  key: string;
  /** Whether it has been returned to the wallet. */
  isReturned: boolean;
}

/** A row of an export, with where it stands in the order. */
export interface ExportRow extends PaymentRow {
  /** The day and minute in the institute's time zone, `2026-11-30 14:05`. */
  local: string;
  /** What it is sorted by, its time and its row, to go on after it. */
  value: string;
  at: string;
  row: string;
}

const rowColumns = sql`transfer_id::float8 as id, name,
  (select title from payment_titles where payment_titles.id = title_id) as title,
  service, is_credit as "isCredit", amount::float8 as amount,
  floor(extract(epoch from created_at))::float8 as date`;

/** What an order sorts by first; its time and its row follow, in the same direction. */
const sortedBy: Partial<Record<HistoryOrder['key'], { column: SQL; type: SQL }>> = {
  name: { column: sql`name_key`, type: sql`text` },
  amount: { column: sql`payments.amount`, type: sql`bigint` },
};

const columnsOf = ({ key }: HistoryOrder): SQL[] => {
  const first = sortedBy[key];
  return [...(first ? [first.column] : []), sql`created_at`, sql`payments.id`];
};

const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);

function orderBy(order: HistoryOrder): SQL {
  const way = order.descending ? sql`desc` : sql`asc`;
  return list(columnsOf(order).map((column) => sql`${column} ${way}`));
}

/**
 * The rows of a piece of the list, in its order. Far into a list by date the kept counts say where
 * the piece begins; in the second half of any other the index is walked from its end. Whole rows
 * are read for the page alone.
 */
export async function rowsOfPiece(
  db: Database,
  { stretch, offset, limit }: Piece,
  found: Found | null,
): Promise<ListedPayment[]> {
  const { filter, order, count } = stretch;
  const fromEnd = offset > count / 2;
  const way = fromEnd ? { ...order, descending: !order.descending } : order;
  const skip = fromEnd ? Math.max(0, count - offset - limit) : offset;
  const start = await startOf(db, stretch, way, skip, found);
  const rows = await rowsOf<ListedPayment>(
    db,
    sql`select ${rowColumns},
          (select idempotency_key from transfers where transfers.id = transfer_id) as key,
          exists (select 1 from transfers
            where idempotency_key = 'refund:' || payments.transfer_id) as "isReturned"
        from payments where payments.id in (
          select payments.id from payments where ${all([wanted(filter, found), start.bound])}
          order by ${orderBy(way)} limit ${limit} offset ${start.skip})
        order by ${orderBy(order)}`,
  );
  return rows;
}

/** Skipping fewer rows than this along an index is cheaper than asking the counts. */
const WORTH_LOCATING = 200;

/** From where a walk begins and how many rows it still skips there. */
interface Start {
  bound: SQL | null;
  skip: number;
}

async function startOf(
  db: Database,
  { filter }: Stretch,
  way: HistoryOrder,
  skip: number,
  found: Found | null,
): Promise<Start> {
  const isCounted = way.key === 'date' && !found && !filter.day;
  if (!isCounted || skip < WORTH_LOCATING) return { bound: null, skip };
  const month = await bucketAt(db, 'month', filter, way, skip, null);
  if (!month) return { bound: null, skip };
  const day = await bucketAt(db, 'day', filter, way, skip - month.before, month.day);
  if (!day) return { bound: null, skip };
  const bound = way.descending
    ? sql`created_at < (${day.day}::date + 1)::timestamp at time zone 'UTC'`
    : sql`created_at >= ${day.day}::date::timestamp at time zone 'UTC'`;
  return { bound, skip: skip - month.before - day.before };
}

/** The month, or the day of a month, in which the row after `skip` others stands. */
async function bucketAt(
  db: Database,
  grain: 'month' | 'day',
  filter: HistoryFilter,
  { descending }: HistoryOrder,
  skip: number,
  month: string | null,
): Promise<{ day: string; before: number } | null> {
  const within = month
    ? sql`day >= ${month}::date and day < (${month}::date + interval '1 month')::date`
    : null;
  const way = descending ? sql`desc` : sql`asc`;
  const [bucket] = await rowsOf<{ day: string; before: number }>(
    db,
    sql`select day::text as day, before::float8 as before from (
          select day, sum(count) as count, sum(sum(count)) over (order by day ${way}) - sum(count) as before
          from payment_totals where ${all([sql`grain = ${grain}`, within, ...ofSort(filter)])}
          group by day) buckets
        where before <= ${skip} and before + count > ${skip}`,
  );
  return bucket ?? null;
}

/** The number of the newest row: an export holds what was there when it began. */
export async function newestRow(db: Database): Promise<string> {
  const [newest] = await rowsOf<{ row: string }>(
    db,
    sql`select coalesce(max(id), 0)::text as row from payments`,
  );
  return newest?.row ?? '0';
}

/** The next `limit` rows of a stretch after `last`, for an export; `upTo` is its newest row. */
export async function rowsAfter(
  db: Database,
  { filter, order }: Stretch,
  found: Found | null,
  last: ExportRow | null,
  batch: { limit: number; upTo: string; timeZone: string },
): Promise<ExportRow[]> {
  const first = sortedBy[order.key];
  const after =
    last &&
    sql`(${list(columnsOf(order))}) ${order.descending ? sql`<` : sql`>`} (${list([
      ...(first ? [sql`${last.value}::${first.type}`] : []),
      sql`${last.at}::timestamptz`,
      sql`${last.row}::bigint`,
    ])})`;
  const until = sql`payments.id <= ${batch.upTo}::bigint`;
  return rowsOf<ExportRow>(
    db,
    sql`select ${rowColumns},
          to_char(created_at at time zone ${batch.timeZone}, 'YYYY-MM-DD HH24:MI') as local,
          ${first ? sql`${first.column}::text` : sql`''`} as value,
          created_at::text as at, payments.id::text as row
        from payments where ${all([wanted(filter, found), after, until])}
        order by ${orderBy(order)} limit ${batch.limit}`,
  );
}
