import {
  and,
  arrayContains,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  or,
  sql,
} from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import { classes, coupons, users } from '../../schema/index.ts';

/** A coupon as stored. */
export type CouponRow = typeof coupons.$inferSelect;

/** The same with its names. */
export interface CouponLine {
  coupon: CouponRow;
  classes: { id: number; name: string }[];
  madeBy: string | null;
}

/** Adds one; null where another that has not ended has its code. */
export async function insertCoupon(
  tx: Tx,
  row: typeof coupons.$inferInsert,
): Promise<CouponRow | null> {
  const [added] = await tx.insert(coupons).values(row).onConflictDoNothing().returning();
  return added ?? null;
}

/** The coupon of a code that has not ended, locked to the end of the transaction. */
export async function lockCoupon(tx: Tx, code: string): Promise<CouponRow | null> {
  const [found] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.code, code), isNull(coupons.endedAt)))
    .for('update');
  return found ?? null;
}

/** Counts one more use of a coupon that is locked. */
export async function countUse(tx: Tx, { id, used }: CouponRow): Promise<void> {
  await tx
    .update(coupons)
    .set({ used: used + 1 })
    .where(eq(coupons.id, id));
}

/** One without a lock; null where there is none. */
export async function couponById(db: Database, id: number): Promise<CouponRow | null> {
  const [found] = await db.select().from(coupons).where(eq(coupons.id, id));
  return found ?? null;
}

/** Ends one that has not ended. */
export async function endCouponRow(tx: Tx, id: number, at: Date): Promise<void> {
  await tx
    .update(coupons)
    .set({ endedAt: at })
    .where(and(eq(coupons.id, id), isNull(coupons.endedAt)));
}

/** How many of these classes there are. */
export async function countClasses(db: Database, ids: readonly number[]): Promise<number> {
  const [{ found = 0 } = {}] = await db
    .select({ found: count() })
    .from(classes)
    .where(and(inArray(classes.id, [...ids]), isNull(classes.deletedAt)));
  return found;
}

/** Whether there is a coupon that can be taken for a class on a day. */
export async function isOffered(db: Database, classId: number, today: string): Promise<boolean> {
  const [found] = await db
    .select({ id: coupons.id })
    .from(coupons)
    .where(
      and(
        isNull(coupons.endedAt),
        lt(coupons.used, coupons.uses),
        or(isNull(coupons.until), gte(coupons.until, today)),
        or(eq(coupons.classIds, []), arrayContains(coupons.classIds, [classId])),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** A page of coupons, newest first; or one of them. */
export async function couponLines(
  db: Database,
  page: { limit: number; offset: number; search: string },
  id?: number,
): Promise<{ total: number; lines: CouponLine[] }> {
  const { limit, offset, search } = page;
  const where = and(
    id === undefined ? undefined : eq(coupons.id, id),
    search === ''
      ? undefined
      : or(
          sql`strpos(lower(${coupons.code}), lower(${search})) > 0`,
          sql`strpos(lower(${coupons.note}), lower(${search})) > 0`,
        ),
  );
  const [{ total = 0 } = {}] = await db.select({ total: count() }).from(coupons).where(where);
  const rows = await db
    .select({ coupon: coupons, madeBy: users.name })
    .from(coupons)
    .leftJoin(users, eq(users.id, coupons.madeBy))
    .where(where)
    .orderBy(desc(coupons.id))
    .limit(limit)
    .offset(offset);
  const named = await namesOf(
    db,
    rows.flatMap(({ coupon }) => coupon.classIds),
  );
  const lines = rows.map((row) => ({
    ...row,
    classes: row.coupon.classIds.flatMap((classId) => named.get(classId) ?? []),
  }));
  return { total, lines };
}

async function namesOf(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { id: number; name: string }>();
  const rows = await db
    .select({ id: classes.id, name: classes.name })
    .from(classes)
    .where(inArray(classes.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}
