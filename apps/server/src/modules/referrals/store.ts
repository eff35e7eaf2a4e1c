import type { Kobo } from '@institute/contract/money';
import { and, between, count, eq, sql, sum } from 'drizzle-orm';
import { type Database, prepareRead, prepareWrite, type Tx } from '../../platform/db.ts';
import { accounts, referrals, waitingRewards } from '../../schema/index.ts';
import type { LockedAccount } from '../ledger/index.ts';

/** A reward that is earned and waits. */
export type WaitingReward = typeof waitingRewards.$inferSelect;

/** Remembers who brought a new user. */
export async function insertReferral(tx: Tx, row: typeof referrals.$inferInsert): Promise<void> {
  await tx.insert(referrals).values(row);
}

/** Who brought a user, null when the user came alone. */
export async function referrerOf(db: Database, friendId: number): Promise<number | null> {
  const statement = prepareRead(db, 'referrer_of', (on, name) =>
    on
      .select({ referrerId: referrals.referrerId })
      .from(referrals)
      .where(eq(referrals.friendId, sql.placeholder('friendId')))
      .prepare(name),
  );
  const [found] = await statement.execute({ friendId });
  return found?.referrerId ?? null;
}

/** The wallets of somebody and of who brought them, under our lock. */
export interface LockedPair {
  referrerId: number | null;
  wallets: LockedAccount[];
}

/**
 * Locks the wallet of a user, and that of who brought them here, in the order of their accounts as
 * `lockWallets` does; hot: whoever joins a class does it.
 */
export async function lockPair(tx: Tx, friendId: number): Promise<LockedPair> {
  const friend = sql.placeholder('friendId');
  const statement = prepareWrite(tx, 'pair_lock', (on, name) =>
    on
      .select({
        id: accounts.id,
        kind: accounts.kind,
        userId: accounts.userId,
        balance: accounts.balance,
      })
      .from(accounts)
      .where(
        sql`${accounts.userId} = any(array[${friend}::int, (
          select referrer_id from referrals where friend_id = ${friend}::int)])`,
      )
      .orderBy(accounts.id)
      .for('update')
      .prepare(name),
  );
  const wallets = await statement.execute({ friendId });
  const other = wallets.find(({ userId }) => userId !== friendId);
  return { referrerId: other?.userId ?? null, wallets };
}

/** How many friends a user has brought. */
export async function countReferrals(db: Database, referrerId: number): Promise<number> {
  const [found] = await db
    .select({ total: count() })
    .from(referrals)
    .where(eq(referrals.referrerId, referrerId));
  return found?.total ?? 0;
}

/** How many friends, by whomever, signed up from a network between two instants. */
export async function countFromNetwork(
  db: Database,
  network: string,
  from: Date,
  to: Date,
): Promise<number> {
  const wanted = and(eq(referrals.signedUpFrom, network), between(referrals.createdAt, from, to));
  return db.$count(referrals, wanted);
}

/** Notes a reward as earned; once, by its key. */
export async function insertWaiting(tx: Tx, reward: WaitingReward): Promise<void> {
  await tx.insert(waitingRewards).values(reward).onConflictDoNothing();
}

/** What waits for a user, of one kind, in kobo; hot: the dashboard shows it. */
export async function waitingFor(
  db: Database,
  userId: number,
  kind: WaitingReward['kind'],
): Promise<Kobo> {
  const statement = prepareRead(db, 'rewards_waiting_for', (on, name) =>
    on
      .select({ total: sum(waitingRewards.amount) })
      .from(waitingRewards)
      .where(
        and(
          eq(waitingRewards.userId, sql.placeholder('userId')),
          eq(waitingRewards.kind, sql.placeholder('kind')),
        ),
      )
      .prepare(name),
  );
  const [found] = await statement.execute({ userId, kind });
  return Number(found?.total ?? 0);
}

/** Forgets a reward that was paid, or that is not for a person. */
export async function deleteWaiting(tx: Tx, key: string): Promise<void> {
  await tx.delete(waitingRewards).where(eq(waitingRewards.key, key));
}
