import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db.ts';
import {
  cardPayments,
  classes,
  enrolments,
  invoices,
  renewals,
  savedCards,
  users,
} from '../../../schema/index.ts';

export type RenewalRow = typeof renewals.$inferSelect;
export type SavedCardRow = typeof savedCards.$inferSelect;

/** A place, whether it is paid for by itself, and the first part of its price that is not paid. */
export interface RenewalLine {
  renewal: RenewalRow | null;
  place: typeof enrolments.$inferSelect;
  taught: typeof classes.$inferSelect;
  invoice: typeof invoices.$inferSelect | null;
}

/** The parts in which the price of a place is paid; what the office bills besides is nobody's part. */
const nextPart = sql`(
  select part.id from invoices part
  where part.place_id = ${enrolments.id} and part.parts > 1 and part.state in ('open', 'part_paid')
  order by part.due_on, part.id limit 1)`;

const lines = (db: Database) =>
  db
    .select({ renewal: renewals, place: enrolments, taught: classes, invoice: invoices })
    .from(enrolments)
    .innerJoin(classes, and(eq(classes.id, enrolments.classId), isNull(classes.deletedAt)))
    .leftJoin(renewals, eq(renewals.placeId, enrolments.id))
    .leftJoin(invoices, eq(invoices.id, nextPart));

/** A place by its number. */
export async function renewalLine(db: Database, placeId: number): Promise<RenewalLine | null> {
  const [found] = await lines(db).where(eq(enrolments.id, placeId));
  return found ?? null;
}

/** The places of a student, by class. */
export async function renewalsOf(db: Database, userId: number): Promise<RenewalLine[]> {
  return lines(db)
    .where(eq(enrolments.userId, userId))
    .orderBy(asc(classes.name), asc(enrolments.id));
}

/** Places behind one, paid for by themselves, of which something comes up until a moment. */
export async function renewalsComing(
  db: Database,
  span: { until: Date; day: string; after: number; limit: number },
): Promise<RenewalLine[]> {
  return lines(db)
    .innerJoin(users, and(eq(users.id, enrolments.userId), isNull(users.deletedAt)))
    .where(
      and(
        eq(renewals.isOn, true),
        gt(enrolments.id, span.after),
        or(lte(enrolments.subscriptionEndsAt, span.until), sql`${invoices.dueOn} <= ${span.day}`),
      ),
    )
    .orderBy(asc(enrolments.id))
    .limit(span.limit);
}

/** A place's renewal, locked to the end of the transaction; its student's wallet is locked before. */
export async function lockRenewal(tx: Tx, placeId: number): Promise<RenewalRow | null> {
  const [found] = await tx
    .select()
    .from(renewals)
    .where(eq(renewals.placeId, placeId))
    .for('update');
  return found ?? null;
}

export async function writeRenewal(tx: Tx, row: RenewalRow): Promise<void> {
  const { placeId, ...changes } = row;
  await tx
    .insert(renewals)
    .values(row)
    .onConflictDoUpdate({ target: renewals.placeId, set: changes });
}

export async function changeRenewal(
  tx: Tx,
  placeId: number,
  changes: Partial<Omit<RenewalRow, 'placeId'>>,
): Promise<void> {
  await tx.update(renewals).set(changes).where(eq(renewals.placeId, placeId));
}

/** The card that a student has kept. */
export async function savedCardOf(db: Database, userId: number): Promise<SavedCardRow | null> {
  const [found] = await db.select().from(savedCards).where(eq(savedCards.userId, userId));
  return found ?? null;
}

/** Keeps a card in the place of one that was kept. */
export async function keepSavedCard(tx: Tx, row: SavedCardRow): Promise<void> {
  const { userId, ...changes } = row;
  await tx
    .insert(savedCards)
    .values(row)
    .onConflictDoUpdate({ target: savedCards.userId, set: changes });
}

export async function forgetCard(tx: Tx, userId: number): Promise<void> {
  await tx.delete(savedCards).where(eq(savedCards.userId, userId));
}

/** The last payment of a student since a moment whose card may be kept. */
export async function lastReusable(db: Database, userId: number, since: Date) {
  const [found] = await db
    .select({ reference: cardPayments.reference, name: cardPayments.method })
    .from(cardPayments)
    .where(
      and(
        eq(cardPayments.userId, userId),
        eq(cardPayments.isCardReusable, true),
        gt(cardPayments.settledAt, since),
      ),
    )
    .orderBy(sql`${cardPayments.id} desc`)
    .limit(1);
  return found ?? null;
}
