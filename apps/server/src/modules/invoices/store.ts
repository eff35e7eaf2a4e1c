import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import {
  accounts,
  classes,
  enrolments,
  invoiceSettlements,
  invoices,
  users,
} from '../../schema/index.ts';

/** An invoice as stored. */
export type InvoiceRow = typeof invoices.$inferSelect;

/** The same with the name of its class, and how many settlements it has. */
export interface InvoiceLine {
  invoice: InvoiceRow;
  className: string | null;
  settled: number;
}

/** Whether something of an invoice is to be paid. */
export const isUnpaid = inArray(invoices.state, ['open', 'part_paid']);

const settled = sql<number>`(
  select count(*)::int from invoice_settlements paid where paid.invoice_id = ${invoices.id}
)`;
export const lineColumns = { invoice: invoices, className: classes.name, settled };

const lines = (db: Database) =>
  db.select(lineColumns).from(invoices).leftJoin(classes, eq(classes.id, invoices.classId));

/** Writes invoices; null for one that is there already, by its place and part or by its key. */
export async function insertInvoices(
  tx: Tx,
  rows: readonly (typeof invoices.$inferInsert)[],
): Promise<InvoiceRow[]> {
  if (rows.length === 0) return [];
  return tx
    .insert(invoices)
    .values([...rows])
    .onConflictDoNothing()
    .returning();
}

/** The invoice that was billed under a request's key. */
export async function invoiceUnder(db: Database, requestKey: string): Promise<InvoiceRow | null> {
  const [found] = await db.select().from(invoices).where(eq(invoices.requestKey, requestKey));
  return found ?? null;
}

/** An invoice with its names. */
export async function invoiceLine(db: Database, id: number): Promise<InvoiceLine | null> {
  const [found] = await lines(db).where(eq(invoices.id, id));
  return found ?? null;
}

/** The same, locked to the end of the transaction; the wallet of its student is locked before. */
export async function lockInvoice(tx: Tx, id: number): Promise<InvoiceLine | null> {
  const [found] = await lines(tx).where(eq(invoices.id, id)).for('update', { of: invoices });
  return found ?? null;
}

/** Invoices of a student, the last due first, those that are unpaid before the others. */
export async function invoicesOf(db: Database, userId: number, limit: number) {
  return lines(db)
    .where(eq(invoices.userId, userId))
    .orderBy(
      sql`${isUnpaid} desc`,
      sql`case when ${isUnpaid} then ${invoices.dueOn} end`,
      sql`${invoices.dueOn} desc`,
      asc(invoices.id),
    )
    .limit(limit);
}

/** What a student owes by a day, the oldest first, locked; nothing of a class that was deleted. */
export async function lockDue(tx: Tx, userId: number, today: string): Promise<InvoiceLine[]> {
  return lines(tx)
    .where(
      and(
        eq(invoices.userId, userId),
        isUnpaid,
        sql`${invoices.dueOn} <= ${today}`,
        sql`${classes.deletedAt} is null`,
      ),
    )
    .orderBy(invoices.dueOn, invoices.id)
    .for('update', { of: invoices });
}

/** Students whose wallet can pay what is due first, or a part of it where they want that. */
export async function whoCanPay(db: Database, today: string, limit: number): Promise<number[]> {
  const found = await db.execute(sql`
    select first.user_id from (
      select distinct on (due.user_id) due.user_id, due.amount - due.paid as rest
      from ${invoices} due left join ${classes} taught on taught.id = due.class_id
      where due.state in ('open', 'part_paid') and due.due_on <= ${today} and taught.deleted_at is null
      order by due.user_id, due.due_on, due.id
    ) first
    join ${accounts} wallet on wallet.user_id = first.user_id
    join ${users} owing on owing.id = first.user_id
    where owing.deleted_at is null and (
      wallet.balance >= first.rest or (owing.pays_partly and wallet.balance > 0))
    order by first.user_id limit ${limit}`);
  return (found as unknown as { rows: { user_id: number }[] }).rows.map(({ user_id }) => user_id);
}

/** Notes that a transfer has paid so much of an invoice, and where the invoice stands then. */
export async function settle(
  tx: Tx,
  { id }: Pick<InvoiceRow, 'id'>,
  done: {
    transferKey: string;
    amount: number;
    at: Date;
    invoice: Pick<InvoiceRow, 'paid' | 'state' | 'settledAt'> & Partial<Pick<InvoiceRow, 'reason'>>;
  },
): Promise<InvoiceRow> {
  const { transferKey, amount, at, invoice } = done;
  await tx.insert(invoiceSettlements).values({ invoiceId: id, transferKey, amount, at });
  return changeInvoice(tx, id, invoice);
}

