import { and, eq, gt, gte, inArray, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { handIns, meetingReminders, meetings, presences } from '../../schema/index.ts';
import type { MeetingRow } from './store-meetings.ts';

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
