import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db.ts';
import { accounts, transfers } from '../../schema/index.ts';
import { fundingKinds, type InstituteAccount, reversalPrefix } from './rules.ts';

/** What the office put into a wallet, and what of it has not been taken back. Kobo. */
export interface Funding {
  id: number;
  amount: number;
  left: number;
  /** The institute's account that it came from, and the key it moved under. */
  from: InstituteAccount;
  key: string;
}

/**
 * Those of some transfers that are fundings of a user's wallet by the office: by hand, or as a payment that
 * it took. Read under the lock of
 * the wallet, what is left of them stays until it is let go.
 */
export async function fundingsOf(
  db: Database,
  userId: number,
  transferIds: readonly number[],
): Promise<Funding[]> {
  if (transferIds.length === 0) return [];
  const source = alias(accounts, 'source');
  const fundings = await db
    .select({
      id: transfers.id,
      amount: transfers.amount,
      from: sql<InstituteAccount>`${source.kind}`,
      key: transfers.idempotencyKey,
    })
    .from(transfers)
    .innerJoin(accounts, eq(accounts.id, transfers.creditAccountId))
    .innerJoin(source, eq(source.id, transfers.debitAccountId))
    .where(
      and(
        inArray(transfers.id, [...transferIds]),
        inArray(transfers.kind, [...fundingKinds]),
        eq(accounts.userId, userId),
      ),
    );
  if (fundings.length === 0) return [];
  const reversals = await reversalsOf(db, userId);
  return fundings.map((funding) => {
    const own = reversals.filter(({ key }) => key.startsWith(reversalPrefix(funding.id)));
    return { ...funding, left: own.reduce((left, one) => left - one.amount, funding.amount) };
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
