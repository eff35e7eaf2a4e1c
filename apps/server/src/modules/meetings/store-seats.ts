import { and, asc, eq, gt, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import {
  classes,
  enrolments,
  groupMembers,
  groups,
  meetings,
  seatWishes,
  users,
} from '../../schema/index.ts';
import type { GroupRow } from './store.ts';

/** Somebody who wants a seat, as stored. */
export type WishRow = typeof seatWishes.$inferSelect;

/** How the seats of a group stand. */
export interface Seats {
  /** Its students with a place in the class. */
  taken: number;
  /** Seats that are offered, or kept for who has chosen them. */
  kept: number;
  waiting: number;
}

const none: Seats = { taken: 0, kept: 0, waiting: 0 };

/** How the seats of some groups stand at a moment. */
export async function seatsOf(db: Database, groupIds: readonly number[], now: Date) {
  const found = new Map<number, Seats>();
  if (groupIds.length > 0) {
    const rows = await db
      .select({
        id: groups.id,
        taken: sql<number>`(select count(*)::int from group_members m
          join enrolments e on e.class_id = groups.class_id and e.user_id = m.user_id
          join users u on u.id = m.user_id and u.deleted_at is null
          where m.group_id = groups.id)`,
        kept: sql<number>`(select count(*)::int from seat_wishes w
          join users u on u.id = w.user_id and u.deleted_at is null
          where w.group_id = groups.id and w.until > ${now})`,
        waiting: sql<number>`(select count(*)::int from seat_wishes w
          join users u on u.id = w.user_id and u.deleted_at is null
          where w.group_id = groups.id and w.state = 'waiting')`,
      })
      .from(groups)
      .where(inArray(groups.id, [...groupIds]));
    for (const { id, ...seats } of rows) found.set(id, seats);
  }
  return (id: number): Seats => found.get(id) ?? none;
}

/** Who wants a seat in some groups, in the order of their lines; of accounts that are deleted nobody. */
export const wishesOf = (db: Database, groupIds: readonly number[]) =>
  db
    .select({
      ...{ wish: seatWishes, name: users.name },
      isInClass: sql<boolean>`${enrolments.id} is not null`,
    })
    .from(seatWishes)
    .innerJoin(groups, eq(groups.id, seatWishes.groupId))
    .innerJoin(users, and(eq(users.id, seatWishes.userId), isNull(users.deletedAt)))
    .leftJoin(
      enrolments,
      and(eq(enrolments.classId, groups.classId), eq(enrolments.userId, seatWishes.userId)),
    )
    .where(inArray(seatWishes.groupId, [...groupIds]))
    .orderBy(asc(seatWishes.position), asc(seatWishes.since), asc(seatWishes.userId));

/** Which seats of a class somebody wants, those that are theirs the longest first. */
export const ownWishes = (db: Database, userId: number, classId: number): Promise<WishRow[]> =>
  db
    .select({ wish: seatWishes })
    .from(seatWishes)
    .innerJoin(groups, and(eq(groups.id, seatWishes.groupId), eq(groups.classId, classId)))
    .where(eq(seatWishes.userId, userId))
    .orderBy(sql`${seatWishes.until} desc nulls last`, asc(seatWishes.groupId))
    .then((rows) => rows.map(({ wish }) => wish));

export async function writeWish(tx: Tx, row: WishRow): Promise<void> {
  const { groupId: _group, userId: _user, ...set } = row;
  const target = [seatWishes.groupId, seatWishes.userId];
  await tx.insert(seatWishes).values(row).onConflictDoUpdate({ target, set });
}

/** Takes wishes of somebody away: of one group, those that they have chosen in a class, or all in it. */
export async function deleteWishes(
  tx: Tx,
  userId: number,
  of: { groupId: number } | { classId: number; state?: 'held' },
): Promise<void> {
  const where =
    'groupId' in of
      ? eq(seatWishes.groupId, of.groupId)
      : and(
          sql`${seatWishes.groupId} in (select id from groups where class_id = ${of.classId})`,
          of.state && eq(seatWishes.state, of.state),
        );
  await tx.delete(seatWishes).where(and(eq(seatWishes.userId, userId), where));
}

/** Takes wishes of some people away that they have in a class: the office has put them in a group. */
export async function deleteWishesOf(
  tx: Tx,
  userIds: readonly number[],
  classId: number,
): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .delete(seatWishes)
    .where(
      and(
        inArray(seatWishes.userId, [...userIds]),
        sql`${seatWishes.groupId} in (select id from groups where class_id = ${classId})`,
      ),
    );
}

/** Takes away the offers of a group that nobody has taken in time; whose they were. */
export async function deleteLapsed(tx: Tx, groupId: number, now: Date): Promise<number[]> {
  const gone = await tx
    .delete(seatWishes)
    .where(
      and(
        eq(seatWishes.groupId, groupId),
        eq(seatWishes.state, 'offered'),
        lte(seatWishes.until, now),
      ),
    )
    .returning({ userId: seatWishes.userId });
  return gone.map(({ userId }) => userId);
}

/** Takes away seats that were chosen and not taken, once that is long ago. */
export async function deleteForgotten(db: Database, before: Date): Promise<void> {
  await db
    .delete(seatWishes)
    .where(and(eq(seatWishes.state, 'held'), lt(seatWishes.until, before)));
}

/** The groups in which somebody waits, or has let an offer lapse. */
export async function groupsInDemand(db: Database, now: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: seatWishes.groupId })
    .from(seatWishes)
    .where(
      or(
        eq(seatWishes.state, 'waiting'),
        and(eq(seatWishes.state, 'offered'), lte(seatWishes.until, now)),
      ),
    )
    .orderBy(asc(seatWishes.groupId));
  return rows.map(({ id }) => id);
}

