import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { type Database, lockInTransaction, rowsOf, type Tx } from '../../platform/db.ts';
import { monthClosings } from '../../schema/index.ts';

/** Any number that no other program uses as an advisory lock of this database; `ledger.sql` names it too. */
const MONTHS_LOCK = 7_202_670;

/** A month that was closed, and opened again perhaps. */
type MonthClosing = typeof monthClosings.$inferSelect;

/** Waits until nobody writes a transfer, and lets nobody until the transaction ends. */
export const lockMonths = (tx: Tx): Promise<void> => lockInTransaction(tx, MONTHS_LOCK);

/** Waits until nobody closes a month, and lets nobody until the transaction ends. */
export async function shareMonths(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${MONTHS_LOCK})`);
}

/** The last month that is closed, and with it all before; null where none is. */
export async function lastClosed(db: Database): Promise<MonthClosing | null> {
  const [found] = await db
    .select()
    .from(monthClosings)
    .where(isNull(monthClosings.reopenedAt))
    .orderBy(desc(monthClosings.month))
    .limit(1);
  return found ?? null;
}

export async function insertClosing(
  tx: Tx,
  closing: typeof monthClosings.$inferInsert,
): Promise<void> {
  await tx.insert(monthClosings).values(closing);
}

/** Opens a closed month again. */
export async function reopenClosing(
  tx: Tx,
  id: number,
  by: { reopenedBy: number; reopenedAt: Date; reason: string },
): Promise<void> {
  await tx
    .update(monthClosings)
    .set(by)
    .where(and(eq(monthClosings.id, id), isNull(monthClosings.reopenedAt)));
}

/**
 * What each kind of account held in kobo at the end of a day: `nextDay` is the day after it, and `endedAt` the
 * instant at which that begins in the institute, for what is dated by its booking alone.
 */
export async function balancesAt(
  db: Database,
  { nextDay, endedAt }: { nextDay: string; endedAt: Date },
): Promise<Record<string, number>> {
  const rows = await rowsOf<{ kind: string; balance: number }>(
    db,
    sql`with sides as (
          select debit_account_id as debit, credit_account_id as credit, sum(amount) as amount
          from transfers
          where case when dated_on is null then created_at < ${endedAt} else dated_on < ${nextDay}::date end
          group by 1, 2),
        moved as (
          select credit as id, amount from sides union all select debit, -amount from sides)
        select a.kind, sum(m.amount)::float8 as balance
        from moved m join accounts a on a.id = m.id group by a.kind order by a.kind`,
  );
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]));
}

/** When the first transfer was booked; null where there is none. */
export async function firstTransferAt(db: Database): Promise<Date | null> {
  const [first] = await rowsOf<{ at: string | null }>(
    db,
    sql`select least(min(created_at), min(dated_on)::timestamptz)::text as at from transfers`,
  );
  return first?.at ? new Date(first.at) : null;
}
