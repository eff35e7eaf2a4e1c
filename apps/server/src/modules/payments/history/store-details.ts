import type { PaymentListWay } from '@institute/contract/payments/payment-history';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db.ts';

/** What whoever keeps the books wants to know of a payment besides. */
export interface PaymentDetails {
  /** Of the bank or of the card provider; null where there is none. */
  reference: string | null;
  /** Number of the payment that the office took; null for any other. */
  officeId: number | null;
  email: string | null;
  phone: string | null;
  className: string | null;
  way: PaymentListWay | null;
  bookedBy: string | null;
  /** The day on which it came, `2026-11-30`. */
  day: string;
}

/** The details of some rows of the list, by their numbers in it. */
export async function detailsOf(
  db: Database,
  rows: readonly string[],
  timeZone: string,
): Promise<Map<string, PaymentDetails>> {
  const found = await rowsOf<PaymentDetails & { row: string }>(
    db,
    sql`select p.id::text as row, coalesce(o.reference, c.reference) as reference, o.id as "officeId",
               u.email, u.phone, k.name as "className", p.way, a.name as "bookedBy",
               coalesce(t.dated_on, (t.created_at at time zone ${timeZone})::date)::text as day
        from payments p
        join transfers t on t.id = p.transfer_id
        join users u on u.id = p.user_id
        left join users a on a.id = t.actor_id
        left join classes k on k.id = p.class_id
        left join office_payments o on o.id = substring(t.idempotency_key from '^office:([0-9]{1,9})$')::int
        left join card_payments c on c.reference_key = substring(t.idempotency_key from '^card:(.*)$')
        where p.id = any(string_to_array(${rows.join(',')}, ',')::bigint[])`,
  );
  return new Map(found.map(({ row, ...details }) => [row, details]));
}
