import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Tx } from '../../../platform/db.ts';
import type { PushDevice } from '../../../platform/web-push.ts';
import { messages, pushDeliveries, pushSubscriptions } from '../../../schema/index.ts';

/** Messages that are looked at in one transaction. */
const MOST_MESSAGES = 500;

/** The name of the device of a session; empty where it does not ring. */
export async function phoneName(db: Database, sessionId: number): Promise<string> {
  const { name } = pushSubscriptions;
  const [found] = await db
    .select({ name })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, sessionId));
  return found?.name ?? '';
}

/** Has the device of a session ring, and it alone by this address; the oldest of a person beyond `most` end. */
export async function writePhone(
  tx: Tx,
  row: typeof pushSubscriptions.$inferInsert,
  { userId, most }: { userId: number; most: number },
): Promise<void> {
  const { sessionId, ...device } = row;
  const elsewhere = ne(pushSubscriptions.sessionId, sessionId);
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, device.endpoint), elsewhere));
  await tx
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({ target: pushSubscriptions.sessionId, set: device });
  await tx.execute(sql`delete from push_subscriptions where session_id in (
    select p.session_id from push_subscriptions p join sessions s on s.id = p.session_id
    where s.user_id = ${userId} order by p.made_at desc, p.session_id desc offset ${most}::int)`);
}

export async function deletePhone(db: Database, sessionId: number): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
}

/** Nobody listens there any more: unless the device has asked anew meanwhile. */
export async function dropPhone(
  db: Database,
  { sessionId, endpoint }: { sessionId: number; endpoint: string },
): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(
      and(eq(pushSubscriptions.sessionId, sessionId), eq(pushSubscriptions.endpoint, endpoint)),
    );
}

/**
 * Puts messages that are to ring in line, one for each device of whoever has not read them; says whether there may be
 * more. Those from before `since` are found in the app.
 */
export async function expandRinging(
  tx: Tx,
  { now, since }: { now: Date; since: Date },
): Promise<boolean> {
  const found = await tx
    .select({ id: messages.id, sentAt: messages.sentAt })
    .from(messages)
    .where(eq(messages.rings, true))
    .orderBy(messages.id)
    .limit(MOST_MESSAGES)
    .for('update', { skipLocked: true });
  if (found.length === 0) return false;
  const fresh = found.filter(({ sentAt }) => sentAt > since).map(({ id }) => id);
  if (fresh.length > 0) {
    const ids = sql`array[${sql.join(fresh, sql`, `)}]::int[]`;
    const isLive = sql`s.expires_at > ${now.toISOString()}::timestamptz and s.admin_id is null`;
    await tx.execute(sql`
      insert into push_deliveries (message_id, session_id, due_at)
      select message_id, session_id, ${now.toISOString()}::timestamptz from (
        select r.message_id, p.session_id, s.user_id from message_recipients r
          join sessions s on s.user_id = r.user_id and ${isLive}
          join push_subscriptions p on p.session_id = s.id
          where r.message_id = any(${ids})
        union
        select m.id, p.session_id, s.user_id from push_subscriptions p
          join sessions s on s.id = p.session_id and ${isLive}
          join users u on u.id = s.user_id and u.deleted_at is null
          join messages m on m.id = any(${ids}) and m.to_all and u.joined_at <= m.sent_at) f
      where not exists (select 1 from message_reads r
        where r.message_id = f.message_id and r.user_id = f.user_id)
      on conflict do nothing`);
  }
  await tx
    .update(messages)
    .set({ rings: false })
    .where(
      inArray(
        messages.id,
        found.map(({ id }) => id),
      ),
    );
  return found.length === MOST_MESSAGES;
}

/** A message that a process has claimed to send to a device. */
export interface ClaimedRing extends PushDevice {
  messageId: number;
  sessionId: number;
  /** This try included. */
  attempts: number;
  name: string;
  rand: string;
  subject: string;
  /** As the database writes it. */
  sentAt: string;
  /** When the first of the meetings begins of which it reminds; null for any other message. */
  startsAt: string | null;
  /** It was read, its session has run out, or what it reminds of is not to be held then any more. */
  isOver: boolean;
  /** It is the reminder of a day, of which it is asked whether it still waits. */
  isDaily: boolean;
}

/** Claims the next that are due; until `until` no other process sends them. */
export async function claimRings(
  db: Database,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<ClaimedRing[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return rowsOf<ClaimedRing>(
    db,
    sql`
    with due as (
      select message_id, session_id from push_deliveries
      where state in ('waiting', 'sending') and due_at <= ${at}
      order by due_at limit ${most}::int for update skip locked),
    claimed as (
      update push_deliveries d set state = 'sending', attempts = attempts + 1, due_at = ${until.toISOString()}::timestamptz
      from due where d.message_id = due.message_id and d.session_id = due.session_id
      returning d.message_id, d.session_id, d.attempts)
    select c.message_id as "messageId", c.session_id as "sessionId", c.attempts, p.endpoint, p.p256dh, p.auth,
      p.name, m.rand, m.subject, m.sent_at as "sentAt",
      (select min(r.starts_at) from meeting_reminders r where r.message_id = m.id) as "startsAt",
      s.expires_at <= ${at}
        or exists (select 1 from message_reads r where r.message_id = m.id and r.user_id = s.user_id)
        or exists (select 1 from meeting_reminders r left join meetings t
          on t.id = r.meeting_id and t.starts_at = r.starts_at and t.state in ('planned', 'held')
            and t.starts_at > ${at}
          where r.message_id = m.id and t.id is null) as "isOver",
      exists (select 1 from daily_reminders r where r.message_id = m.id) as "isDaily"
    from claimed c join push_subscriptions p on p.session_id = c.session_id
      join sessions s on s.id = p.session_id join messages m on m.id = c.message_id`,
  );
}

const isClaimed = ({ messageId, sessionId, attempts }: ClaimedRing) =>
  and(
    eq(pushDeliveries.messageId, messageId),
    eq(pushDeliveries.sessionId, sessionId),
    eq(pushDeliveries.attempts, attempts),
    eq(pushDeliveries.state, 'sending'),
  );

/** Notes how a claimed one ended. */
export async function endRing(
  db: Database,
  one: ClaimedRing,
  state: 'sent' | 'failed' | 'over',
): Promise<void> {
  await db.update(pushDeliveries).set({ state }).where(isClaimed(one));
}

/** Gives a claimed one back, to be tried at `dueAt`. */
export async function releaseRing(db: Database, one: ClaimedRing, dueAt: Date): Promise<void> {
  await db.update(pushDeliveries).set({ state: 'waiting', dueAt }).where(isClaimed(one));
}

/** Forgets what rang before a moment. */
export async function forgetRings(db: Database, before: Date): Promise<void> {
  await db.delete(pushDeliveries).where(sql`${pushDeliveries.dueAt} < ${before}`);
}
