import type { PresenceState } from '@institute/contract/meetings/presence-rules';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '../../platform/db.ts';
import {
  classes,
  enrolments,
  groups,
  lessons,
  meetings,
  patterns,
  presences,
  users,
} from '../../schema/index.ts';
import { isOverAfter, placeOf } from './store-presences.ts';
import { lacksRegister, standsIn } from './store-register-parts.ts';

export const teacher = alias(users, 'teacher');
export const sayer = alias(users, 'sayer');

/** A meeting as those who teach it see it, with how many are said to be what. */
export type HeldLine = Awaited<ReturnType<typeof heldLines>>[number];

/** Who teaches a weekly time else than in this meeting; empty where it is who always does. */
const usualTeacher = sql<string>`coalesce((select u.name from ${users} u
  where u.id = coalesce(${patterns.teacherId}, ${groups.teacherId})
    and u.id is distinct from ${meetings.teacherId} and u.deleted_at is null), '')`;

const saidOf = (...states: PresenceState[]) =>
  sql<number>`(select count(*)::int from presences p where p.meeting_id = ${meetings.id}
    and p.source <> 'asked' and p.state in (${sql.join(
      states.map((state) => sql`${state}`),
      sql`, `,
    )}))`;

/** Meetings of classes that are there. */
function heldLines(db: Database, where: SQL | undefined) {
  return db
    .select({
      ...{ meeting: meetings, group: groups, place: placeOf, teacherName: teacher.name },
      class: { id: classes.id, rand: classes.rand, name: classes.name, links: classes.links },
      usualTeacher,
      ...{ present: saidOf('present'), late: saidOf('late'), leftEarly: saidOf('left_early') },
      ...{ excused: saidOf('excused'), absent: saidOf('absent') },
      lacksRegister,
    })
    .from(meetings)
    .innerJoin(patterns, eq(patterns.id, meetings.patternId))
    .innerJoin(groups, eq(groups.id, meetings.groupId))
    .innerJoin(classes, and(eq(classes.id, groups.classId), isNull(classes.deletedAt)))
    .leftJoin(teacher, and(eq(teacher.id, meetings.teacherId), isNull(teacher.deletedAt)))
    .where(where);
}

/** One of them; within a transaction it stays as it is. */
export async function heldMeeting(
  db: Database | Tx,
  id: number,
  lock: 'hold' | null = null,
): Promise<HeldLine | null> {
  const asked = heldLines(db, eq(meetings.id, id));
  const [found] = await (lock ? asked.for('no key update', { of: meetings }) : asked);
  return found ?? null;
}

/** Which meetings somebody teaches: those of theirs, of their groups, and of some classes. */
const taughtBy = (userId: number, classIds: readonly number[]) =>
  or(
    eq(meetings.teacherId, userId),
    eq(groups.teacherId, userId),
    classIds.length > 0 ? inArray(groups.classId, [...classIds]) : undefined,
  );

/** The meetings that somebody teaches between two moments, the first first. */
export const taughtBetween = (
  db: Database,
  who: { userId: number; classIds: readonly number[] },
  { from, until, limit }: { from: Date; until: Date; limit: number },
): Promise<HeldLine[]> =>
  heldLines(
    db,
    and(isOverAfter(from), lte(meetings.startsAt, until), taughtBy(who.userId, who.classIds)),
  )
    .orderBy(asc(meetings.startsAt), asc(meetings.id))
    .limit(limit);

/** Those of the time before whose register is held, the last first. */
export const saidBetween = (
  db: Database,
  who: { userId: number; classIds: readonly number[] },
  { from, until, limit }: { from: Date; until: Date; limit: number },
): Promise<HeldLine[]> =>
  heldLines(
    db,
    and(
      ...[gt(meetings.startsAt, from), lte(meetings.endsAt, until)],
      ...[not(lacksRegister), taughtBy(who.userId, who.classIds)],
    ),
  )
    .orderBy(desc(meetings.startsAt), desc(meetings.id))
    .limit(limit);

/** Those of the time before, of which nobody has said how they went. */
export const unsaidBetween = (
  db: Database,
  who: { userId: number; classIds: readonly number[] },
  { from, until, limit }: { from: Date; until: Date; limit: number },
): Promise<HeldLine[]> =>
  heldLines(
    db,
    and(
      gt(meetings.startsAt, from),
      lte(meetings.endsAt, until),
      lacksRegister,
      taughtBy(who.userId, who.classIds),
    ),
  )
    .orderBy(asc(meetings.startsAt), asc(meetings.id))
    .limit(limit);

