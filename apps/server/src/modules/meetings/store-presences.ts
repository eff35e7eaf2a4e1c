import type { PresenceState } from '@institute/contract/meetings/presence-rules';
import { MINUTE_MS } from '@institute/contract/time/durations';
import { and, asc, desc, eq, gt, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '../../platform/db.ts';
import {
  classes,
  enrolments,
  groupMembers,
  groups,
  lessons,
  meetings,
  patterns,
  presences,
  recordings,
  users,
} from '../../schema/index.ts';

/** A meeting of a student with their place in its class, and what is said of them. */
export type OwnLine = Awaited<ReturnType<typeof ownLines>>[number];

const teacher = alias(users, 'teacher');

/** Where a meeting is held: its own place, that of its weekly time, or that of its group. */
export const placeOf = sql<string>`coalesce(nullif(${meetings.place}, ''), nullif(${patterns.place}, ''), ${groups.place})`;

const ownColumns = {
  ...{ meeting: meetings, pattern: patterns, group: groups, place: placeOf, presence: presences },
  class: {
    ...{ id: classes.id, rand: classes.rand, name: classes.name },
    ...{ isMonthly: classes.isMonthly, price: classes.price },
  },
  enrolment: {
    ...{ subscriptionEndsAt: enrolments.subscriptionEndsAt, overdueAt: enrolments.overdueAt },
    ...{ heldFrom: enrolments.heldFrom, heldUntil: enrolments.heldUntil },
  },
  ...{ teacherName: teacher.name, lessonRand: lessons.rand, lesson: lessons.subject },
  recording: recordings,
};

/** None lasts longer, so that an index over their beginnings finds those that are not over. */
const LONGEST_MS = 600 * MINUTE_MS;
export const isOverAfter = (at: Date) =>
  and(gt(meetings.startsAt, new Date(at.getTime() - LONGEST_MS)), gt(meetings.endsAt, at));

/** Meetings of the groups of a student, in classes that are there and in which they have a place. */
function ownLines(db: Database, userId: number, where: SQL | undefined) {
  return db
    .select(ownColumns)
    .from(enrolments)
    .innerJoin(classes, and(eq(classes.id, enrolments.classId), isNull(classes.deletedAt)))
    .innerJoin(groups, eq(groups.classId, enrolments.classId))
    .leftJoin(
      groupMembers,
      and(eq(groupMembers.groupId, groups.id), eq(groupMembers.userId, enrolments.userId)),
    )
    .innerJoin(meetings, eq(meetings.groupId, groups.id))
    .innerJoin(patterns, eq(patterns.id, meetings.patternId))
    .leftJoin(
      presences,
      and(eq(presences.meetingId, meetings.id), eq(presences.userId, enrolments.userId)),
    )
    .leftJoin(recordings, and(eq(recordings.meetingId, meetings.id), ne(recordings.name, '')))
    .leftJoin(teacher, and(eq(teacher.id, meetings.teacherId), isNull(teacher.deletedAt)))
    .leftJoin(lessons, and(eq(lessons.id, meetings.lessonId), isNull(lessons.deletedAt)))
    .where(and(eq(enrolments.userId, userId), where));
}

const isMember = or(groups.isEverybody, isNotNull(groupMembers.userId));

/** Whether a place is paid for at a moment, and not on hold. */
export const reaches = (now: Date) =>
  and(
    or(isNull(enrolments.subscriptionEndsAt), gt(enrolments.subscriptionEndsAt, now)),
    or(isNull(enrolments.overdueAt), gt(enrolments.overdueAt, now)),
    sql`not coalesce(${enrolments.heldFrom} <= ${now} and ${now} < ${enrolments.heldUntil}, false)`,
  );

/** Whether a meeting was held after its student joined. */
const isSinceJoined = sql`${meetings.endsAt} > greatest(${enrolments.enrolledAt}, ${groupMembers.since})`;

/** Whether a meeting is a student's: of their group since they joined, or one at which they were. */
const isTheirs = or(isNotNull(presences.userId), and(isMember, isSinceJoined));

/** The meetings of a student that are not over, the first first, as far as their place reaches now. */
export const comingOf = (
  db: Database,
  userId: number,
  { classId, now, limit }: { classId: number | undefined; now: Date; limit: number },
): Promise<OwnLine[]> =>
  ownLines(
    db,
    userId,
    and(
      isMember,
      isOverAfter(now),
      classId === undefined ? undefined : eq(enrolments.classId, classId),
      reaches(now),
    ),
  )
    .orderBy(asc(meetings.startsAt), asc(meetings.id))
    .limit(limit);

/** Those of a class that are over since they joined, the last first; those of a former group as far as they came. */
export const pastOf = (
  db: Database,
  userId: number,
  { classId, now, limit }: { classId: number; now: Date; limit: number },
): Promise<OwnLine[]> =>
  ownLines(db, userId, and(eq(enrolments.classId, classId), lte(meetings.endsAt, now), isTheirs))
    .orderBy(desc(meetings.startsAt), desc(meetings.id))
    .limit(limit);

/** Those of all their classes that are over since they joined, the last first. */
export const allPastOf = (
  db: Database,
  userId: number,
  { now, limit }: { now: Date; limit: number },
): Promise<OwnLine[]> =>
  ownLines(db, userId, and(lte(meetings.endsAt, now), isTheirs))
    .orderBy(desc(meetings.startsAt), desc(meetings.id))
    .limit(limit);

/** Those that have given homework which is handed in, as far as they are over, the last first. */
export const givenAtMeetings = async (
  db: Database,
  userId: number,
  { now, limit }: { now: Date; limit: number },
) => {
  const lines = await ownLines(
    db,
    userId,
    and(
      ...[lte(meetings.endsAt, now), isTheirs, isNotNull(meetings.task)],
      ...[ne(meetings.state, 'cancelled'), ne(meetings.state, 'teacher_absent')],
    ),
  )
    .orderBy(desc(meetings.startsAt), desc(meetings.id))
    .limit(limit);
  return lines.map(({ meeting, class: { id: classId, name: className } }) => ({
    ...{ meetingId: meeting.id, classId, className, at: meeting.startsAt },
  }));
};

/** Those that have given homework which is handed in, begun since a moment, in groups of theirs now; the last first. */
export const tasksGivenTo = async (
  db: Database,
  userId: number,
  { now, since, limit }: { now: Date; since: Date; limit: number },
) => {
  const lines = await ownLines(
    db,
    userId,
    and(
      ...[isMember, isSinceJoined, isNotNull(meetings.task), reaches(now)],
      ...[gt(meetings.startsAt, since), lte(meetings.startsAt, now)],
      ...[ne(meetings.state, 'cancelled'), ne(meetings.state, 'teacher_absent')],
    ),
  )
    .orderBy(desc(meetings.startsAt), desc(meetings.id))
    .limit(limit);
  return lines.flatMap(({ meeting: { id, task }, class: { rand: classRand, name: className } }) =>
    task ? [{ meetingId: id, task, classRand, className }] : [],
  );
};

/** Those of a class of which there is a sound, the last first, as far as their place reaches now. */
export const heardOf = (
  db: Database,
  userId: number,
  { classId, now, limit }: { classId: number; now: Date; limit: number },
): Promise<OwnLine[]> =>
  ownLines(
    db,
    userId,
    and(
      ...[eq(enrolments.classId, classId), isNotNull(recordings.meetingId)],
      ...[isTheirs, reaches(now)],
    ),
  )
    .orderBy(desc(meetings.startsAt), desc(meetings.id))
    .limit(limit);

/** The meetings of a student that begin within a span, as the calendar shows them, the first first. */
export const heldFor = (
  db: Database,
  userId: number,
  { from, until, now, limit }: { from: Date; until: Date; now: Date; limit: number },
): Promise<OwnLine[]> =>
  ownLines(
    db,
    userId,
    and(
      ...[isMember, isSinceJoined, gt(meetings.startsAt, from), lte(meetings.startsAt, until)],
      or(lte(meetings.endsAt, now), reaches(now)),
    ),
  )
    .orderBy(asc(meetings.startsAt), asc(meetings.id))
    .limit(limit);

/** A meeting of a student's group; within a transaction it stays there. */
export async function ownMeeting(
  db: Database | Tx,
  userId: number,
  meetingId: number,
  lock: 'keep' | null = null,
): Promise<OwnLine | null> {
  const asked = ownLines(db, userId, and(isMember, eq(meetings.id, meetingId)));
  const [found] = await (lock ? asked.for('key share', { of: meetings }) : asked);
  return found ?? null;
}

interface Comer {
  meetingId: number;
  userId: number;
  state: PresenceState;
  at: Date;
}

/** Notes that a student was there before the link was; what is said of them already stands. */
export async function writeWaiting(tx: Tx, { at, ...row }: Comer): Promise<void> {
  await tx
    .insert(presences)
    .values({ ...row, source: 'asked', saidAt: at })
    .onConflictDoNothing();
}

/** Whether what is said is that a student waits for the link. */
const waits = sql`(${presences.source} = 'asked' and ${presences.state} <> 'excused')`;

/**
 * Notes that a student has arrived, once: the first arrival stands, and so does what a teacher or the office has
 * said. Who waited for the link comes when they began to. Gives what is said of them now.
 */
export async function writeArrival(
  tx: Tx,
  row: Comer & { source: 'joined' | 'code' },
): Promise<PresenceState> {
  const { at, ...said } = row;
  const isTheirs = sql`${presences.arrivedAt} is null and ${presences.source} not in ('teacher', 'office')`;
  const kept = (
    column: typeof presences.state | typeof presences.source | typeof presences.saidAt,
  ) => sql`case when ${isTheirs} then ${sql.raw(`excluded.${column.name}`)} else ${column} end`;
  const [now] = await tx
    .insert(presences)
    .values({ ...said, saidAt: at, arrivedAt: at })
    .onConflictDoUpdate({
      target: [presences.meetingId, presences.userId],
      set: {
        state: sql`case when ${waits} then ${presences.state} else ${kept(presences.state)} end`,
        source: kept(presences.source),
        saidAt: kept(presences.saidAt),
        arrivedAt: sql`coalesce(${presences.arrivedAt}, excluded.arrived_at)`,
      },
    })
    .returning({ state: presences.state });
  if (!now) throw new Error('an arrival was not stored');
  return now.state;
}

/** Notes why a student cannot come; false where they have arrived, or others have said something. */
export async function writeExcuse(
  tx: Tx,
  row: { meetingId: number; userId: number; excuse: string; at: Date },
): Promise<boolean> {
  const { at, ...said } = row;
  const written = await tx
    .insert(presences)
    .values({ ...said, state: 'excused', source: 'asked', saidAt: at })
    .onConflictDoUpdate({
      target: [presences.meetingId, presences.userId],
      set: { state: 'excused', excuse: row.excuse, saidAt: at },
      setWhere: eq(presences.source, 'asked'),
    })
    .returning({ userId: presences.userId });
  return written.length > 0;
}

/** Takes that back. */
export async function deleteExcuse(tx: Tx, meetingId: number, userId: number): Promise<void> {
  await tx
    .delete(presences)
    .where(
      and(
        eq(presences.meetingId, meetingId),
        eq(presences.userId, userId),
        eq(presences.source, 'asked'),
        eq(presences.state, 'excused'),
      ),
    );
}
