import { foldArabic } from '@institute/contract/arabic/fold-arabic';
import { and, count, desc, eq, inArray, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Database, prepareRead, prepareWrite, rowsOf, type Tx } from '../../platform/db.ts';
import { accounts, transfers } from '../../schema/index.ts';
import { containing } from '../../shared/like.ts';
import { officeTokenOf } from '../../shared/sql/office-token.ts';
import type { AccountKind, InstituteAccount, TransferKind } from './rules.ts';

/** An account as it stands under our lock. */
export interface LockedAccount {
  id: number;
  kind: string;
  userId: number | null;
  balance: number;
}

const columns = {
  id: accounts.id,
  kind: accounts.kind,
  userId: accounts.userId,
  balance: accounts.balance,
};

/** Opens the wallet of a new user, empty. */
export async function insertWallet(tx: Tx, userId: number): Promise<void> {
  await tx.insert(accounts).values({ kind: 'wallet', userId });
}

/** Locks wallets in the order of their accounts, so that no two transactions wait for each other; hot. */
export async function lockWallets(tx: Tx, userIds: readonly number[]): Promise<LockedAccount[]> {
  if (userIds.length === 0) return [];
  const statement = prepareWrite(tx, 'wallets_lock', (on, name) =>
    on
      .select(columns)
      .from(accounts)
      .where(sql`${accounts.userId} = any(${sql.placeholder('userIds')}::int[])`)
      .orderBy(accounts.id)
      .for('update')
      .prepare(name),
  );
  return statement.execute({ userIds: [...userIds] });
}

/** Locks the institute's accounts of some kinds, in order; always after the wallets. */
export async function instituteAccounts(
  tx: Tx,
  kinds: readonly InstituteAccount[],
): Promise<LockedAccount[]> {
  if (kinds.length === 0) return [];
  return tx
    .select(columns)
    .from(accounts)
    .where(and(isNull(accounts.userId), inArray(accounts.kind, [...kinds])))
    .orderBy(accounts.id)
    .for('update');
}

/** One side of a transfer; the institute's own accounts may be named by their kind alone. */
export interface Side {
  id: number | null;
  kind: string;
  balance: number;
}

/** The account of one side of a transfer, by its id or its kind. */
const accountBy = (id: string, kind: string) => sql`coalesce(${sql.placeholder(id)}::int,
  (select id from accounts where user_id is null and kind = ${sql.placeholder(kind)}::text))`;

/** A movement ready to be written. */
export interface NewTransfer {
  debit: Side;
  credit: Side;
  amount: number;
  kind: TransferKind;
  description: string;
  idempotencyKey: string;
  actorId: number | null;
  createdAt: Date;
  datedOn: string | null;
  classId: number | null;
}

/** Writes a transfer; false when its key has moved money before. Balances follow by trigger. */
export async function insertTransfer(tx: Tx, transfer: NewTransfer): Promise<boolean> {
  const statement = prepareWrite(tx, 'transfer_insert', (on, name) =>
    on
      .insert(transfers)
      .values({
        debitAccountId: accountBy('debitId', 'debitKind'),
        creditAccountId: accountBy('creditId', 'creditKind'),
        amount: sql.placeholder('amount'),
        kind: sql.placeholder('kind'),
        description: sql.placeholder('description'),
        searchText: sql.placeholder('searchText'),
        idempotencyKey: sql.placeholder('idempotencyKey'),
        actorId: sql.placeholder('actorId'),
        createdAt: sql.placeholder('createdAt'),
        datedOn: sql.placeholder('datedOn'),
        classId: sql.placeholder('classId'),
      })
      .onConflictDoNothing({ target: transfers.idempotencyKey })
      .returning({ id: transfers.id })
      .prepare(name),
  );
  const { debit, credit, ...rest } = transfer;
  const written = await statement.execute({
    ...rest,
    ...{ debitId: debit.id, debitKind: debit.kind, creditId: credit.id, creditKind: credit.kind },
    searchText: foldArabic(transfer.description),
  });
  return written.length === 1;
}

/** The transfer that has used a key. */
export async function transferByKey(tx: Tx, idempotencyKey: string) {
  const [found] = await tx
    .select()
    .from(transfers)
    .where(eq(transfers.idempotencyKey, idempotencyKey));
  return found ?? null;
}

