import { and, count, eq, gt, gte, isNull, notLike, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db.ts';
import { cardCharges, cardPayments } from '../../../schema/index.ts';

export type ChargeRow = typeof cardCharges.$inferSelect;

/** Notes a charge before the provider is asked; the database refuses a second one for the same while it is open. */
export async function insertCharge(
  tx: Tx,
  row: typeof cardCharges.$inferInsert,
): Promise<ChargeRow> {
  const [added] = await tx.insert(cardCharges).values(row).returning();
  if (!added) throw new Error(`the charge ${row.key} was not written`);
  return added;
}

/** The charge that a payment is of. */
export async function chargeOf(db: Database, paymentId: number): Promise<ChargeRow | null> {
  const [found] = await db.select().from(cardCharges).where(eq(cardCharges.paymentId, paymentId));
  return found ?? null;
}

export async function endCharge(tx: Tx, id: number, endedAt: Date): Promise<void> {
  await tx.update(cardCharges).set({ endedAt }).where(eq(cardCharges.id, id));
}

/** The charges for something: the last one's try, whether one is under way, and when each since a moment was made. */
export async function chargesFor(
  db: Database,
  key: string,
  since: Date,
): Promise<{ last: number; isOpen: boolean; tries: Date[] }> {
  const rows = await db.select().from(cardCharges).where(eq(cardCharges.key, key));
  return {
    last: Math.max(0, ...rows.map(({ attempt }) => attempt)),
    isOpen: rows.some(({ endedAt }) => endedAt === null),
    tries: rows.map(({ madeAt }) => madeAt).filter((at) => at >= since),
  };
}

/** How often a card was tried for something since a moment. */
export async function triesFor(db: Database, key: string, since: Date): Promise<number> {
  const [{ total = 0 } = {}] = await db
    .select({ total: count() })
    .from(cardCharges)
    .where(and(eq(cardCharges.key, key), gte(cardCharges.madeAt, since)));
  return total;
}

/** Whether a card is being charged for a place in a class. */
export async function isBeingCharged(
  db: Database,
  { userId, classId }: { userId: number; classId: number },
): Promise<boolean> {
  const found = await db
    .select({ id: cardCharges.id })
    .from(cardCharges)
    .innerJoin(cardPayments, eq(cardPayments.id, cardCharges.paymentId))
    .where(
      and(
        isNull(cardCharges.endedAt),
        eq(cardPayments.userId, userId),
        eq(cardPayments.classId, classId),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Whether a student is paying by card at a window of their own, opened since a moment. */
export async function isAtWindow(db: Database, userId: number, since: Date): Promise<boolean> {
  const found = await db
    .select({ id: cardPayments.id })
    .from(cardPayments)
    .where(
      and(
        eq(cardPayments.userId, userId),
        eq(cardPayments.state, 'pending'),
        gt(cardPayments.createdAt, since),
        notLike(cardPayments.reference, sql`${'%\\_AUTO.%'}`),
      ),
    )
    .limit(1);
  return found.length > 0;
}
