import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db.ts';
import { throttles } from '../../../schema/index.ts';

/**
 * Counts `amount` at once, if the count stays within `most`; else nothing is counted and it is null.
 * `amount` by itself is within `most`.
 */
export async function countWithin(
  db: Database,
  key: string,
  { amount, most, now, windowSeconds }: Amount,
): Promise<number | null> {
  const fresh = new Date(now.getTime() + windowSeconds * 1000);
  const isOver = sql`${throttles.resetsAt} <= ${now}`;
  const [row] = await db
    .insert(throttles)
    .values({ key, count: amount, resetsAt: fresh })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${isOver} then ${amount}::int else ${throttles.count} + ${amount}::int end`,
        resetsAt: sql`case when ${isOver} then ${fresh} else ${throttles.resetsAt} end`,
      },
      setWhere: sql`${isOver} or ${throttles.count} + ${amount}::int <= ${most}::int`,
    })
    .returning({ count: throttles.count });
  return row?.count ?? null;
}

/** So much of something, and how much of it there may be in a window. */
interface Amount {
  amount: number;
  most: number;
  now: Date;
  windowSeconds: number;
}

/** Where a count stands, and when its window ends; nothing has been counted where it is over. */
export async function currentCount(
  db: Database,
  key: string,
  now: Date,
): Promise<{ count: number; resetsAt: Date | null }> {
  const [row] = await db
    .select({ count: throttles.count, resetsAt: throttles.resetsAt })
    .from(throttles)
    .where(and(eq(throttles.key, key), gt(throttles.resetsAt, now)));
  return row ?? { count: 0, resetsAt: null };
}

/** Takes back so much of what was counted. */
export async function uncount(db: Database, key: string, amount: number): Promise<void> {
  await db
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - ${amount}::int, 0)` })
    .where(eq(throttles.key, key));
}
