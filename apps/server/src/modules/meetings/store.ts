import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import {
  classes,
  classStaff,
  enrolments,
  groupMembers,
  groups,
  patterns,
  users,
} from '../../schema/index.ts';

/** A group as stored, and a weekly time. */
export type GroupRow = typeof groups.$inferSelect;
export type PatternRow = typeof patterns.$inferSelect;

/** Whether a group has a weekly time, be it over; one without is still being made, and no student chooses it. */
const hasTimes = sql<boolean>`exists (select 1 from patterns p where p.group_id = ${groups.id})`;

/** A group that stays as it is until the transaction ends, with its class. */
export interface LockedGroup extends GroupRow {
  className: string;
  /** Whether its class is not published yet: its meetings keep nobody from others. */
  isDraft: boolean;
  hasTimes: boolean;
}

/** Somebody by number and name. */
export interface Named {
  id: number;
  name: string;
}

/** A group of a class that is there, locked: who plans its meetings holds it. */
export async function lockGroup(tx: Tx, id: number): Promise<LockedGroup | null> {
  const [found] = await tx
    .select({ group: groups, className: classes.name, isDraft: classes.isDraft, hasTimes })
    .from(groups)
    .innerJoin(classes, and(eq(classes.id, groups.classId), isNull(classes.deletedAt)))
    .where(eq(groups.id, id))
    .for('update', { of: groups });
  if (!found) return null;
  const { group, ...ofClass } = found;
  return { ...group, ...ofClass };
}

/** The class of a group; null where there is none. */
export async function classOfGroup(db: Database, id: number): Promise<number | null> {
  const [found] = await db
    .select({ classId: groups.classId })
    .from(groups)
    .where(eq(groups.id, id));
  return found?.classId ?? null;
}

/** The group of everybody in a class, which is made where there is none; the class is locked before. */
export async function everybodyOf(tx: Tx, classId: number, zone: string): Promise<number> {
  const row = { classId, name: '', isEverybody: true, zone };
  await tx.insert(groups).values(row).onConflictDoNothing();
  const [found] = await tx
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.classId, classId), groups.isEverybody));
  if (!found) throw new Error(`class ${classId} has no group of everybody`);
  return found.id;
}

export async function insertGroup(tx: Tx, row: typeof groups.$inferInsert): Promise<number> {
  const [made] = await tx.insert(groups).values(row).returning({ id: groups.id });
  if (!made) throw new Error('a group was not stored');
  return made.id;
}

export async function updateGroup(tx: Tx, id: number, change: Partial<GroupRow>): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx.update(groups).set(change).where(eq(groups.id, id));
}

/** The groups of a class, that of everybody first. */
export async function groupsOf(db: Database, classId: number) {
  return db
    .select({ group: groups, teacherName: users.name, hasTimes })
    .from(groups)
    .leftJoin(users, and(eq(users.id, groups.teacherId), isNull(users.deletedAt)))
    .where(eq(groups.classId, classId))
    .orderBy(sql`${groups.isEverybody} desc`, asc(groups.id));
}

/** The numbers of the groups that have a weekly time, of whichever class. */
export async function plannedGroups(db: Database): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: patterns.groupId })
    .from(patterns)
    .orderBy(asc(patterns.groupId));
  return rows.map(({ id }) => id);
}

/** The weekly times of some groups that hold on a day or later, with who teaches them. */
export async function patternsFrom(db: Database, groupIds: readonly number[], day: string) {
  if (groupIds.length === 0) return [];
  return db
    .select({ pattern: patterns, teacherName: users.name })
    .from(patterns)
    .leftJoin(users, and(eq(users.id, patterns.teacherId), isNull(users.deletedAt)))
    .where(
      and(
        inArray(patterns.groupId, [...groupIds]),
        // One that was changed from its first day on has never held.
        or(
          isNull(patterns.untilOn),
          sql`${patterns.untilOn} >= greatest(${patterns.fromOn}, ${day})`,
        ),
      ),
    )
    .orderBy(asc(patterns.weekday), asc(patterns.startsAt), asc(patterns.id));
}

/** The weekly times of a group, those that are over among them. */
export const patternsOf = (db: Database, groupId: number): Promise<PatternRow[]> =>
  db.select().from(patterns).where(eq(patterns.groupId, groupId)).orderBy(asc(patterns.id));

