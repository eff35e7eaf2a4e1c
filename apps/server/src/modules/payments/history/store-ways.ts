import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db.ts';

const BATCH = 1000;

/**
 * Says of payments that were listed before it was kept by which way they came and for which class, batch by batch,
 * so that nobody waits for it; says of how many. Done again it finds nothing more.
 */
export async function keepWays(db: Database): Promise<number> {
  for (let kept = 0; ; ) {
    const rows = await rowsOf(
      db,
      sql`update payments set way = payment_way(other.kind),
                 class_id = coalesce(payments.class_id, t.class_id, o.class_id, e.class_id, i.class_id)
          from (select id from payments where way is null order by id limit ${BATCH}) old
          join payments p on p.id = old.id
          join transfers t on t.id = p.transfer_id
          join accounts other on other.id = t.debit_account_id + t.credit_account_id
            - case when p.is_credit then t.credit_account_id else t.debit_account_id end
          left join office_payments o on o.id = substring(t.idempotency_key from '^office:([0-9]{1,9})$')::int
          left join enrolments e on e.id = substring(t.idempotency_key from '^enrolment:([0-9]{1,9}):')::int
          left join invoices i on i.id = substring(t.idempotency_key from '^invoice:([0-9]{1,9}):')::int
          where payments.id = p.id
          returning payments.id`,
    );
    kept += rows.length;
    if (rows.length < BATCH) return kept;
  }
}