export async function changeInvoice(
  tx: Tx,
  id: number,
  changes: Partial<
    Pick<InvoiceRow, 'paid' | 'state' | 'settledAt' | 'reason' | 'dueOn' | 'overdueAt' | 'reminded'>
  >,
): Promise<InvoiceRow> {
  const [changed] = await tx.update(invoices).set(changes).where(eq(invoices.id, id)).returning();
  if (!changed) throw new Error(`no invoice ${id}`);
  return changed;
}

/** The invoice that a transfer has paid, locked; null where it has paid none. */
export async function lockPaidBy(tx: Tx, transferKey: string): Promise<InvoiceRow | null> {
  const [found] = await tx
    .select({ invoice: invoices })
    .from(invoiceSettlements)
    .innerJoin(invoices, eq(invoices.id, invoiceSettlements.invoiceId))
    .where(eq(invoiceSettlements.transferKey, transferKey))
    .for('update', { of: invoices });
  return found?.invoice ?? null;
}

/** The keys of the transfers that have paid something of the invoices of some places. */
export async function keysOfPlaces(db: Database, placeIds: readonly number[]): Promise<string[]> {
  if (placeIds.length === 0) return [];
  const found = await db
    .select({ key: invoiceSettlements.transferKey })
    .from(invoiceSettlements)
    .innerJoin(invoices, eq(invoices.id, invoiceSettlements.invoiceId))
    .where(and(inArray(invoices.placeId, [...placeIds]), sql`${invoiceSettlements.amount} > 0`));
  return found.map(({ key }) => key);
}

/** Ends what is still owed, of some places or of a student. */
export async function cancelUnpaid(
  tx: Tx,
  of: { placeIds: readonly number[] } | { userId: number },
  said: { reason: string; at: Date },
): Promise<void> {
  const whose =
    'userId' in of ? eq(invoices.userId, of.userId) : inArray(invoices.placeId, [...of.placeIds]);
  if ('placeIds' in of && of.placeIds.length === 0) return;
  await tx
    .update(invoices)
    .set({ state: 'cancelled', reason: said.reason, settledAt: said.at })
    .where(and(whose, isUnpaid));
}

/** Has the unpaid invoices of places go on in another class. */
export async function moveInvoices(
  tx: Tx,
  placeIds: readonly number[],
  classId: number,
): Promise<void> {
  if (placeIds.length === 0) return;
  await tx
    .update(invoices)
    .set({ classId })
    .where(and(inArray(invoices.placeId, [...placeIds]), isUnpaid));
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

/** The place whose invoice a transfer has paid; null where it has paid none, or one without a place. */
export async function placePaidBy(db: Database, transferKey: string): Promise<number | null> {
  const [found] = await db
    .select({ placeId: invoices.placeId })
    .from(invoiceSettlements)
    .innerJoin(invoices, eq(invoices.id, invoiceSettlements.invoiceId))
    .where(eq(invoiceSettlements.transferKey, transferKey));
  return found?.placeId ?? null;
}

/** Whether there is such a class, which is not deleted. */
export async function hasClass(db: Database, id: number): Promise<boolean> {
  const found = await db
    .select({ id: classes.id })
    .from(classes)
    .where(and(eq(classes.id, id), sql`${classes.deletedAt} is null`));
  return found.length > 0;
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

/** Some invoices, locked in the order of their numbers. */
export async function lockInvoices(tx: Tx, ids: readonly number[]): Promise<InvoiceLine[]> {
  if (ids.length === 0) return [];
  return lines(tx)
    .where(inArray(invoices.id, [...ids]))
    .orderBy(invoices.id)
    .for('update', { of: invoices });
}

/** The place that a student has in a class, and the number that its next invoice has; null where there is none. */
export async function placeToBill(
  tx: Tx,
  userId: number,
  classId: number,
): Promise<{ placeId: number; period: number; part: number } | null> {
  const [found] = await tx
    .select({
      placeId: enrolments.id,
      period: enrolments.periods,
      part: sql<number>`1 + coalesce((
        select max(other.part) from invoices other
        where other.place_id = enrolments.id and other.period = enrolments.periods), 0)`,
    })
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), eq(enrolments.classId, classId)));
  return found ?? null;
}
