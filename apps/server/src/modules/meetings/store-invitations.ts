import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Tx } from '../../platform/db.ts';
import { type InvitedEvent, meetingInvitations, reminderChoices } from '../../schema/index.ts';
import type { Invited } from './invitation-rules.ts';

/** Whether a person is invited to meetings by e-mail. */
export async function isInvited(db: Database, userId: number): Promise<boolean> {
  const wanted = and(eq(reminderChoices.userId, userId), eq(reminderChoices.isInvited, true));
  return (await db.$count(reminderChoices, wanted)) > 0;
}

/**
 * Who is invited by e-mail and has a meeting of these days that they were told of otherwise or not at all, or was not
 * looked at since a moment; in order, from after a number on.
 */
export async function peopleToInvite(
  db: Database,
  of: { now: Date; until: Date; since: Date; after: number; most: number },
): Promise<number[]> {
  const at = (date: Date) => sql`${date.toISOString()}::timestamptz`;
  const [now, until, since] = [at(of.now), at(of.until), at(of.since)];
  const found = await rowsOf<{ id: number }>(
    db,
    sql`
    select u.id from reminder_choices c join users u on u.id = c.user_id
    where c.is_invited and u.deleted_at is null and u.email is not null and u.id > ${of.after}
      and (c.invited_at is null or c.invited_at < ${since} or exists (
        select 1 from (
          select m.id, m.version, m.state, m.starts_at, true as is_theirs from enrolments e
            join groups g on g.class_id = e.class_id join meetings m on m.group_id = g.id
            where e.user_id = u.id and m.starts_at > ${now} and (g.is_everybody or exists (
              select 1 from group_members b where b.group_id = g.id and b.user_id = u.id))
          union all
          select m.id, m.version, m.state, m.starts_at, true from meetings m
            where m.teacher_id = u.id and m.starts_at > ${now}
          union all
          -- Somebody else may teach it now.
          select m.id, m.version, m.state, m.starts_at, false from meeting_invitations i
            join meetings m on m.id = i.meeting_id where i.user_id = u.id and m.starts_at > ${now}
        ) own
        left join lateral (select i.method, i.event from meeting_invitations i
          where i.user_id = u.id and i.meeting_id = own.id order by i.nth desc limit 1) last on true
        where case when last.method is not distinct from 'REQUEST'
          then (last.event ->> 'version')::int <> own.version
          else own.is_theirs and own.state <> 'cancelled' and own.starts_at <= ${until} end
      ))
    order by u.id limit ${of.most}::int`,
  );
  return found.map(({ id }) => id);
}

/** Holds a person's invitations until the transaction ends; null where another does, or they want none any more. */
export async function holdInvitations(tx: Tx, userId: number): Promise<{ zone: string } | null> {
  const [found] = await tx
    .select({ zone: reminderChoices.zone })
    .from(reminderChoices)
    .where(and(eq(reminderChoices.userId, userId), eq(reminderChoices.isInvited, true)))
    .for('update', { skipLocked: true });
  return found ?? null;
}

/** Notes that it was looked at all meetings of a person. */
export async function noteLooked(tx: Tx, userId: number, at: Date): Promise<void> {
  await tx.update(reminderChoices).set({ invitedAt: at }).where(eq(reminderChoices.userId, userId));
}

/** What a person was told last of each meeting that is not over, with how often. */
export async function lastInvitations(
  db: Database,
  userId: number,
  now: Date,
): Promise<Map<number, Invited & { nth: number }>> {
  const { meetingId, nth, method, event } = meetingInvitations;
  const rows = await db
    .selectDistinctOn([meetingId], { meetingId, nth, method, event })
    .from(meetingInvitations)
    .where(and(eq(meetingInvitations.userId, userId), gt(meetingInvitations.endsAt, now)))
    .orderBy(meetingId, desc(nth));
  return new Map(rows.map((row) => [row.meetingId, row]));
}

/** Keeps by which message somebody was told of a meeting, for the how many-th time. */
export async function insertInvitation(
  tx: Tx,
  row: typeof meetingInvitations.$inferInsert,
): Promise<void> {
  await tx.insert(meetingInvitations).values(row);
}

/** What was told last of a meeting has become another version without any news. */
export async function renewInvitation(
  tx: Tx,
  { userId, nth }: { userId: number; nth: number },
  event: InvitedEvent,
): Promise<void> {
  const { userId: whose, meetingId, nth: which } = meetingInvitations;
  await tx
    .update(meetingInvitations)
    .set({ event })
    .where(and(eq(whose, userId), eq(meetingId, event.id), eq(which, nth)));
}

/** Forgets invitations to meetings that were over at a moment. */
export async function forgetInvitations(db: Database, before: Date): Promise<void> {
  await db.delete(meetingInvitations).where(lt(meetingInvitations.endsAt, before));
}

/** Who of some people is invited by e-mail to each of some meetings, and so told of its changes by that. */
export async function invitedToAll(
  tx: Tx,
  userIds: readonly number[],
  meetingIds: readonly number[],
): Promise<Set<number>> {
  if (meetingIds.length === 0 || userIds.length === 0) return new Set();
  const { userId, meetingId, nth, method } = meetingInvitations;
  const rows = await tx
    .selectDistinctOn([userId, meetingId], { userId, meetingId, method })
    .from(meetingInvitations)
    .innerJoin(
      reminderChoices,
      and(eq(reminderChoices.userId, userId), eq(reminderChoices.isInvited, true)),
    )
    .where(and(inArray(meetingId, [...meetingIds]), inArray(userId, [...userIds])))
    .orderBy(userId, meetingId, desc(nth));
  const counts = new Map<number, number>();
  for (const row of rows) {
    if (row.method === 'REQUEST') counts.set(row.userId, (counts.get(row.userId) ?? 0) + 1);
  }
  const wanted = new Set(meetingIds).size;
  return new Set([...counts].filter(([, count]) => count === wanted).map(([id]) => id));
}
