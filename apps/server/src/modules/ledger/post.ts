import { AppError } from '@institute/contract/errors';
import type { Tx } from '../../platform/db.ts';
import { requireOpen } from './require-open.ts';
import {
  type AccountRef,
  type InstituteAccount,
  instituteOf,
  type Posting,
  walletsOf,
} from './rules.ts';
import {
  insertTransfer,
  instituteAccounts,
  type LockedAccount,
  lockWallets,
  type Side,
  transferByKey,
} from './store.ts';

/**
 * Moves money, all of it or none: the only way money moves in the product (rulings §3). Wallets
 * are locked first and in order, then the institute's accounts. A posting whose key has moved money
 * before is passed over, provided it says the same; a wallet never goes below zero.
 *
 * A use case that reads before it posts calls `lockWallets` for all wallets concerned at its
 * beginning; given as `held`, they are not asked for again, and their balances follow. Returns how
 * many postings moved money now. Errors: insufficient_balance, month_closed.
 */
export async function post(
  tx: Tx,
  now: Date,
  postings: readonly Posting[],
  held: readonly LockedAccount[] = [],
): Promise<number> {
  const concerned = walletsOf(postings);
  const isHeld = concerned.every((id) => held.some(({ userId }) => userId === id));
  const wallets = isHeld ? held : await lockWallets(tx, concerned);
  const institute = await lockSeveral(tx, instituteOf(postings));
  let moved = 0;
  for (const posting of postings) {
    if (!Number.isSafeInteger(posting.amount) || posting.amount <= 0) {
      throw new RangeError(`not an amount of kobo: ${posting.amount}`);
    }
    if (posting.datedOn !== undefined) await requireOpen(tx, posting.datedOn);
    const debit = accountOf(posting.from, wallets, institute);
    const credit = accountOf(posting.to, wallets, institute);
    if (debit.kind === 'wallet' && debit.balance < posting.amount) {
      // What has moved before needs no money now.
      if (await isRepeated(tx, posting, debit, credit)) continue;
      throw new AppError('insufficient_balance');
    }
    const written = await insertTransfer(tx, {
      debit,
      credit,
      amount: posting.amount,
      kind: posting.kind,
      description: posting.description,
      idempotencyKey: posting.key,
      actorId: posting.actorId,
      createdAt: now,
      datedOn: posting.datedOn ?? null,
      classId: posting.classId ?? null,
    });
    if (!written) {
      await isRepeated(tx, posting, debit, credit);
      continue;
    }
    debit.balance -= posting.amount;
    credit.balance += posting.amount;
    moved += 1;
  }
  return moved;
}

/**
 * The institute's accounts that have to be locked: where postings touch several. One alone is left to
 * its transfer, which locks it: everybody who pays for a class waits for the same account, the
 * shorter the better.
 */
async function lockSeveral(tx: Tx, kinds: readonly InstituteAccount[]): Promise<Side[]> {
  if (kinds.length > 1) return instituteAccounts(tx, kinds);
  return kinds.map((kind) => ({ id: null, kind, balance: 0 }));
}

function accountOf(
  ref: AccountRef,
  wallets: readonly LockedAccount[],
  institute: readonly Side[],
): Side {
  const account =
    'wallet' in ref
      ? wallets.find(({ userId }) => userId === ref.wallet)
      : institute.find(({ kind }) => kind === ref.institute);
  if (!account) throw new Error(`no account ${JSON.stringify(ref)}`);
  return account;
}

/** Whether the key has been used; a key used for something else is a fault of ours. */
async function isRepeated(tx: Tx, posting: Posting, debit: Side, credit: Side): Promise<boolean> {
  const before = await transferByKey(tx, posting.key);
  if (!before) return false;
  const institute = await instituteAccounts(tx, instituteOf([posting]));
  const idOf = ({ id, kind }: Side) => id ?? institute.find((one) => one.kind === kind)?.id;
  const same =
    before.amount === posting.amount &&
    before.debitAccountId === idOf(debit) &&
    before.creditAccountId === idOf(credit);
  if (!same) throw new Error(`the key ${posting.key} has moved other money`);
  return true;
}
