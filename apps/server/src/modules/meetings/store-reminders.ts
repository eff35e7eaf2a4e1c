import {
  type DailyWay,
  type ReminderStage,
  type ReminderWay,
  usualReminders,
} from '@institute/contract/meetings/reminders';
import { HOUR_MS } from '@institute/contract/time/durations';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { alias, union } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '../../platform/db.ts';
import { MOST_CLOCKS } from '../../ports-notices.ts';
import {
  classes,
  enrolments,
  groupMembers,
  groups,
  meetingReminders,
  meetings,
  messageRecipients,
  messages,
  patterns,
  presences,
  reminderChoices,
  users,
} from '../../schema/index.ts';
import { placeOf, reaches } from './store-presences.ts';

/** How somebody is reminded. */
export type ReminderChoice = Pick<
  typeof reminderChoices.$inferSelect,
  'way' | 'hour' | 'zone' | 'dailyWay' | 'dailyHour'
>;

/** A choice as it comes: what it does not say of the day stays. */
export type SentChoice = Pick<ReminderChoice, 'way' | 'hour' | 'zone'> &
  Partial<Record<'dailyWay', DailyWay | undefined> & Record<'dailyHour', number | undefined>>;

/** What a person has chosen; null for nothing. */
export async function reminderChoiceOf(
  db: Database,
  userId: number,
): Promise<ReminderChoice | null> {
  const { way, hour, zone, dailyWay, dailyHour } = reminderChoices;
  const [found] = await db
    .select({ way, hour, zone, dailyWay, dailyHour })
    .from(reminderChoices)
    .where(eq(reminderChoices.userId, userId));
  return found ?? null;
}

/** By which clocks some people live, of those who have said so. */
export async function zonesOf(
  db: Database | Tx,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ userId: reminderChoices.userId, zone: reminderChoices.zone })
    .from(reminderChoices)
    .where(inArray(reminderChoices.userId, [...userIds]));
  return new Map(rows.map(({ userId, zone }) => [userId, zone]));
}

export async function writeReminderChoice(
  tx: Tx,
  userId: number,
  choice: SentChoice,
): Promise<void> {
  await tx
    .insert(reminderChoices)
    .values({ userId, ...choice })
    .onConflictDoUpdate({ target: reminderChoices.userId, set: choice });
}

/** Chooses one thing for a live person; whoever had chosen nothing keeps what is usual otherwise. */
export async function writeOneChoice(
  tx: Tx,
  { userId, zone }: Pick<typeof reminderChoices.$inferSelect, 'userId' | 'zone'>,
  choice: Partial<Pick<typeof reminderChoices.$inferSelect, 'dailyWay' | 'isInvited'>>,
): Promise<void> {
  const { way, hour } = usualReminders;
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('share');
  if (!person) return;
  await tx
    .insert(reminderChoices)
    .values({ userId, way, hour, zone, ...choice })
    .onConflictDoUpdate({ target: reminderChoices.userId, set: choice });
}

/** A meeting of a person that is to be held, with what they have chosen. */
export interface ReminderLine {
  userId: number;
  hasEmail: boolean;
  way: ReminderWay;
  hour: number;
  zone: string;
  told: ReminderStage[];
  meetingId: number;
  startsAt: Date;
  classId: number;
  className: string;
  groupName: string;
  /** By which clocks its group tells hours. */
  groupZone: string;
  teacherName: string;
  place: string;
}

const teacher = alias(users, 'teacher');

/**
 * The meetings that begin in a span, for whoever attends or teaches them and wants to be reminded: not for students
 * who cannot come. Of one person alone with `userId`.
 */
export async function meetingsToRemind(
  db: Database,
  span: { now: Date; until: Date; zone: string; userId?: number },
): Promise<ReminderLine[]> {
  const { now, until, userId } = span;
  const isComing = and(
    gt(meetings.startsAt, now),
    lte(meetings.startsAt, until),
    inArray(meetings.state, ['planned', 'held']),
  );
  const attending = db
    .select({ meetingId: meetings.id, userId: enrolments.userId })
    .from(meetings)
    .innerJoin(groups, eq(groups.id, meetings.groupId))
    .innerJoin(enrolments, eq(enrolments.classId, groups.classId))
    .leftJoin(
      groupMembers,
      and(eq(groupMembers.groupId, groups.id), eq(groupMembers.userId, enrolments.userId)),
    )
    .leftJoin(
      presences,
      and(eq(presences.meetingId, meetings.id), eq(presences.userId, enrolments.userId)),
    )
    .where(
      and(
        ...[isComing, reaches(now), or(groups.isEverybody, isNotNull(groupMembers.userId))],
        or(isNull(presences.state), ne(presences.state, 'excused')),
        userId === undefined ? undefined : eq(enrolments.userId, userId),
      ),
    );
  const teaching = db
    .select({ meetingId: meetings.id, userId: sql<number>`${meetings.teacherId}`.as('user_id') })
    .from(meetings)
    .where(
      and(
        isComing,
        userId === undefined ? isNotNull(meetings.teacherId) : eq(meetings.teacherId, userId),
      ),
    );
  const who = union(attending, teaching).as('who');
  const told = sql<ReminderStage[]>`array(select r.stage from meeting_reminders r
    where r.user_id = ${users.id} and r.meeting_id = ${meetings.id}
      and r.starts_at = ${meetings.startsAt})`;
  return db
    .select({
      ...{ userId: users.id, hasEmail: sql<boolean>`${users.email} is not null`, told },
      way: sql<ReminderWay>`coalesce(${reminderChoices.way}, ${usualReminders.way})`,
      hour: sql<number>`coalesce(${reminderChoices.hour}, ${usualReminders.hour}::int)`,
      zone: sql<string>`coalesce(${reminderChoices.zone}, ${span.zone})`,
      ...{ meetingId: meetings.id, startsAt: meetings.startsAt, place: placeOf },
      ...{ classId: classes.id, className: classes.name, groupName: groups.name },
      groupZone: groups.zone,
      teacherName: sql<string>`case when ${teacher.id} = ${users.id} then ''
        else coalesce(${teacher.name}, '') end`,
    })
    .from(who)
    .innerJoin(meetings, eq(meetings.id, who.meetingId))
    .innerJoin(patterns, eq(patterns.id, meetings.patternId))
    .innerJoin(groups, eq(groups.id, meetings.groupId))
    .innerJoin(classes, and(eq(classes.id, groups.classId), isNull(classes.deletedAt)))
    .innerJoin(users, and(eq(users.id, who.userId), isNull(users.deletedAt)))
    .leftJoin(teacher, and(eq(teacher.id, meetings.teacherId), isNull(teacher.deletedAt)))
    .leftJoin(reminderChoices, eq(reminderChoices.userId, users.id))
    .where(sql`coalesce(${reminderChoices.way}, ${usualReminders.way}) <> 'none'`)
    .orderBy(asc(users.id), asc(meetings.startsAt), asc(meetings.id));
}

