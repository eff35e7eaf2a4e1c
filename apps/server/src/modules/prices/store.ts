import { and, desc, eq, gte, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '../../platform/db.ts';
import { classes, coupons, studentPrices, users } from '../../schema/index.ts';

/** What a student pays less, as stored. */
export type StudentPriceRow = typeof studentPrices.$inferSelect;

/** The same with its names. */
export interface StudentPriceLine {
  price: StudentPriceRow;
  className: string | null;
  coupon: string | null;
  givenBy: string | null;
}

/** What takes something off a student's price in a class on a day. */
export const offsOf = (
  db: Database,
  { userId, classId, today }: { userId: number; classId: number; today: string },
): Promise<StudentPriceRow[]> =>
  db
    .select()
    .from(studentPrices)
    .where(
      and(
        eq(studentPrices.userId, userId),
        isNull(studentPrices.endedAt),
        isNull(studentPrices.usedAt),
        or(isNull(studentPrices.classId), eq(studentPrices.classId, classId)),
        or(isNull(studentPrices.until), gte(studentPrices.until, today)),
      ),
    );

const giver = alias(users, 'giver');

const lines = (db: Database) =>
  db
    .select({
      price: studentPrices,
      className: classes.name,
      coupon: coupons.code,
      givenBy: giver.name,
    })
    .from(studentPrices)
    .leftJoin(classes, eq(classes.id, studentPrices.classId))
    .leftJoin(coupons, eq(coupons.id, studentPrices.couponId))
    .leftJoin(giver, eq(giver.id, studentPrices.givenBy));

/** Those of a student, newest first. */
export const pricesOf = (db: Database, userId: number, most: number): Promise<StudentPriceLine[]> =>
  lines(db).where(eq(studentPrices.userId, userId)).orderBy(desc(studentPrices.id)).limit(most);

/** One with its names; null where there is none. */
export async function priceLine(db: Database, id: number): Promise<StudentPriceLine | null> {
  const [found] = await lines(db).where(eq(studentPrices.id, id));
  return found ?? null;
}

/** The one that was given under a request's key. */
export async function priceUnder(
  db: Database,
  requestKey: string,
): Promise<StudentPriceRow | null> {
  const [found] = await db
    .select()
    .from(studentPrices)
    .where(eq(studentPrices.requestKey, requestKey));
  return found ?? null;
}

/** Adds one; null where it was there, under its request's key or of the same coupon. */
export async function insertPrice(
  tx: Tx,
  row: typeof studentPrices.$inferInsert,
): Promise<StudentPriceRow | null> {
  const [added] = await tx.insert(studentPrices).values(row).onConflictDoNothing().returning();
  return added ?? null;
}

/** What a coupon has brought somebody; null where they have not taken it. */
export async function priceByCoupon(
  db: Database,
  couponId: number,
  userId: number,
): Promise<StudentPriceRow | null> {
  const [found] = await db
    .select()
    .from(studentPrices)
    .where(and(eq(studentPrices.couponId, couponId), eq(studentPrices.userId, userId)));
  return found ?? null;
}

/** Ends one that holds. */
export async function endPriceRow(tx: Tx, id: number, at: Date): Promise<void> {
  await tx
    .update(studentPrices)
    .set({ endedAt: at })
    .where(and(eq(studentPrices.id, id), isNull(studentPrices.endedAt)));
}

/** Notes that one which is for a single payment was used by it. */
export async function markUsed(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.update(studentPrices).set({ usedAt: at }).where(eq(studentPrices.id, id));
}
