import { and, asc, eq, gt, gte, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db.ts';
import { classes, groups, meetings, patterns, users } from '../../schema/index.ts';
import type { LockedGroup } from './store.ts';
import { isOverAfter, placeOf } from './store-presences.ts';
import { lacksRegister } from './store-register-parts.ts';

/** A meeting as stored. */
export type MeetingRow = typeof meetings.$inferSelect;

/** The same with its group, its class, who teaches it and where it meets. */
export type MeetingLine = Awaited<ReturnType<typeof meetingLines>>[number];

export const teacher = alias(users, 'teacher');

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
