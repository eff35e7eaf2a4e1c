import type { ProviderName } from '@institute/contract/payments/payments';
import { and, asc, count, desc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db.ts';
import { cardPayments, classes, paymentDifferences } from '../../../schema/index.ts';

/** A card payment as stored. */
export type CardPaymentRow = typeof cardPayments.$inferSelect;
/** A card payment with the class it is for. */
export interface CardPaymentLine {
  payment: CardPaymentRow;
  /** Of the class; null for wallet funding. */
  rand: string | null;
  name: string | null;
}

/** Adds a payment; null when its reference is there. */
export async function insertPayment(
  tx: Tx | Database,
  row: typeof cardPayments.$inferInsert,
): Promise<CardPaymentRow | null> {
  const [added] = await tx.insert(cardPayments).values(row).onConflictDoNothing().returning();
  return added ?? null;
}

/** A payment by its reference in either spelling. */
export async function paymentByKey(db: Database, key: string): Promise<CardPaymentRow | null> {
  const [found] = await db.select().from(cardPayments).where(eq(cardPayments.referenceKey, key));
  return found ?? null;
}

/** The same, locked to the end of the transaction. */
export async function lockPayment(tx: Tx, id: number): Promise<CardPaymentRow> {
  const [found] = await tx.select().from(cardPayments).where(eq(cardPayments.id, id)).for('update');
  if (!found) throw new Error(`no card payment ${id}`);
  return found;
}

export async function updatePayment(
  tx: Tx | Database,
  id: number,
  changes: Partial<
    Omit<CardPaymentRow, 'id' | 'reference' | 'referenceKey' | 'provider' | 'createdAt'>
  >,
): Promise<CardPaymentRow> {
  const [updated] = await tx
    .update(cardPayments)
    .set(changes)
    .where(eq(cardPayments.id, id))
    .returning();
  if (!updated) throw new Error(`no card payment ${id}`);
  return updated;
}

/** Has the provider asked at once about a payment that is not settled. */
export async function askNow(db: Database, key: string, now: Date): Promise<void> {
  await db
    .update(cardPayments)
    .set({ askAt: now, claimedAt: now })
    .where(and(eq(cardPayments.referenceKey, key), isNull(cardPayments.settledAt)));
}

/**
 * Takes up to `limit` payments of these providers whose time to be asked about has come, and puts that time off to
 * `until`: another process passes them over, and a killed one loses none of them.
 */
export async function claimDue(
  db: Database,
  providers: readonly ProviderName[],
  span: { now: Date; until: Date; limit: number },
): Promise<CardPaymentRow[]> {
  const due = db
    .select({ id: cardPayments.id })
    .from(cardPayments)
    .where(and(lte(cardPayments.askAt, span.now), inArray(cardPayments.provider, [...providers])))
    .orderBy(asc(cardPayments.askAt))
    .limit(span.limit)
    .for('update', { skipLocked: true });
  return db
    .update(cardPayments)
    .set({ askAt: span.until })
    .where(inArray(cardPayments.id, due))
    .returning();
}

const withClass = {
  payment: cardPayments,
  rand: classes.rand,
  name: classes.name,
};

/** A payment with its class. */
export async function paymentLine(db: Database, id: number): Promise<CardPaymentLine> {
  const [found] = await db
    .select(withClass)
    .from(cardPayments)
    .leftJoin(classes, eq(classes.id, cardPayments.classId))
    .where(eq(cardPayments.id, id));
  if (!found) throw new Error(`no card payment ${id}`);
  return found;
}

/** A page of a user's payments, newest first. */
export async function paymentsOf(
  db: Database,
  userId: number,
  page: { limit: number; offset: number; state: CardPaymentRow['state'] | undefined },
): Promise<{ total: number; lines: CardPaymentLine[] }> {
  const own = eq(cardPayments.userId, userId);
  const wanted = page.state ? and(own, eq(cardPayments.state, page.state)) : own;
  const [{ total = 0 } = {}] = await db.select({ total: count() }).from(cardPayments).where(wanted);
  const lines = await db
    .select(withClass)
    .from(cardPayments)
    .leftJoin(classes, eq(classes.id, cardPayments.classId))
    .where(wanted)
    .orderBy(desc(cardPayments.id))
    .limit(page.limit)
    .offset(page.offset);
  return { total, lines };
}

/** What the ledger and the provider disagree on, to be noted. */
export type NewDifference = typeof paymentDifferences.$inferInsert;

/** Notes a difference once; what was settled stays settled. Returns whether it is open. */
export async function insertDifference(
  tx: Tx | Database,
  difference: NewDifference,
): Promise<boolean> {
  await tx.insert(paymentDifferences).values(difference).onConflictDoNothing();
  const [found] = await tx
    .select({ settledAt: paymentDifferences.settledAt })
    .from(paymentDifferences)
    .where(
      and(
        eq(paymentDifferences.referenceKey, difference.referenceKey),
        eq(paymentDifferences.kind, difference.kind),
      ),
    );
  return found?.settledAt === null;
}

const ofNotCredited = (db: Database, key: string) =>
  db
    .select()
    .from(paymentDifferences)
    .where(
      and(eq(paymentDifferences.referenceKey, key), eq(paymentDifferences.kind, 'not_credited')),
    );

/** The difference of a reference whose money was not credited, open or settled. */
export async function notCredited(db: Database, key: string) {
  const [found] = await ofNotCredited(db, key);
  return found ?? null;
}

/** The same, locked to the end of the transaction: nobody settles it by hand meanwhile. */
export async function lockNotCredited(tx: Tx, key: string) {
  const [found] = await ofNotCredited(tx, key).for('update');
  return found ?? null;
}

/** Closes what was open of a payment that has been credited after all. */
export async function closeNotCredited(
  tx: Tx,
  key: string,
  now: Date,
  by: { userId: number | null; note: string; payerId?: number },
): Promise<void> {
  const whose = by.payerId === undefined ? {} : { userId: by.payerId };
  await tx
    .update(paymentDifferences)
    .set({ settledAt: now, settledBy: by.userId, note: by.note, ...whose })
    .where(
      and(
        eq(paymentDifferences.referenceKey, key),
        eq(paymentDifferences.kind, 'not_credited'),
        isNull(paymentDifferences.settledAt),
      ),
    );
}
