import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { invoices } from '../../schema/index.ts';
import { type InvoiceRow, isUnpaid } from './store.ts';

type NewInvoice = typeof invoices.$inferInsert;

const once = {
  target: [invoices.placeId, invoices.period, invoices.part],
  targetWhere: sql`${invoices.placeId} is not null`,
};

/** Writes a month that is paid, over the one that was open or had lapsed; its day stays as it was said. */
export async function writePaidMonth(tx: Tx, row: NewInvoice): Promise<InvoiceRow> {
  const { amount, paid, state, settledAt, reason, classId } = row;
  const [written] = await tx
    .insert(invoices)
    .values(row)
    .onConflictDoUpdate({
      ...once,
      set: { amount, paid, state, settledAt, reason, classId },
      setWhere: sql`${invoices.isMonth} and ${invoices.paid} = 0`,
    })
    .returning();
  if (!written) throw new Error(`the month ${row.period} of the place ${row.placeId} is paid`);
  return written;
}

/** Writes a month that is to come as open, or puts right what it costs and until when; one that the office has ended stays. */
export async function writeOpenMonth(tx: Tx, row: NewInvoice): Promise<void> {
  const { amount, dueOn, overdueAt, classId } = row;
  await tx
    .insert(invoices)
    .values(row)
    .onConflictDoUpdate({
      ...once,
      set: { amount, dueOn, overdueAt, classId, state: 'open', settledAt: null },
      setWhere: sql`${invoices.isMonth} and ${invoices.paid} = 0 and ${invoices.reason} = ''`,
    });
}

/** Has the open months of places owed no more but the one that `but` names: they cost nothing while nobody pays them. */
export async function lapseMonths(
  tx: Tx,
  placeIds: readonly number[],
  { at, but = null }: { at: Date; but?: number | null },
): Promise<void> {
  if (placeIds.length === 0) return;
  await tx
    .update(invoices)
    .set({ state: 'cancelled', settledAt: at })
    .where(
      and(
        inArray(invoices.placeId, [...placeIds]),
        eq(invoices.isMonth, true),
        isUnpaid,
        but === null ? undefined : sql`${invoices.period} <> ${but}`,
      ),
    );
}
