import { signInNameOf } from '@institute/contract/auth/user';
import { AppError } from '@institute/contract/errors';
import type { Kobo } from '@institute/contract/money';
import { type AuditNote, type Context, signedIn } from '../../../context.ts';
import type { Database, Tx } from '../../../platform/db.ts';
import { hash } from '../../../platform/random.ts';
import { writeAudits } from '../../audit/index.ts';
import {
  deleteCodesOf,
  deleteDevicesOf,
  deleteSessionsOf,
  type LockedUser,
  lockUser,
  updateUser,
  worksHere,
} from '../../auth/index.ts';
import { lockWallets, type Posting, post, walletBalance } from '../../ledger/index.ts';
import { emailNotices, endAccount } from '../../people/index.ts';
import { settleCards } from '../../words/index.ts';
import { joinLetters } from '../store-letters.ts';
import { text } from '../text.ts';
import { mayBeJoined, namesTaken } from './joining-rules.ts';
import {
  detailsOf,
  insertJoined,
  joinedUnder,
  passwordHashOf,
  takeOver,
} from './store-joined-accounts.ts';
import {
  closeNumber,
  dropCard,
  dropFeed,
  dropOwnRewards,
  type Joined,
  type JoinRecord,
  moveRounds,
  moveRows,
  recordOf,
  settleInbox,
  sitsSharedExam,
  type Trail,
} from './store-joining.ts';
import { joinAttempts, joinPlaces, joinProgress, joinReviews } from './store-study-joined.ts';

/** Two accounts of one person, and why they are joined. */
export interface JoinOrder {
  staysId: number;
  endsId: number;
  reason: string;
}

/** What went over from one wallet to the other, and what that holds with it. */
export interface JoinedMoney {
  moved: Kobo;
  balance: Kobo;
}

/**
 * Joins two accounts of one person in one transaction (decision 153): wallets are locked first, as by whoever pays,
 * then both people, in the order of their ids. The same key joins once. Errors: those of `joinAccounts` in the
 * contract.
 */
export async function joinAccounts(
  context: Context,
  order: JoinOrder,
  requestKey: string | undefined,
): Promise<JoinedMoney> {
  const { userId: actorId } = signedIn(context);
  const { staysId, endsId } = order;
  if (staysId === endsId) throw new AppError('same_account');
  const request = {
    requestKey: requestKey === undefined ? null : `${actorId}:${requestKey}`,
    orderHash: hash(JSON.stringify([staysId, endsId, order.reason])),
  };
  const before = await doneBefore(context.db, request, staysId);
  if (before) return before;
  const note: AuditNote = { subjectId: staysId };
  return context.transaction(async (tx) => {
    const wallets = await lockWallets(tx, [staysId, endsId]);
    // The same request at the same moment was waited for.
    const meanwhile = await doneBefore(tx, request, staysId);
    if (meanwhile) return meanwhile;
    const { stays, ends } = await lockBoth(tx, order);
    const now = context.clock.now();
    const moved = wallets.find(({ userId }) => userId === endsId)?.balance ?? 0;
    if (moved > 0) await post(tx, now, [balanceOf(order, moved, actorId)], wallets);
    const record = await joinLocked(context, tx, { stays, ends });
    await insertJoined(tx, {
      ...{ userId: endsId, intoId: staysId, joinedAt: now, joinedBy: actorId },
      ...{ reason: order.reason, amount: moved, record, ...request },
    });
    note.details = { account: endsId, reason: order.reason, ...(moved > 0 && { kobo: moved }) };
    const ended = { subjectId: endsId, details: { account: staysId, reason: order.reason } };
    await writeAudits(tx, { at: now, actorId, action: 'joinAccount' }, [ended]);
    return { moved, balance: await walletBalance(tx, staysId) };
  }, note);
}

