import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db.ts';
import type { Piece, Stretch } from './filter.ts';
import { all, type Found, wanted } from './store.ts';
import { beyond, orderBy, type Place, sortedBy } from './store-order.ts';
import { walksTo } from './store-location.ts';

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
export interface ExportRow extends PaymentRow, Place {
  /** The day and minute in the institute's time zone, `2026-11-30 14:05`. */
  local: string;
}

const rowColumns = sql`transfer_id::float8 as id, name,
  (select title from payment_titles where payment_titles.id = title_id) as title,
  service, is_credit as "isCredit", amount::float8 as amount,
  floor(extract(epoch from created_at))::float8 as date`;

/**
 * The rows of a piece of the list, in its order. Far into a list the kept counts say near which row
 * the piece begins; in the second half the index is walked from its end. Whole rows are read for
 * the page alone.
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
  const walks = await walksTo(db, stretch, way, { skip, limit }, found);
  if (walks.length === 0) return [];
  const ids = walks.map(
    (walk) => sql`(
      select payments.id from payments where ${all([wanted(filter, found), walk.bound])}
      order by ${orderBy(way)} limit ${walk.limit} offset ${walk.skip})`,
  );
  return rowsOf<ListedPayment>(
    db,
    sql`select ${rowColumns},
          (select idempotency_key from transfers where transfers.id = transfer_id) as key,
          exists (select 1 from transfers
            where idempotency_key = 'refund:' || payments.transfer_id) as "isReturned"
        from payments where payments.id in (${sql.join(ids, sql` union all `)})
        order by ${orderBy(order)}`,
  );
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
  const after = last && beyond(order, last, false);
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
