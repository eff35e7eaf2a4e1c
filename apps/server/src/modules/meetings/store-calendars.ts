import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import { calendarFeeds, users } from '../../schema/index.ts';

/** Since when a person has a feed; null without one. */
export async function feedOf(db: Database, userId: number): Promise<Date | null> {
  const [found] = await db
    .select({ madeAt: calendarFeeds.madeAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
  return found?.madeAt ?? null;
}

/** Whose feed has this key; null where there is none. */
export async function feedOwner(db: Database, keyHash: string): Promise<number | null> {
  const [found] = await db
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .innerJoin(users, and(eq(users.id, calendarFeeds.userId), isNull(users.deletedAt)))
    .where(eq(calendarFeeds.keyHash, keyHash));
  return found?.userId ?? null;
}

/** Makes the feed of a person, or gives it another key. */
export async function writeFeed(tx: Tx, row: typeof calendarFeeds.$inferInsert): Promise<void> {
  const { keyHash, madeAt } = row;
  await tx
    .insert(calendarFeeds)
    .values(row)
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { keyHash, madeAt } });
}

export async function deleteFeed(tx: Tx, userId: number): Promise<void> {
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}
