import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db.ts';
import type { PushOwner } from '../../../platform/push.ts';
import { messages } from '../../../schema/index.ts';

/** A message of which devices are still to be told. */
export interface PendingPush {
  id: number;
  rand: string;
  subject: string;
  body: string;
  toAll: boolean;
  sentAt: Date;
  /** People up to this id have been told. */
  after: number;
}

/** The oldest message sent after `since` of which not everybody's devices have been told. */
export async function nextToPush(db: Database, since: Date): Promise<PendingPush | null> {
  const { id, rand, subject, body, toAll, sentAt, pushedUpTo } = messages;
  const [found] = await db
    .select({ id, rand, subject, body, toAll, sentAt, after: pushedUpTo })
    .from(messages)
    .where(and(isNotNull(pushedUpTo), gt(sentAt, since)))
    .orderBy(asc(sentAt), asc(id))
    .limit(1);
  return found?.after == null ? null : { ...found, after: found.after };
}

/**
 * The next people a message was sent to, in the order of their ids, without those who have read it;
 * `last` is null when no recipient follows them.
 */
export async function peopleToPush(
  db: Database,
  { id, toAll, sentAt, after }: PendingPush,
  most: number,
): Promise<{ unread: PushOwner[]; last: number | null }> {
  const people = toAll
    ? sql`select id, push_epoch from users
          where id > ${after} and deleted_at is null and joined_at <= ${sentAt.toISOString()}::timestamptz`
    : sql`select users.id, push_epoch from message_recipients join users on users.id = user_id
          where message_id = ${id} and user_id > ${after} and deleted_at is null`;
  const rows = await rowsOf<PushOwner & { isRead: boolean }>(
    db,
    sql`select id, push_epoch as "pushEpoch", exists (select 1 from message_reads
            where message_reads.message_id = ${id} and message_reads.user_id = people.id) as "isRead"
        from (${people} order by id limit ${most}) people order by id`,
  );
  return {
    unread: rows.filter(({ isRead }) => !isRead),
    last: rows.length < most ? null : (rows.at(-1)?.id ?? null),
  };
}

/** Notes how far a message has been pushed. */
export async function notePushed(
  db: Database,
  { id, after }: PendingPush,
  last: number,
): Promise<void> {
  await db
    .update(messages)
    .set({ pushedUpTo: last })
    .where(and(eq(messages.id, id), eq(messages.pushedUpTo, after)));
}

/** Notes that no device is to be told of a message any more. */
export async function endPush(db: Database, id: number): Promise<void> {
  await db.update(messages).set({ pushedUpTo: null }).where(eq(messages.id, id));
}
