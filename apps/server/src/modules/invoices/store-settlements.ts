import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import { invoiceSettlements, invoices } from '../../schema/index.ts';
import { changeInvoice, type InvoiceRow } from './store.ts';

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
  const { invoice, ...settlement } = done;
  await insertSettlement(tx, id, settlement);
  return changeInvoice(tx, id, invoice);
}

/** The same of an invoice that was written as it stands then. */
export async function insertSettlement(
  tx: Tx,
  invoiceId: number,
  settlement: { transferKey: string; amount: number; at: Date },
): Promise<void> {
  await tx.insert(invoiceSettlements).values({ invoiceId, ...settlement });
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

/** The keys of the transfers that have paid something of the invoices of some places, but for their months. */
export async function keysOfPlaces(db: Database, placeIds: readonly number[]): Promise<string[]> {
  if (placeIds.length === 0) return [];
  const found = await db
    .select({ key: invoiceSettlements.transferKey })
    .from(invoiceSettlements)
    .innerJoin(invoices, eq(invoices.id, invoiceSettlements.invoiceId))
    .where(
      and(
        inArray(invoices.placeId, [...placeIds]),
        eq(invoices.isMonth, false),
        sql`${invoiceSettlements.amount} > 0`,
      ),
    );
  return found.map(({ key }) => key);
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
