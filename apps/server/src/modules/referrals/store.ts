import { count, eq } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import { referrals } from '../../schema/index.ts';

/** Remembers who brought a new user. */
export async function insertReferral(
  tx: Tx,
  row: { friendId: number; referrerId: number; createdAt: Date },
): Promise<void> {
  await tx.insert(referrals).values(row);
}

/** Who brought a user, null when the user came alone. */
export async function referrerOf(db: Database, friendId: number): Promise<number | null> {
  const [found] = await db
    .select({ referrerId: referrals.referrerId })
    .from(referrals)
    .where(eq(referrals.friendId, friendId));
  return found?.referrerId ?? null;
}

/** How many friends a user has brought. */
export async function countReferrals(db: Database, referrerId: number): Promise<number> {
  const [found] = await db
    .select({ total: count() })
    .from(referrals)
    .where(eq(referrals.referrerId, referrerId));
  return found?.total ?? 0;
}
