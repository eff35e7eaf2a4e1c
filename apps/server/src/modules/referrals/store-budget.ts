import type { Kobo } from '@institute/contract/money';
import { eq, sql, sum } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import { rewardDays, waitingRewards } from '../../schema/index.ts';

/** Adds a reward to its day; false, and nothing changed, when the budget has no room for it. */
export async function addToDay(
  tx: Tx,
  { day, budget, amount }: { day: string; budget: Kobo; amount: Kobo },
): Promise<boolean> {
  const given = sql`${rewardDays.given} + ${amount}`;
  const written = await tx
    .insert(rewardDays)
    .values({ day, budget, given: amount })
    .onConflictDoUpdate({
      target: rewardDays.day,
      set: { budget, given },
      setWhere: sql`${given} <= ${budget}`,
    })
    .returning({ day: rewardDays.day });
  return written.length === 1;
}

/** What rewards of a day have come to. */
export async function givenOn(db: Database, day: string): Promise<Kobo> {
  const [found] = await db
    .select({ given: rewardDays.given })
    .from(rewardDays)
    .where(eq(rewardDays.day, day));
  return found?.given ?? 0;
}

/** What all rewards of referrals that wait come to. */
export async function waitingTotal(db: Database): Promise<Kobo> {
  const [found] = await db.select({ total: sum(waitingRewards.amount) }).from(waitingRewards);
  return Number(found?.total ?? 0);
}