/** What was joined under the same key. Errors: invalid_input (the key has joined others). */
async function doneBefore(
  db: Database,
  { requestKey, orderHash }: { requestKey: string | null; orderHash: string },
  staysId: number,
): Promise<JoinedMoney | null> {
  const found = requestKey === null ? null : await joinedUnder(db, requestKey);
  if (!found) return null;
  if (found.orderHash !== orderHash) throw new AppError('invalid_input', text.otherJoin);
  return { moved: found.amount, balance: await walletBalance(db, staysId) };
}

/** Both people under lock. Errors: student_not_found, office_account, exam_under_way. */
async function lockBoth(tx: Tx, { staysId, endsId }: JoinOrder) {
  const people = new Map<number, LockedUser | null>();
  for (const id of [staysId, endsId].sort((a, b) => a - b)) people.set(id, await lockUser(tx, id));
  const [stays, ends] = [people.get(staysId), people.get(endsId)];
  if (!stays || !ends) throw new AppError('student_not_found');
  for (const one of [stays, ends]) {
    if (!mayBeJoined(one, await worksHere(tx, one.id))) throw new AppError('office_account');
  }
  const isSitting = await sitsSharedExam(tx, { from: endsId, into: staysId });
  if (isSitting) throw new AppError('exam_under_way');
  return { stays, ends };
}

/** The one transfer by which the money of the account that ends goes over. */
const balanceOf = ({ staysId, endsId }: JoinOrder, amount: Kobo, actorId: number): Posting => ({
  from: { wallet: endsId },
  to: { wallet: staysId },
  amount,
  kind: 'join',
  description: text.movedMoney,
  key: `join:${endsId}:${staysId}`,
  actorId,
});

/** Takes everything over and ends the other account; gives what it takes to part them again. */
async function joinLocked(
  context: Context,
  tx: Tx,
  { stays, ends }: { stays: LockedUser; ends: LockedUser },
): Promise<JoinRecord> {
  const joined: Joined = { from: ends.id, into: stays.id };
  const trail: Trail = { moved: {}, before: {} };
  const [ended, stayed] = [await detailsOf(tx, ends.id), await detailsOf(tx, stays.id)];
  const now = context.clock.now();
  await joinPlaces(tx, joined, trail, now);
  await joinProgress(tx, joined, trail);
  await joinAttempts(tx, joined, trail);
  await moveRounds(tx, joined, trail);
  await dropOwnRewards(tx, joined, trail);
  await joinLetters(tx, joined, trail);
  await moveRows(tx, joined, trail);
  const shared = await joinReviews(tx, joined);
  await settleCards(tx, stays.id, shared, context.config.timeZone);
  await closeNumber(tx, joined, now);
  await dropCard(tx, joined);
  await dropFeed(tx, joined);
  await settleInbox(tx, joined);
  await takeNames(context, tx, { stays, ends });
  return recordOf({ ended: ended ?? {}, stayed: stayed ?? {}, ...trail });
}

/**
 * Ends the account and gives its e-mail and phone to who stays, where they have none: with an e-mail goes that
 * it is verified, and the password of whoever has chosen none. What they sign in with is another then, so
 * that what the one before had proved ends with it.
 */
async function takeNames(
  context: Context,
  tx: Tx,
  { stays, ends }: { stays: LockedUser; ends: LockedUser },
): Promise<void> {
  const before = await detailsOf(tx, ends.id);
  const passwordHash = await passwordHashOf(tx, ends.id);
  const taken = namesTaken(stays, ends);
  await endAccount(context, tx, ends, ends.name);
  await updateUser(tx, stays, taken);
  if (taken.email !== undefined) {
    const emailVerifiedAt = before?.emailVerifiedAt ?? null;
    await takeOver(tx, stays.id, { emailVerifiedAt, passwordHash });
  } else if (ends.email !== null) {
    await context.jobs.enqueue(tx, emailNotices, { userId: stays.id, email: ends.email });
  }
  if (signInNameOf(stays) === signInNameOf({ ...stays, ...taken })) return;
  await deleteCodesOf(tx, stays.id);
  await deleteSessionsOf(tx, stays.id, null);
  await deleteDevicesOf(tx, stays.id, null);
}