/** The groups of a class that somebody is in, with since when. */
export const ownGroups = (db: Database, userId: number, classId: number) =>
  db
    .select({ id: groups.id, since: groupMembers.since })
    .from(groupMembers)
    .innerJoin(groups, and(eq(groups.id, groupMembers.groupId), eq(groups.classId, classId)))
    .where(eq(groupMembers.userId, userId))
    .orderBy(asc(groups.id));

/** Who of some people is in another group of the class of one, with what that is called. */
export const inOtherGroups = (
  db: Database,
  group: Pick<GroupRow, 'id' | 'classId'>,
  userIds: readonly number[],
) =>
  db
    .select({ userId: groupMembers.userId, name: users.name, group: groups.name })
    .from(groupMembers)
    .innerJoin(groups, and(eq(groups.id, groupMembers.groupId), eq(groups.classId, group.classId)))
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(and(inArray(groupMembers.userId, [...userIds]), ne(groups.id, group.id)))
    .orderBy(asc(users.searchText), asc(groups.id));

/** Has some people be in one group of a class alone. */
export async function writeGroup(
  tx: Tx,
  group: Pick<GroupRow, 'id' | 'classId'>,
  userIds: readonly number[],
  since: Date,
): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .delete(groupMembers)
    .where(
      and(
        inArray(groupMembers.userId, [...userIds]),
        sql`${groupMembers.groupId} in (select id from groups where class_id = ${group.classId} and id <> ${group.id})`,
      ),
    );
  const rows = userIds.map((userId) => ({ groupId: group.id, userId, since }));
  await tx.insert(groupMembers).values(rows).onConflictDoNothing();
}

/** Keeps seats of a group for some people until a moment; they want no other in its class. */
export async function writeKept(
  tx: Tx,
  groupId: number,
  { userIds, since, until }: { userIds: readonly number[]; since: Date; until: Date },
): Promise<void> {
  if (userIds.length === 0) return;
  const row = { groupId, state: 'held' as const, position: 0, since, until };
  await tx.insert(seatWishes).values(userIds.map((userId) => ({ ...row, userId })));
}

/** Who of some people has a seat kept in which group of a class, by groups in their order. */
export async function keptOf(
  db: Database,
  { classId, userIds, now }: { classId: number; userIds: readonly number[]; now: Date },
): Promise<Map<number, number[]>> {
  const found = new Map<number, number[]>();
  if (userIds.length === 0) return found;
  const rows = await db
    .select({ groupId: seatWishes.groupId, userId: seatWishes.userId })
    .from(seatWishes)
    .innerJoin(groups, and(eq(groups.id, seatWishes.groupId), eq(groups.classId, classId)))
    .where(and(inArray(seatWishes.userId, [...userIds]), gt(seatWishes.until, now)))
    .orderBy(asc(seatWishes.groupId), asc(seatWishes.userId));
  for (const { groupId, userId } of rows) {
    found.set(groupId, [...(found.get(groupId) ?? []), userId]);
  }
  return found;
}

/** Who of some people is in a group. */
export const membersAmong = (db: Database, groupId: number, userIds: readonly number[]) =>
  db
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), inArray(groupMembers.userId, [...userIds])))
    .then((rows) => rows.map(({ userId }) => userId));

/** How many meetings of a group that count have begun between two moments. */
export async function begunBetween(
  db: Database,
  groupId: number,
  { from, until }: { from: Date; until: Date },
): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(meetings)
    .where(
      and(
        eq(meetings.groupId, groupId),
        gt(meetings.endsAt, from),
        lte(meetings.startsAt, until),
        inArray(meetings.state, ['planned', 'held']),
      ),
    );
  return row?.count ?? 0;
}

/** When the weekly times of some groups have their next meeting that was not changed by itself. */
export async function nextMeetings(db: Database, groupIds: readonly number[], now: Date) {
  if (groupIds.length === 0) return new Map<number, Date>();
  const rows = await db
    .selectDistinctOn([meetings.patternId], {
      ...{ id: meetings.patternId, startsAt: meetings.startsAt },
    })
    .from(meetings)
    .where(
      and(
        inArray(meetings.groupId, [...groupIds]),
        gt(meetings.startsAt, now),
        eq(meetings.byHand, false),
      ),
    )
    .orderBy(asc(meetings.patternId), asc(meetings.startsAt));
  return new Map(rows.map(({ id, startsAt }) => [id, startsAt]));
}

/** How many who have a place in a class are in none of its groups. */
export async function countUngrouped(db: Database, classId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(enrolments)
    .innerJoin(users, and(eq(users.id, enrolments.userId), isNull(users.deletedAt)))
    .where(
      and(
        eq(enrolments.classId, classId),
        sql`not exists (select 1 from group_members m join groups g on g.id = m.group_id
          where g.class_id = ${classId} and m.user_id = ${enrolments.userId})`,
      ),
    );
  return row?.count ?? 0;
}

/** The place before all others of a line, and that behind them. */
export async function endsOfLine(
  db: Database,
  groupId: number,
): Promise<{ first: number; last: number }> {
  const [row] = await db
    .select({
      first: sql<number>`coalesce(min(${seatWishes.position}), 1) - 1`,
      last: sql<number>`coalesce(max(${seatWishes.position}), 0) + 1`,
    })
    .from(seatWishes)
    .where(eq(seatWishes.groupId, groupId));
  return row ?? { first: 0, last: 1 };
}

/** Says whether the students of a class may go to another group. */
export async function writeMayMove(tx: Tx, classId: number, may: boolean): Promise<void> {
  await tx.update(classes).set({ mayMoveGroups: may }).where(eq(classes.id, classId));
}
