import {
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '../../platform/db.ts';
import {
  classes,
  closures,
  groups,
  handIns,
  meetingReminders,
  meetings,
  patterns,
  presences,
  users,
} from '../../schema/index.ts';
import type { LockedGroup } from './store.ts';
import { isOverAfter, placeOf } from './store-presences.ts';
import { lacksRegister } from './store-register-parts.ts';

/** A meeting as stored. */
export type MeetingRow = typeof meetings.$inferSelect;

/** The same with its group, its class, who teaches it and where it meets. */
export type MeetingLine = Awaited<ReturnType<typeof meetingLines>>[number];

const teacher = alias(users, 'teacher');

/** Meetings of classes that are there, the first first. */
export async function meetingLines(db: Database, where: SQL | undefined, limit: number) {
  return db
    .select({
      ...{ meeting: meetings, group: groups, className: classes.name },
      ...{ teacherName: teacher.name, place: placeOf, lacksRegister },
    })
    .from(meetings)
    .innerJoin(patterns, eq(patterns.id, meetings.patternId))
    .innerJoin(groups, eq(groups.id, meetings.groupId))
    .innerJoin(classes, and(eq(classes.id, groups.classId), isNull(classes.deletedAt)))
    .leftJoin(teacher, and(eq(teacher.id, meetings.teacherId), isNull(teacher.deletedAt)))
    .where(where)
    .orderBy(asc(meetings.startsAt), asc(meetings.id))
    .limit(limit);
}

/** When a class meets next, by what is held; null where nothing is planned. */
export async function nextHourOf(db: Database, classId: number, now: Date): Promise<Date | null> {
  const [next] = await db
    .select({ at: meetings.startsAt })
    .from(meetings)
    .innerJoin(groups, eq(groups.id, meetings.groupId))
    .where(
      and(
        ...[eq(groups.classId, classId), gt(meetings.startsAt, now)],
        inArray(meetings.state, ['planned', 'held']),
      ),
    )
    .orderBy(asc(meetings.startsAt))
    .limit(1);
  return next?.at ?? null;
}

/** Which meetings are asked for. */
export interface MeetingsWanted {
  from: Date;
  /** Those that begin before it; without it all that come. */
  until?: Date;
  classId?: number | undefined;
  teacherId?: number | undefined;
}

/** Meetings that end after a moment. */
export const meetingsFrom = (db: Database, wanted: MeetingsWanted, limit: number) =>
  meetingLines(
    db,
    and(
      isOverAfter(wanted.from),
      wanted.until && lt(meetings.startsAt, wanted.until),
      wanted.classId === undefined ? undefined : eq(groups.classId, wanted.classId),
      wanted.teacherId === undefined ? undefined : eq(meetings.teacherId, wanted.teacherId),
    ),
    limit,
  );

/** A meeting with its names. */
export async function meetingLine(db: Database, id: number): Promise<MeetingLine | null> {
  const [found] = await meetingLines(db, eq(meetings.id, id), 1);
  return found ?? null;
}

/** The meetings of a group that are not over, and those that its weekly times have put on a day or later. */
export const meetingsToPlan = (
  db: Database,
  groupId: number,
  { day, now }: { day: string; now: Date },
) =>
  db
    .select()
    .from(meetings)
    .where(
      and(
        eq(meetings.groupId, groupId),
        or(gte(meetings.plannedOn, day), gt(meetings.endsAt, now)),
      ),
    )
    .orderBy(asc(meetings.id));

/** Takes away the meetings of a group that have not begun. */
export async function deleteComing(tx: Tx, groupId: number, now: Date): Promise<void> {
  const coming = await tx
    .select({ id: meetings.id })
    .from(meetings)
    .where(and(eq(meetings.groupId, groupId), gt(meetings.startsAt, now)));
  await deleteMeetings(
    tx,
    coming.map(({ id }) => id),
  );
}

/**
 * When some teachers are in meetings that are not over, of all groups but one; those of drafts count for drafts
 * alone.
 */
export async function taughtElsewhere(
  db: Database,
  teacherIds: readonly number[],
  { group, now }: { group: Pick<LockedGroup, 'id' | 'isDraft'>; now: Date },
) {
  if (teacherIds.length === 0) return [];
  return db
    .select({
      ...{ id: meetings.id, teacherId: meetings.teacherId },
      ...{ startsAt: meetings.startsAt, endsAt: meetings.endsAt, className: classes.name },
    })
    .from(meetings)
    .innerJoin(groups, eq(groups.id, meetings.groupId))
    .innerJoin(classes, eq(classes.id, groups.classId))
    .where(
      and(
        inArray(meetings.teacherId, [...teacherIds]),
        gt(meetings.endsAt, now),
        ne(meetings.state, 'cancelled'),
        ne(meetings.groupId, group.id),
        group.isDraft ? undefined : eq(classes.isDraft, false),
      ),
    )
    .orderBy(asc(meetings.startsAt));
}

/** Has the meetings of drafts stand without a teacher who is in one of a group then. */
export async function freeOfDrafts(tx: Tx, groupId: number, now: Date): Promise<void> {
  await tx
    .update(meetings)
    .set({ teacherId: null, version: sql`${meetings.version} + 1`, changedAt: sql`now()` })
    .where(
      and(
        gt(meetings.endsAt, now),
        ne(meetings.state, 'cancelled'),
        ne(meetings.groupId, groupId),
        sql`${meetings.groupId} in (
          select g.id from groups g join classes c on c.id = g.class_id where c.is_draft)`,
        sql`exists (select 1 from meetings m
          where m.group_id = ${groupId} and m.teacher_id = ${meetings.teacherId}
            and m.state <> 'cancelled'
            and m.starts_at < ${meetings.endsAt} and ${meetings.startsAt} < m.ends_at)`,
      ),
    );
}

export async function insertMeetings(
  tx: Tx,
  rows: readonly (typeof meetings.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(meetings).values([...rows]);
}

/** Changes a meeting, which counts as another version of it. One that is moved is apart from others of its group. */
export async function updateMeeting(
  tx: Tx,
  id: number,
  change: Partial<Omit<MeetingRow, 'id' | 'version' | 'isApart'>>,
): Promise<void> {
  const version = sql`${meetings.version} + 1`;
  const { startsAt, endsAt } = change;
  const isApart =
    startsAt &&
    endsAt &&
    sql`${meetings.isApart} or (${meetings.startsAt}, ${meetings.endsAt}) <> (${startsAt}::timestamptz, ${endsAt}::timestamptz)`;
  await tx
    .update(meetings)
    .set({ ...change, version, changedAt: sql`now()`, ...(isApart && { isApart }) })
    .where(eq(meetings.id, id));
}

/** Notes by which message a change of a meeting was told, which is no change itself. */
export async function noteTold(
  tx: Tx,
  id: number,
  told: { toldBy: number; toldFor: Date },
): Promise<void> {
  await tx.update(meetings).set(told).where(eq(meetings.id, id));
}

/** Notes what is asked of the office about a meeting, or what became of that, which is no change itself. */
export async function noteAsked(
  tx: Tx,
  id: number,
  asked: Partial<
    Pick<MeetingRow, 'askedState' | 'askedById' | 'askedAt' | 'askedFor' | 'askedReason'>
  >,
): Promise<void> {
  await tx.update(meetings).set(asked).where(eq(meetings.id, id));
}

/** What teachers ask about meetings to come, and about registers that are closed: how much, and the first of it. */
export async function requestsWaiting(db: Database, { now, limit }: { now: Date; limit: number }) {
  const rows = await db
    .select({
      ...{ id: meetings.id, className: classes.name, groupName: groups.name },
      askedBy: sql<string>`coalesce(${teacher.name}, '')`,
      ...{ askedAt: meetings.askedAt, to: meetings.askedFor, reason: meetings.askedReason },
      ...{ startsAt: meetings.startsAt, endsAt: meetings.endsAt, zone: groups.zone },
      isRegister: sql<boolean>`${meetings.endsAt} <= ${now}`,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(meetings)
    .innerJoin(groups, eq(groups.id, meetings.groupId))
    .innerJoin(classes, and(eq(classes.id, groups.classId), isNull(classes.deletedAt)))
    .leftJoin(teacher, and(eq(teacher.id, meetings.askedById), isNull(teacher.deletedAt)))
    .where(
      and(
        sql`${meetings.askedState} = 'waiting'`,
        or(
          and(
            ...[eq(meetings.state, 'planned'), gt(meetings.startsAt, now)],
            sql`${meetings.askedFor} is distinct from ${meetings.startsAt}`,
          ),
          // Asked once it was over: that its register be opened again.
          and(
            inArray(meetings.state, ['planned', 'held']),
            sql`${meetings.askedAt} >= ${meetings.endsAt}`,
          ),
        ),
      ),
    )
    .orderBy(asc(meetings.startsAt), asc(meetings.id))
    .limit(limit);
  return {
    count: rows[0]?.total ?? 0,
    first: rows.map(({ total: _total, askedAt, ...row }) => ({ ...row, askedAt: askedAt ?? now })),
  };
}

/** Counts the meetings of a group that have not begun as changed: what is said of all of them is another. */
export async function touchComing(tx: Tx, groupId: number, now: Date): Promise<void> {
  await tx
    .update(meetings)
    .set({ version: sql`${meetings.version} + 1`, changedAt: sql`now()` })
    .where(and(eq(meetings.groupId, groupId), gt(meetings.startsAt, now)));
}

/**
 * Deletes meetings, with what is said of them, but for those whose homework was handed in. Whoever says something
 * meanwhile waits, and finds none.
 */
export async function deleteMeetings(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: meetings.id })
    .from(meetings)
    .where(inArray(meetings.id, [...ids]))
    .orderBy(meetings.id)
    .for('update');
  const handedIn = await tx
    .selectDistinct({ id: handIns.meetingId })
    .from(handIns)
    .where(inArray(handIns.meetingId, [...ids]));
  const kept = new Set(handedIn.map(({ id }) => id));
  const gone = ids.filter((id) => !kept.has(id));
  if (gone.length === 0) return;
  await tx.delete(presences).where(inArray(presences.meetingId, gone));
  await tx.delete(meetingReminders).where(inArray(meetingReminders.meetingId, gone));
  await tx.delete(meetings).where(inArray(meetings.id, gone));
}

/** Has the meetings of a weekly time from a day on belong to another, as many days later as it is. */
export async function rebindMeetings(
  tx: Tx,
  { from, to, since, days }: { from: number; to: number; since: string; days: number },
): Promise<void> {
  await tx
    .update(meetings)
    .set({ patternId: to, plannedOn: sql`${meetings.plannedOn} + ${days}::int` })
    .where(and(eq(meetings.patternId, from), gte(meetings.plannedOn, since)));
}

/** Takes back what students said for not coming to a meeting; how many had. */
export async function dropExcuses(tx: Tx, meetingId: number): Promise<number> {
  const gone = await tx
    .delete(presences)
    .where(and(eq(presences.meetingId, meetingId), eq(presences.source, 'asked')))
    .returning({ state: presences.state });
  return gone.filter(({ state }) => state === 'excused').length;
}

/** What closes the institute on a day; null where nothing does. */
export async function closedOn(db: Database, day: string): Promise<string | null> {
  const [found] = await db
    .select({ name: closures.name })
    .from(closures)
    .where(and(lte(closures.fromOn, day), gte(closures.untilOn, day)))
    .orderBy(asc(closures.id))
    .limit(1);
  return found?.name ?? null;
}

/** A closure as stored. */
export type ClosureRow = typeof closures.$inferSelect;

/** The closures that end on a day or later, or all. */
export const closuresFrom = (db: Database, day?: string): Promise<ClosureRow[]> =>
  db
    .select()
    .from(closures)
    .where(day === undefined ? undefined : gte(closures.untilOn, day))
    .orderBy(asc(closures.fromOn), asc(closures.id));

/** Has closed days be added by one at a time. */
export async function lockClosures(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table closures in share row exclusive mode`);
}

export async function insertClosure(tx: Tx, row: typeof closures.$inferInsert): Promise<void> {
  await tx.insert(closures).values(row);
}

export async function deleteClosure(tx: Tx, id: number): Promise<ClosureRow | null> {
  const [gone] = await tx.delete(closures).where(eq(closures.id, id)).returning();
  return gone ?? null;
}
