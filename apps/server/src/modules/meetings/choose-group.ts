import { AppError } from '@institute/contract/errors';
import { HOLD_MINUTES } from '@institute/contract/meetings/seats';
import { MINUTE_MS } from '@institute/contract/time/durations';
import { type Context, signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import {
  classByRef,
  type EnrolmentRow,
  isClosed,
  isPublished,
  lockEnrolments,
} from '../classes/index.ts';
import { offerSeats } from './offer-seats.ts';
import { isOffered, isTheirs, mayMove, seatsLeft } from './seat-rules.ts';
import { type LockedGroup, lockGroup } from './store.ts';
import {
  begunBetween,
  deleteWishes,
  endsOfLine,
  ownGroups,
  ownWishes,
  seatsOf,
  type WishRow,
  wishesOf,
  writeGroup,
  writeWish,
} from './store-seats.ts';

/** Where somebody stands who asks about a seat: the group, locked and settled, and what they have of its class. */
interface Asked {
  group: LockedGroup;
  place: EnrolmentRow | undefined;
  /** The groups of the class that they are in; the one that they leave is locked as well. */
  groupIds: number[];
  wish: WishRow | undefined;
}

/**
 * What somebody asks about, with the place and the groups locked in one order. Errors: group_not_found,
 * class_inactive, class_closed, prerequisite_not_met, group_fixed (they are in another group and may not leave it).
 */
async function asked(context: Context, tx: Tx, id: number): Promise<Asked> {
  const { userId } = signedIn(context);
  const now = context.clock.now();
  const seen = await lockGroup(tx, id);
  if (!seen || !isOffered({ group: seen, hasTimes: seen.hasTimes }, now))
    throw new AppError('group_not_found');
  const { classId } = seen;
  const [place] = await lockEnrolments(tx, classId, [userId]);
  const row = await classByRef(tx, String(classId));
  if (!row || (row.isDraft && !place)) throw new AppError('group_not_found');
  if (!place && !isPublished(row)) throw new AppError('class_inactive');
  if (!place && isClosed(row, now)) throw new AppError('class_closed');
  if (!place && row.prerequisiteId !== null) {
    const met = await context.progress.prerequisitesMet(tx, userId, [classId]);
    if (!met.has(classId)) throw new AppError('prerequisite_not_met');
  }
  const own = place ? await ownGroups(tx, userId, classId) : [];
  const groupIds = own.map((one) => one.id);
  if (place && own[0] && !groupIds.includes(id)) {
    const span = { from: place.enrolledAt, until: now };
    const begun = await begunBetween(tx, own[0].id, span);
    if (own.length > 1 || !mayMove(row.mayMoveGroups, begun)) throw new AppError('group_fixed');
  }
  await offerSeats(context, tx, seen);
  const wish = (await ownWishes(tx, userId, classId)).find(({ groupId }) => groupId === id);
  return { group: seen, place, groupIds, wish };
}

/** Whether a seat of a group is there for somebody new. */
const hasSeat = async (tx: Tx, group: LockedGroup, now: Date): Promise<boolean> =>
  seatsLeft(group, (await seatsOf(tx, [group.id], now))(group.id)) !== 0;

/**
 * Chooses a group: whoever is in the class is in it at once, for who is not a seat is kept. Gives until when. Errors:
 * group_not_found, group_full, group_fixed, and those of joining but what it costs.
 */
export async function chooseGroup(context: Context, id: number): Promise<Date | null> {
  const { userId } = signedIn(context);
  const now = context.clock.now();
  return context.transaction(async (tx) => {
    const { group, place, groupIds, wish } = await asked(context, tx, id);
    const { classId } = group;
    if (groupIds.includes(id)) return null;
    if (!isTheirs(wish, now) && !(await hasSeat(tx, group, now))) throw new AppError('group_full');
    if (!place) {
      if (wish?.until && isTheirs(wish, now)) return wish.until;
      const until = new Date(now.getTime() + HOLD_MINUTES * MINUTE_MS);
      await deleteWishes(tx, userId, { classId, state: 'held' });
      const { position, since } = wish ?? { position: 0, since: now };
      await writeWish(tx, { groupId: id, userId, state: 'held', position, since, until });
      return until;
    }
    await deleteWishes(tx, userId, { classId });
    await writeGroup(tx, group, [userId], now);
    return null;
  });
}

/**
 * Waits for a seat of a full group; gives the place in the line. Errors: group_not_found, group_open, group_fixed,
 * class_inactive, class_closed.
 */
export async function waitForSeat(context: Context, id: number): Promise<number> {
  const { userId } = signedIn(context);
  const now = context.clock.now();
  return context.transaction(async (tx) => {
    const { group, groupIds, wish } = await asked(context, tx, id);
    if (groupIds.length > 0) throw new AppError('group_fixed');
    if (wish?.state !== 'waiting') {
      if (isTheirs(wish, now) || (await hasSeat(tx, group, now))) throw new AppError('group_open');
      const { last } = await endsOfLine(tx, id);
      const row = { groupId: id, userId, position: last, since: now, until: null };
      await writeWish(tx, { ...row, state: 'waiting' });
    }
    const line = (await wishesOf(tx, [id])).filter(({ wish: { state } }) => state === 'waiting');
    return line.findIndex(({ wish: one }) => one.userId === userId) + 1;
  });
}

/** Wants no seat of a group any more; one that was offered goes to the next. */
export async function leaveLine(context: Context, id: number): Promise<void> {
  await context.transaction(async (tx) => {
    const group = await lockGroup(tx, id);
    if (!group) return;
    await deleteWishes(tx, signedIn(context).userId, { groupId: id });
    await offerSeats(context, tx, group);
  });
}
