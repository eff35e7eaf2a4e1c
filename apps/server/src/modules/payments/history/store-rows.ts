import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db.ts';
import { officeTokenOf } from '../../../shared/sql/office-token.ts';
import type { Segment, Slice } from './filter.ts';
import { all, type Found, wanted } from './store.ts';
import { startByDate } from './store-location.ts';
import { after, type Cursor, idsInOrder, orderBy, sortedBy } from './store-order.ts';

/** A row of the list. */
export interface PaymentRow {
  /** Number of its transfer. */
  id: number;
  /** Whose wallet it was. */
  userId: number;
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
  /** Opens the receipt of a payment that the office took. */
  officeToken: string | null;
  /** Whether it has been returned to the wallet. */
  isReturned: boolean;
}

/** A row of an export, with its position in the order. */
export interface ExportRow extends PaymentRow, Cursor {
  /** The day and minute in the institute's time zone, `2026-11-30 14:05`. */
  local: string;
}

const rowColumns = sql`transfer_id::float8 as id, user_id as "userId", name,
  (select title from payment_titles where payment_titles.id = title_id) as title,
  service, is_credit as "isCredit", amount::float8 as amount,
  floor(extract(epoch from created_at))::float8 as date`;

/**
 * The rows of a slice of the list, in its order. By date, far into a list the kept counts say near
 * which row the slice begins, and in the second half the index is scanned from its end. Whole rows
 * are read for the page alone.
 */
export async function rowsOfSlice(
  db: Database,
  { segment, offset, limit }: Slice,
  found: Found | null,
): Promise<ListedPayment[]> {
  const { filter, order, kinds, count } = segment;
  const isByDate = order.key === 'date';
  const fromEnd = isByDate && offset > count / 2;
  const way = fromEnd ? { ...order, descending: !order.descending } : order;
  const first = fromEnd ? Math.max(0, count - offset - limit) : offset;
  const { bound, skip } = isByDate
    ? await startByDate(db, filter, found, { skip: first, descending: way.descending })
    : { bound: null, skip: first };
  const ids = idsInOrder(way, all([wanted(filter, found), bound]), kinds, { skip, limit });
  return rowsOf<ListedPayment>(
    db,
    sql`select ${rowColumns},
          (select idempotency_key from transfers where transfers.id = transfer_id) as key,
          (select ${officeTokenOf(sql`idempotency_key`)} from transfers
            where transfers.id = transfer_id) as "officeToken",
          exists (select 1 from transfers
            where idempotency_key = 'refund:' || payments.transfer_id) as "isReturned"
        from payments where payments.id in (${ids})
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

/** The next `limit` rows of a segment after `last`, for an export; `upTo` is its newest row. */
export async function rowsAfter(
  db: Database,
  { filter, order, kinds }: Segment,
  found: Found | null,
  last: ExportRow | null,
  batch: { limit: number; upTo: string; timeZone: string },
): Promise<ExportRow[]> {
  const first = sortedBy[order.key];
  const until = sql`payments.id <= ${batch.upTo}::bigint`;
  const next = all([wanted(filter, found), last && after(order, last), until]);
  const ids = idsInOrder(order, next, kinds, { skip: 0, limit: batch.limit });
  return rowsOf<ExportRow>(
    db,
    sql`select ${rowColumns},
          to_char(created_at at time zone ${batch.timeZone}, 'YYYY-MM-DD HH24:MI') as local,
          ${first ? sql`${first.column}::text` : sql`''`} as value,
          created_at::text as at, payments.id::text as row
        from payments where payments.id in (${ids})
        order by ${orderBy(order)}`,
  );
}
