import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { accounts, transfers } from '../../schema/index.ts';
import { reversalPrefix } from './rules.ts';

/** What the office put into a wallet, and what of it has not been taken back. Kobo. */
export interface Funding {
  id: number;
  amount: number;
  left: number;
}

/**
 * Those of some transfers that are fundings of a user's wallet by the office. Read under the lock of
 * the wallet, what is left of them stays until it is let go.
 */
export async function fundingsOf(
  db: Database,
  userId: number,
  transferIds: readonly number[],
): Promise<Funding[]> {
  if (transferIds.length === 0) return [];
  const fundings = await db
    .select({ id: transfers.id, amount: transfers.amount })
    .from(transfers)
    .innerJoin(accounts, eq(accounts.id, transfers.creditAccountId))
    .where(
      and(
        inArray(transfers.id, [...transferIds]),
        eq(transfers.kind, 'admin_funding'),
        eq(accounts.userId, userId),
      ),
    );
  if (fundings.length === 0) return [];
  const reversals = await reversalsOf(db, userId);
  return fundings.map(({ id, amount }) => {
    const own = reversals.filter(({ key }) => key.startsWith(reversalPrefix(id)));
    return { id, amount, left: own.reduce((left, one) => left - one.amount, amount) };
  });
}

/** Everything that was taken back out of a wallet: there is little of it. */
async function reversalsOf(db: Database, userId: number) {
  return db
    .select({ key: transfers.idempotencyKey, amount: transfers.amount })
    .from(transfers)
    .innerJoin(accounts, eq(accounts.id, transfers.debitAccountId))
    .where(and(eq(accounts.userId, userId), sql`${transfers.kind} = 'funding_reversal'`));
}
