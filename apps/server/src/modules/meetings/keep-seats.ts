import { AppError } from '@institute/contract/errors';
import { OFFER_HOURS } from '@institute/contract/meetings/seats';
import { HOUR_MS } from '@institute/contract/time/durations';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { classByRef, enrolmentsIn, lockClass } from '../classes/index.ts';
import { isToChoose, seatsLeft } from './seat-rules.ts';
import { groupsOf, lockGroup } from './store.ts';
import {
  deleteWishesOf,
  keptOf,
  membersAmong,
  seatsOf,
  writeGroup,
  writeKept,
} from './store-seats.ts';

/** The group that the office has chosen for whom it gives a place, and whether it may be more than it has seats. */
export interface GroupChosen {
  id: number;
  isBeyond: boolean;
}

/** A group as a call of the office names it; none where it is left open. */
export const groupChosen = (sent: {
  group_id?: number | undefined;
  beyond_seats: boolean;
}): GroupChosen | undefined =>
  sent.group_id === undefined ? undefined : { id: sent.group_id, isBeyond: sent.beyond_seats };

/**
 * Keeps seats of a group of a class for students whom the office gives a place there, however long that takes
 * (decision 181): whoever is in the class is in the group at once, the others when they come. Gives what the audit
 * log says of it. Errors: class_not_found, group_not_found, group_full.
 */
export async function keepSeats(
  tx: Tx,
  order: { classId: number; group: GroupChosen; userIds: readonly number[]; now: Date },
): Promise<{ group: string }> {
  const { classId, group: chosen, userIds, now } = order;
  // The class before its groups, as whoever changes its times does.
  if (!(await lockClass(tx, String(classId), 'share'))) throw new AppError('class_not_found');
  const group = await lockGroup(tx, chosen.id);
  if (group?.classId !== classId || !isToChoose(group, now)) throw new AppError('group_not_found');
  const there = new Set(await membersAmong(tx, group.id, userIds));
  const coming = userIds.filter((id) => !there.has(id));
  // A seat that was offered to one of them, or that they have chosen, counts for them.
  await deleteWishesOf(tx, coming, classId);
  const left = seatsLeft(group, (await seatsOf(tx, [group.id], now))(group.id));
  if (left !== null && left < coming.length && !chosen.isBeyond) throw new AppError('group_full');
  const inClass = new Set((await enrolmentsIn(tx, classId, coming)).map(({ userId }) => userId));
  await writeGroup(tx, group, [...inClass], now);
  await writeKept(tx, group.id, {
    userIds: coming.filter((id) => !inClass.has(id)),
    ...{ since: now, until: new Date(now.getTime() + OFFER_HOURS * HOUR_MS) },
  });
  return { group: group.name };
}

/** Has those who have just been given places in a class be in the groups in which seats are kept for them. */
export async function takeKept(
  tx: Tx,
  { classId, userIds, now }: { classId: number; userIds: readonly number[]; now: Date },
): Promise<void> {
  for (const groupId of [...(await keptOf(tx, { classId, userIds, now })).keys()]) {
    const group = await lockGroup(tx, groupId);
    const whose = (await keptOf(tx, { classId, userIds, now })).get(groupId) ?? [];
    if (!group || whose.length === 0) continue;
    await deleteWishesOf(tx, whose, classId);
    await writeGroup(tx, group, whose, now);
  }
}

/** The groups of a class among which the office chooses, with the seats that are left. Errors: class_not_found. */
export async function groupSeatsOf({ db, clock }: Context, classRef: string) {
  const row = await classByRef(db, classRef);
  if (!row) throw new AppError('class_not_found');
  const now = clock.now();
  const groups = (await groupsOf(db, row.id))
    .map(({ group }) => group)
    .filter((group) => isToChoose(group, now));
  const ids = groups.map(({ id }) => id);
  const seats = await seatsOf(db, ids, now);
  return groups.map((group) => ({
    ...{ id: group.id, name: group.name, waiting: seats(group.id).waiting },
    seatsLeft: seatsLeft(group, seats(group.id)),
  }));
}
