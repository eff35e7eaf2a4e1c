import type { Database } from '../../platform/db.ts';
import type { GroupSeats } from '../../ports.ts';
import { isOffered, isTheirs, isToChoose, seatsLeft } from './seat-rules.ts';
import { groupsOf, lockGroup } from './store.ts';
import { deleteWishes, ownWishes, seatsOf, writeGroup } from './store-seats.ts';

/** The seat that somebody has chosen in a class, or was offered; and whether the class asks for one at all. */
async function chosen(db: Database, { userId, classId, now }: Parameters<GroupSeats['check']>[1]) {
  const groups = await groupsOf(db, classId);
  const open = groups.flatMap(({ group }) => (isToChoose(group, now) ? group.id : []));
  const wishes = open.length === 0 ? [] : await ownWishes(db, userId, classId);
  const wish = wishes.find(({ groupId, state }) => state !== 'waiting' && open.includes(groupId));
  // One that the office keeps may be in a group of which nobody is asked yet.
  const isAsked = wish !== undefined || groups.some((row) => isOffered(row, now));
  return { isAsked, wish };
}

/** What joining a class asks of its groups (decision 176). */
export const groupSeats: GroupSeats = {
  async check(db, asker) {
    const { isAsked, wish } = await chosen(db, asker);
    if (isAsked && !wish) return 'group_needed';
    if (!wish || isTheirs(wish, asker.now)) return null;
    const seats = await seatsOf(db, [wish.groupId], asker.now);
    const group = (await groupsOf(db, asker.classId)).find((row) => row.group.id === wish.groupId);
    return group && seatsLeft(group.group, seats(wish.groupId)) === 0 ? 'group_full' : null;
  },

  async take(tx, asker) {
    const { userId, classId, now } = asker;
    const { isAsked, wish: seen } = await chosen(tx, asker);
    if (!isAsked) return null;
    if (!seen) return 'group_needed';
    const group = await lockGroup(tx, seen.groupId);
    // What was seen before may have lapsed, or be somebody else's seat now.
    const wish = (await ownWishes(tx, userId, classId)).find(
      (one) => one.groupId === seen.groupId && one.state !== 'waiting',
    );
    if (!group || !wish) return 'group_needed';
    const isFree = seatsLeft(group, (await seatsOf(tx, [group.id], now))(group.id)) !== 0;
    if (!isTheirs(wish, now) && !isFree) return 'group_full';
    await deleteWishes(tx, userId, { classId });
    await writeGroup(tx, group, [userId], now);
    return null;
  },
};
