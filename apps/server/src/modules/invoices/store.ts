import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import { classes, enrolments, invoices } from '../../schema/index.ts';

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

/** Invoices with their names, to be narrowed by whoever asks. */
export const lines = (db: Database) =>
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

/** Which of some keys have billed somebody. */
export async function billedUnder(
  db: Database,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const found = await db
    .select({ key: invoices.requestKey })
    .from(invoices)
    .where(
      sql`${invoices.requestKey} in
        (select value from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`,
    );
  return new Set(found.flatMap(({ key }) => key ?? []));
}

/** Whether somebody has joined a class by the first of several parts: then the others say what is owed of it. */
export async function isPaidInParts(db: Database, userId: number, classId: number) {
  const found = await db
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(enrolments, eq(enrolments.id, invoices.placeId))
    .where(
      and(
        eq(enrolments.userId, userId),
        eq(enrolments.classId, classId),
        sql`${invoices.parts} > 1`,
      ),
    )
    .limit(1);
  return found.length > 0;
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

/** Whether there is such a class, which is not deleted. */
export async function hasClass(db: Database, id: number): Promise<boolean> {
  const found = await db
    .select({ id: classes.id })
    .from(classes)
    .where(and(eq(classes.id, id), sql`${classes.deletedAt} is null`));
  return found.length > 0;
}

/** The name of a class; null of none. */
export async function nameOfClass(db: Database, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const [found] = await db.select({ name: classes.name }).from(classes).where(eq(classes.id, id));
  return found?.name ?? null;
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