/** Those of everybody that are over since a moment, how many and the first of them, the longest over first. */
export async function missingSince(
  db: Database,
  { since, now, limit }: { since: Date; now: Date; limit: number },
) {
  const rows = await db
    .select({
      ...{ id: meetings.id, className: classes.name, groupName: groups.name },
      ...{ teacherName: sql<string>`coalesce(${teacher.name}, '')` },
      ...{ startsAt: meetings.startsAt, endsAt: meetings.endsAt, zone: groups.zone },
      registerUntil: meetings.registerUntil,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(meetings)
    .innerJoin(groups, eq(groups.id, meetings.groupId))
    .innerJoin(classes, and(eq(classes.id, groups.classId), isNull(classes.deletedAt)))
    .leftJoin(teacher, and(eq(teacher.id, meetings.teacherId), isNull(teacher.deletedAt)))
    .where(and(gt(meetings.startsAt, since), lte(meetings.endsAt, now), lacksRegister))
    .orderBy(asc(meetings.startsAt), asc(meetings.id))
    .limit(limit);
  return { count: rows[0]?.total ?? 0, first: rows.map(({ total: _total, ...row }) => row) };
}

/** The meetings of a class that have begun, the last first. */
export const begunOf = (
  db: Database,
  { classId, now, limit }: { classId: number; now: Date; limit: number },
): Promise<HeldLine[]> =>
  heldLines(db, and(eq(groups.classId, classId), lte(meetings.startsAt, now)))
    .orderBy(desc(meetings.startsAt), desc(meetings.id))
    .limit(limit);

/** The students of a register by name, with what is said of them. */
export async function registerRows(db: Database, line: Pick<HeldLine, 'meeting' | 'group'>) {
  return db
    .select({ studentId: users.id, name: users.name, presence: presences, saidBy: sayer.name })
    .from(users)
    .leftJoin(
      presences,
      and(eq(presences.userId, users.id), eq(presences.meetingId, line.meeting.id)),
    )
    .leftJoin(sayer, and(eq(sayer.id, presences.saidById), isNull(sayer.deletedAt)))
    .where(and(isNull(users.deletedAt), standsIn(line)))
    .orderBy(asc(users.searchText), asc(users.id));
}

/** What its teacher says of a meeting; its plan stays as it is, and so does its version. */
export async function writeReport(
  tx: Tx,
  id: number,
  change: Partial<typeof meetings.$inferInsert>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx.update(meetings).set(change).where(eq(meetings.id, id));
}

/** The lessons of a class in their order. */
export const lessonsToName = (db: Database, classId: number) =>
  db
    .select({ id: lessons.id, subject: lessons.subject })
    .from(lessons)
    .where(and(eq(lessons.classId, classId), isNull(lessons.deletedAt), ne(lessons.subject, '')))
    .orderBy(asc(lessons.position), asc(lessons.id))
    .limit(500);

/**
 * Who has a place in a class and was absent from as many of its meetings as `running` says, the last that count for
 * them, since a moment; who was so last comes first. Meetings of that time alone are looked at.
 */
export async function absentRunning(
  db: Database,
  { now, since, running, limit }: { now: Date; since: Date; running: number; limit: number },
) {
  return db
    .select({
      ...{ studentId: users.id, name: users.name, classId: classes.id, className: classes.name },
      lastAt: sql<Date>`run.last_at`.mapWith(meetings.startsAt),
    })
    .from(
      sql`(select said.user_id, said.class_id, max(said.starts_at) as last_at
        from (
          select p.user_id, g.class_id, p.state, m.starts_at,
            row_number() over (partition by p.user_id, g.class_id order by m.starts_at desc, m.id desc) as place
          from meetings m
          join groups g on g.id = m.group_id
          join presences p on p.meeting_id = m.id
          where m.starts_at > ${since} and m.ends_at <= ${now} and m.state in ('planned', 'held')
            and p.source <> 'asked'
        ) said
        where said.place <= ${running}
        group by said.user_id, said.class_id
        having count(*) = ${running} and bool_and(said.state = 'absent')) run`,
    )
    .innerJoin(users, and(sql`${users.id} = run.user_id`, isNull(users.deletedAt)))
    .innerJoin(classes, and(sql`${classes.id} = run.class_id`, isNull(classes.deletedAt)))
    .innerJoin(
      enrolments,
      and(
        eq(enrolments.userId, users.id),
        eq(enrolments.classId, classes.id),
        or(isNull(enrolments.subscriptionEndsAt), gt(enrolments.subscriptionEndsAt, now)),
      ),
    )
    .orderBy(sql`run.last_at desc`, asc(users.id))
    .limit(limit);
}
