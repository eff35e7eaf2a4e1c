import { and, eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import { accounts, classes, invoices, users } from '../../schema/index.ts';
import { type InvoiceLine, isUnpaid, lines } from './store.ts';

/** What a student owes by a day, the oldest first, locked; no month, and nothing of a class that was deleted. */
export async function lockDue(tx: Tx, userId: number, today: string): Promise<InvoiceLine[]> {
  return lines(tx)
    .where(
      and(
        eq(invoices.userId, userId),
        isUnpaid,
        eq(invoices.isMonth, false),
        sql`${invoices.dueOn} <= ${today}`,
        sql`${classes.deletedAt} is null`,
      ),
    )
    .orderBy(invoices.dueOn, invoices.id)
    .for('update', { of: invoices });
}

/** What is unpaid of a place but its month, in the order of its parts, locked. */
export async function lockUnpaidOf(tx: Tx, placeId: number): Promise<InvoiceLine[]> {
  return lines(tx)
    .where(and(eq(invoices.placeId, placeId), isUnpaid, eq(invoices.isMonth, false)))
    .orderBy(invoices.part, invoices.id)
    .for('update', { of: invoices });
}

/** Students whose wallet can pay what is due first, or a part of it where they want that. */
export async function whoCanPay(db: Database, today: string, limit: number): Promise<number[]> {
  const found = await db.execute(sql`
    select first.user_id from (
      select distinct on (due.user_id) due.user_id, due.amount - due.paid as rest
      from ${invoices} due left join ${classes} taught on taught.id = due.class_id
      where due.state in ('open', 'part_paid') and due.due_on <= ${today}
        and not due.is_month and taught.deleted_at is null
      order by due.user_id, due.due_on, due.id
    ) first
    join ${accounts} wallet on wallet.user_id = first.user_id
    join ${users} owing on owing.id = first.user_id
    where owing.deleted_at is null and (
      wallet.balance >= first.rest or (owing.pays_partly and wallet.balance > 0))
    order by first.user_id limit ${limit}`);
  return (found as unknown as { rows: { user_id: number }[] }).rows.map(({ user_id }) => user_id);
}

/** Sets whether a student's due parts take what the wallet has. */
export async function setPaysPartly(tx: Tx, userId: number, paysPartly: boolean): Promise<void> {
  await tx.update(users).set({ paysPartly }).where(eq(users.id, userId));
}

/** Whether a student's due parts take what the wallet has. */
export async function paysPartly(db: Database, userId: number): Promise<boolean> {
  const [found] = await db
    .select({ paysPartly: users.paysPartly })
    .from(users)
    .where(eq(users.id, userId));
  return found?.paysPartly ?? false;
}

/** Notes which reminders of some invoices have gone out; one that has reached a later one stays there. */
export async function markStages(
  tx: Tx,
  stages: readonly { id: number; stage: number }[],
): Promise<void> {
  if (stages.length === 0) return;
  await tx.execute(sql`
    update invoices set reminded = greatest(reminded, x.stage)
    from jsonb_to_recordset(${JSON.stringify(stages)}::jsonb) as x (id int, stage int)
    where invoices.id = x.id`);
}

/** Notes that a student was told of an invoice before it is due, so that the calendar does not tell it again. */
export async function markReminded(tx: Tx, id: number): Promise<void> {
  const reminded = sql`greatest(${invoices.reminded}, 1)`;
  await tx.update(invoices).set({ reminded }).where(eq(invoices.id, id));
}

/** Unpaid invoices that have reached a reminder that has not gone out, locked; those that somebody pays now are left. */
export async function lockToRemind(
  tx: Tx,
  wanted: {
    today: string;
    lastDay: string;
    /** The days, counted from the one on which something is due, on which it is reminded of. */
    days: readonly number[];
    limit: number;
  },
): Promise<InvoiceLine[]> {
  const { today, lastDay, days: reminders, limit } = wanted;
  const stage = sql.join(
    reminders.map(
      (days) => sql`(${invoices.dueOn} + ${sql.raw(String(days))} <= ${today}::date)::int`,
    ),
    sql` + `,
  );
  return lines(tx)
    .innerJoin(users, and(eq(users.id, invoices.userId), sql`${users.deletedAt} is null`))
    .where(
      and(
        isUnpaid,
        sql`${invoices.dueOn} <= ${lastDay}`,
        sql`${classes.deletedAt} is null`,
        sql`${invoices.reminded} < ${stage}`,
      ),
    )
    .orderBy(invoices.dueOn, invoices.id)
    .limit(limit)
    .for('update', { of: invoices, skipLocked: true });
}