/** Holds some meetings as they are until the transaction ends. */
export async function keepMeetings(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: meetings.id })
    .from(meetings)
    .where(inArray(meetings.id, [...ids]))
    .orderBy(asc(meetings.id))
    .for('share');
}

/** Notes that a person is reminded of meetings; gives those of which they had not been. */
export async function insertReminders(
  tx: Tx,
  lines: readonly Pick<ReminderLine, 'userId' | 'meetingId' | 'startsAt'>[],
  stage: ReminderStage,
): Promise<Set<number>> {
  const rows = lines.map(({ userId, meetingId, startsAt }) => ({
    ...{ userId, meetingId, startsAt, stage },
  }));
  const made = await tx
    .insert(meetingReminders)
    .values(rows)
    .onConflictDoNothing()
    .returning({ meetingId: meetingReminders.meetingId });
  return new Set(made.map(({ meetingId }) => meetingId));
}

/** Notes by which message. */
export async function noteReminders(
  tx: Tx,
  of: { userId: number; meetingIds: readonly number[]; stage: ReminderStage },
  messageId: number,
): Promise<void> {
  await tx
    .update(meetingReminders)
    .set({ messageId })
    .where(
      and(
        eq(meetingReminders.userId, of.userId),
        eq(meetingReminders.stage, of.stage),
        inArray(meetingReminders.meetingId, [...of.meetingIds]),
        isNull(meetingReminders.messageId),
      ),
    );
}

/** Forgets of which meetings before a moment people were reminded. */
export async function forgetReminders(db: Database, before: Date): Promise<void> {
  await db.delete(meetingReminders).where(lte(meetingReminders.startsAt, before));
}

/** A change of a meeting that somebody has not read, with how they are reminded. */
export interface UnreadChange {
  messageId: number;
  subject: string;
  body: string;
  classId: number | null;
  userId: number;
  zone: string;
  isMailed: boolean;
}

/** The keys of a change as it was told by other clocks than most people live by. */
const keysOfOtherClocks = sql.join(
  Array.from(
    { length: MOST_CLOCKS },
    (_, nth) => sql`concat('meeting-clocks:', ${meetings.toldBy}, ${`:${nth}`}::text)`,
  ),
  sql`, `,
);

/**
 * Changes of which students were told before `until` less an hour, have not read it, and are told once more now: those
 * of meetings that were, or are, to begin until then.
 */
export async function unreadChanges(
  db: Database,
  { now, until, zone }: { now: Date; until: Date; zone: string },
): Promise<UnreadChange[]> {
  const isUntold = sql`not exists (select 1 from messages again
    where again.once_key in (concat('meeting-again:', ${messages.id}),
      concat('meeting-again:', ${messages.id}, ':mail')))`;
  const isUnread = sql`not exists (select 1 from message_reads r
    where r.message_id = ${messages.id} and r.user_id = ${users.id})`;
  return (
    db
      .selectDistinct({
        ...{ messageId: messages.id, subject: messages.subject, body: messages.body },
        ...{ classId: messages.classId, userId: users.id },
        zone: sql<string>`coalesce(${reminderChoices.zone}, ${zone})`,
        isMailed: sql<boolean>`${users.email} is not null
        and coalesce(${reminderChoices.way}, ${usualReminders.way}) = 'both'`,
      })
      .from(meetings)
      .innerJoin(
        messages,
        sql`(${messages.id} = ${meetings.toldBy} or ${messages.onceKey} in (${keysOfOtherClocks}))`,
      )
      .innerJoin(messageRecipients, eq(messageRecipients.messageId, messages.id))
      .innerJoin(users, and(eq(users.id, messageRecipients.userId), isNull(users.deletedAt)))
      // Whoever has left the class meanwhile has nothing to know.
      .innerJoin(
        enrolments,
        and(eq(enrolments.classId, messages.classId), eq(enrolments.userId, users.id)),
      )
      .leftJoin(reminderChoices, eq(reminderChoices.userId, users.id))
      .where(
        and(
          ...[gt(meetings.toldFor, now), lte(meetings.toldFor, until), isUntold, isUnread],
          sql`${messages.sentAt} <= ${new Date(now.getTime() - HOUR_MS).toISOString()}::timestamptz`,
          sql`coalesce(${reminderChoices.way}, ${usualReminders.way}) <> 'none'`,
        ),
      )
      .orderBy(asc(messages.id), asc(users.id))
  );
}
