import { AppError } from '@institute/contract/errors';
import type { FullGroupRule } from '@institute/contract/meetings/groups';
import { displayTime } from '@institute/contract/time/calendar';
import type { AuditNote, Context } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { lockEnrolments } from '../classes/index.ts';
import { existingGroup } from './change-groups.ts';
import { offerSeats } from './offer-seats.ts';
import { isTheirs } from './seat-rules.ts';
import { type LockedGroup, namesOf, writeMembers } from './store.ts';
import {
  deleteWishesOf,
  inOtherGroups,
  membersAmong,
  wishesOf,
  writeGroup,
  writeWish,
} from './store-seats.ts';
import { text } from './text.ts';

/** Who is to be in a group, and what the office says of those for whom that is not plain. */
export interface GroupFilled {
  userIds: readonly number[];
  whenFull: FullGroupRule;
  /** Whether who is in another group stays there as well; undefined where nobody has said. */
  isInBoth: boolean | undefined;
}

/** Names those of some people who have no place in the class. */
async function withoutPlace(
  tx: Tx,
  ids: readonly number[],
  places: readonly { userId: number }[],
): Promise<AppError> {
  const inClass = new Set(places.map(({ userId }) => userId));
  const missing = ids.filter((id) => !inClass.has(id));
  const names = (await namesOf(tx, missing)).map(({ name }) => name);
  return new AppError('not_in_class', text.notInClass(names.join(', ')));
}

/**
 * Says who is in a group (decision 197). Errors: group_not_found, group_of_everybody, group_full, not_in_class
 * (somebody of them has no place in the class), in_other_group.
 */
export async function fillGroup(
  context: Context,
  id: number,
  { userIds, whenFull, isInBoth }: GroupFilled,
): Promise<void> {
  const note: AuditNote = {};
  const ids = [...new Set(userIds)];
  await context.transaction(async (tx) => {
    const now = context.clock.now();
    const group = await existingGroup(tx, id);
    if (group.isEverybody) throw new AppError('group_of_everybody');
    // Locked, so that nobody of them goes to another group by themselves meanwhile.
    const places = await lockEnrolments(tx, group.classId, ids);
    if (places.length < ids.length) throw await withoutPlace(tx, ids, places);
    const there = new Set(await membersAmong(tx, id, ids));
    const coming = ids.filter((userId) => !there.has(userId));
    if (isInBoth === undefined) await checkGroups(tx, group, coming);
    await deleteWishesOf(tx, ids, group.classId);
    if (coming.length > 0) await makeRoom(context, tx, group, { total: ids.length, whenFull });
    await writeMembers(tx, id, ids, now);
    if (isInBoth === false) await writeGroup(tx, group, coming, now);
    await offerSeats(context, tx, group);
    note.classId = group.classId;
    note.details = { group: group.name, class: group.className, total: ids.length };
  }, note);
}

/** Refuses, with their names, whoever is in another group of the class. Errors: in_other_group. */
async function checkGroups(tx: Tx, group: LockedGroup, userIds: readonly number[]): Promise<void> {
  const others = userIds.length === 0 ? [] : await inOtherGroups(tx, group, userIds);
  if (others.length === 0) return;
  const said = others.map((other) => text.inGroup(other.name, other.group));
  throw new AppError('in_other_group', said.join(' '));
}

/**
 * Sees that a group has seats for so many students beside those that are kept for others, or does what the office
 * says: more students than seats, or the offers that were made last are withdrawn. Errors: group_full.
 */
async function makeRoom(
  { notices, clock }: Context,
  tx: Tx,
  group: LockedGroup,
  { total, whenFull }: { total: number; whenFull: FullGroupRule },
): Promise<void> {
  const now = clock.now();
  if (group.seats === 0 || whenFull === 'beyond') return;
  const kept = (await wishesOf(tx, [group.id])).filter(({ wish }) => isTheirs(wish, now));
  const over = total + kept.length - group.seats;
  if (over <= 0) return;
  const offered = kept
    .filter(({ wish }) => wish.state === 'offered')
    .sort((a, b) => Number(b.wish.until) - Number(a.wish.until));
  if (whenFull === 'refuse' || offered.length < over) {
    const whose = kept.map(({ name, wish }) =>
      text.keptFor(name, displayTime(wish.until ?? now, group.zone)),
    );
    const words = kept.length > 0 ? text.seatsKept(group.seats, whose.join('; ')) : undefined;
    throw new AppError('group_full', words);
  }
  const { classId, className, name } = group;
  for (const { wish } of offered.slice(0, over)) {
    await writeWish(tx, { ...wish, state: 'waiting', until: null });
    const news = { userId: wish.userId, classId, className, groupName: name };
    await notices.seatWithdrawn(tx, now, news);
  }
}
