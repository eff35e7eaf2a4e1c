import { and, count, eq, isNull } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import { comments } from '../../schema/index.ts';

const liveOf = (userId: number) => and(eq(comments.authorId, userId), isNull(comments.deletedAt));

/** How many comments of a user can be read. */
export async function countCommentsOf(db: Database, userId: number): Promise<number> {
  const [found] = await db.select({ written: count() }).from(comments).where(liveOf(userId));
  return found?.written ?? 0;
}

/** Deletes all comments of a user: their texts go, their places stay. */
export async function eraseCommentsOf(tx: Tx, userId: number, deletedAt: Date): Promise<void> {
  await tx.update(comments).set({ body: '', deletedAt }).where(liveOf(userId));
}
