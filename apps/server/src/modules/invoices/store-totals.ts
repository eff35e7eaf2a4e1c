import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/db.ts';
import { inTransaction } from '../../platform/db-transaction.ts';

/** What is unpaid, counted from the invoices. */
const counted = sql`
  select coalesce(class_id, 0) as class_id, due_on, count(*)::int as count, sum(amount - paid)::bigint as rest
  from invoices where state in ('open', 'part_paid') group by 1, 2`;

/**
 * Counts what is owed anew where the totals are not those of the invoices, as for invoices that were written before
 * there were totals, or past the triggers. Whether there was anything to put right.
 */
export async function recountOwed(db: Database): Promise<boolean> {
  const [wrong] = await rowsOf<{ class_id: number }>(
    db,
    sql`select class_id from (${counted}) owed full join invoice_totals kept using (class_id, due_on)
      where coalesce(owed.count, 0) <> coalesce(kept.count, 0)
        or coalesce(owed.rest, 0) <> coalesce(kept.rest, 0) limit 1`,
  );
  if (!wrong) return false;
  await inTransaction(db, async (tx) => {
    // No invoice changes until the totals are those of all.
    await tx.execute(sql`lock table invoices in share row exclusive mode`);
    await tx.execute(sql`delete from invoice_totals`);
    await tx.execute(sql`insert into invoice_totals (class_id, due_on, count, rest) ${counted}`);
  });
  return true;
}