/** Whether a key has moved money. */
export async function hasMoved(db: Database, idempotencyKey: string): Promise<boolean> {
  const [found] = await db
    .select({ id: transfers.id })
    .from(transfers)
    .where(eq(transfers.idempotencyKey, idempotencyKey));
  return found !== undefined;
}

/** What a key has moved, in kobo, and whose wallet it was; null where it has moved nothing. */
export async function movedBy(
  db: Database,
  idempotencyKey: string,
): Promise<{ amount: number; userId: number | null } | null> {
  const [found] = await db
    .select({ amount: transfers.amount, userId: accounts.userId })
    .from(transfers)
    .leftJoin(
      accounts,
      and(
        eq(accounts.kind, 'wallet'),
        or(eq(accounts.id, transfers.debitAccountId), eq(accounts.id, transfers.creditAccountId)),
      ),
    )
    .where(eq(transfers.idempotencyKey, idempotencyKey));
  return found ?? null;
}

/** Balance of a user's wallet in kobo. */
export async function walletBalance(db: Database, userId: number): Promise<number> {
  const statement = prepareRead(db, 'wallet_balance', (on, name) =>
    on
      .select({ balance: accounts.balance })
      .from(accounts)
      .where(eq(accounts.userId, sql.placeholder('userId')))
      .prepare(name),
  );
  const [found] = await statement.execute({ userId });
  return found?.balance ?? 0;
}

/**
 * Kobo that went from each of the institute's accounts into wallets from `from` until before `to`, less
 * what came back; read through all transfers, once a week.
 */
export async function movedOut(
  db: Database,
  from: Date,
  to: Date,
): Promise<Partial<Record<InstituteAccount, number>>> {
  const rows = await rowsOf<{ kind: InstituteAccount; amount: number }>(
    db,
    sql`select a.kind, sum(case when t.debit_account_id = a.id then t.amount else -t.amount end)::float8 as amount
        from transfers t
        join accounts a on a.user_id is null and a.id in (t.debit_account_id, t.credit_account_id)
        where t.created_at >= ${from} and t.created_at < ${to}
        group by a.kind`,
  );
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
}

/** A movement of a wallet, and on whose account its other side stands. */
export interface WalletMovement {
  isCredit: boolean;
  other: AccountKind;
  amount: number;
}

/** All movements of a user's wallet, oldest first. */
export async function walletMovements(db: Database, userId: number): Promise<WalletMovement[]> {
  const wallet = alias(accounts, 'wallet');
  const isCredit = sql<boolean>`${transfers.creditAccountId} = ${wallet.id}`;
  const rows = await db
    .select({ isCredit, other: accounts.kind, amount: transfers.amount })
    .from(wallet)
    .innerJoin(
      transfers,
      or(eq(transfers.debitAccountId, wallet.id), eq(transfers.creditAccountId, wallet.id)),
    )
    .innerJoin(
      accounts,
      sql`${accounts.id} = case when ${isCredit} then ${transfers.debitAccountId} else ${transfers.creditAccountId} end`,
    )
    .where(eq(wallet.userId, userId))
    .orderBy(transfers.id);
  return rows as WalletMovement[];
}

/** A page of a wallet's history, newest first, with the number of all lines. */
export async function walletHistory(
  db: Database,
  userId: number,
  page: { limit: number; offset: number; search: string },
) {
  const [wallet] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.userId, userId));
  if (!wallet) return { total: 0, lines: [] };
  const own = or(
    eq(transfers.debitAccountId, wallet.id),
    eq(transfers.creditAccountId, wallet.id),
  ) as SQL;
  const wanted = page.search ? and(own, like(transfers.searchText, containing(page.search))) : own;
  const [{ total = 0 } = {}] = await db.select({ total: count() }).from(transfers).where(wanted);
  const lines = await db
    .select({
      id: transfers.id,
      description: transfers.description,
      amount: transfers.amount,
      createdAt: transfers.createdAt,
      key: transfers.idempotencyKey,
      officeToken: officeTokenOf(transfers.idempotencyKey),
      kind: transfers.kind,
      isCredit: sql<boolean>`${transfers.creditAccountId} = ${wallet.id}`,
    })
    .from(transfers)
    .where(wanted)
    .orderBy(desc(transfers.id))
    .limit(page.limit)
    .offset(page.offset);
  return { total, lines };
}