export async function patternById(db: Database, id: number): Promise<PatternRow | null> {
  const [found] = await db.select().from(patterns).where(eq(patterns.id, id));
  return found ?? null;
}

export async function insertPattern(
  tx: Tx,
  row: typeof patterns.$inferInsert,
): Promise<PatternRow> {
  const [made] = await tx.insert(patterns).values(row).returning();
  if (!made) throw new Error('a weekly time was not stored');
  return made;
}

export async function updatePattern(
  tx: Tx,
  id: number,
  change: Partial<PatternRow>,
): Promise<void> {
  await tx.update(patterns).set(change).where(eq(patterns.id, id));
}

/** The students of some groups that have a place in the class, by name. */
export async function membersOf(
  db: Database,
  groupIds: readonly number[],
): Promise<(Named & { groupId: number })[]> {
  if (groupIds.length === 0) return [];
  return db
    .select({ groupId: groupMembers.groupId, id: users.id, name: users.name })
    .from(groupMembers)
    .innerJoin(users, and(eq(users.id, groupMembers.userId), isNull(users.deletedAt)))
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .innerJoin(
      enrolments,
      and(eq(enrolments.classId, groups.classId), eq(enrolments.userId, groupMembers.userId)),
    )
    .where(inArray(groupMembers.groupId, [...groupIds]))
    .orderBy(asc(users.searchText), asc(users.id));
}

/** What some people are called, by name; of an account that is deleted nobody is named. */
export const namesOf = (db: Database, ids: readonly number[]): Promise<{ name: string }[]> =>
  db
    .select({ name: users.name })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.deletedAt)))
    .orderBy(asc(users.searchText), asc(users.id));

/** Says anew who is in a group. */
export async function writeMembers(
  tx: Tx,
  groupId: number,
  userIds: readonly number[],
  since: Date,
): Promise<void> {
  await tx
    .delete(groupMembers)
    .where(
      and(
        eq(groupMembers.groupId, groupId),
        sql`${groupMembers.userId} <> all(${sql.param([...userIds])}::int[])`,
      ),
    );
  if (userIds.length === 0) return;
  const rows = userIds.map((userId) => ({ groupId, userId, since }));
  await tx.insert(groupMembers).values(rows).onConflictDoNothing();
}

/** Who is told of the meetings of a group: its students with a place in the class that is not over. */
export async function studentsToTell(
  db: Database,
  { id, classId, isEverybody }: Pick<GroupRow, 'id' | 'classId' | 'isEverybody'>,
  now: Date,
): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(enrolments)
    .innerJoin(users, and(eq(users.id, enrolments.userId), isNull(users.deletedAt)))
    .where(
      and(
        eq(enrolments.classId, classId),
        or(isNull(enrolments.subscriptionEndsAt), gt(enrolments.subscriptionEndsAt, now)),
        isEverybody
          ? undefined
          : sql`exists (select 1 from group_members m
              where m.group_id = ${id} and m.user_id = ${enrolments.userId})`,
      ),
    )
    .orderBy(asc(users.id));
  return rows.map((row) => row.id);
}

/** Everybody who teaches a class that is there, by name. */
export async function teachers(db: Database): Promise<Named[]> {
  return db
    .selectDistinct({ id: users.id, name: users.name, sortedBy: users.searchText })
    .from(classStaff)
    .innerJoin(classes, and(eq(classes.id, classStaff.classId), isNull(classes.deletedAt)))
    .innerJoin(users, and(eq(users.id, classStaff.userId), isNull(users.deletedAt)))
    .orderBy(asc(users.searchText), asc(users.id))
    .then((rows) => rows.map(({ id, name }) => ({ id, name })));
}

/**
 * Locks some people who teach, in the order of their numbers, so that their meetings are planned by one at a time;
 * gives those of them who teach a class.
 */
export async function lockTeachers(tx: Tx, ids: readonly number[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  return tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(
      and(
        inArray(users.id, [...ids]),
        isNull(users.deletedAt),
        sql`exists (select 1 from class_staff s where s.user_id = ${users.id})`,
      ),
    )
    .orderBy(asc(users.id))
    .for('no key update');
}
