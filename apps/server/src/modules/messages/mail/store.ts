import { foldArabic } from '@institute/contract/arabic/fold-arabic';
import { roles } from '@institute/contract/auth/abilities';
import { eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db.ts';
import { type InvitedEvent, mailDeliveries, mailings, messages } from '../../../schema/index.ts';

/** Rows made in one transaction. */
const EXPAND_BATCH = 5000;

/** Begins a mailing; `recipientIds` null means every student who had joined. */
export async function insertMailing(
  tx: Tx,
  mailing: { messageId: number; recipientIds: readonly number[] | null; total: number },
): Promise<void> {
  await tx.insert(mailings).values({ ...mailing, recipientIds: mailing.recipientIds?.slice() });
}

/** Has messages that went to one person each go to them by mail as well. */
export async function mailToEach(
  tx: Tx,
  several: readonly { id: number; to: number }[],
  now: Date,
): Promise<void> {
  await tx
    .insert(mailings)
    .values(several.map(({ id }) => ({ messageId: id, total: 1, cursor: 1, isExpanded: true })));
  await tx
    .insert(mailDeliveries)
    .values(several.map(({ id, to }) => ({ messageId: id, userId: to, dueAt: now })));
}

/**
 * Makes the rows of the next recipients of a mailing and says whether there may be more. A second
 * one who does it at the same time waits, and goes on from there.
 */
export async function expandNext(tx: Tx, messageId: number, now: Date): Promise<boolean> {
  const [mailing] = await tx
    .select({
      cursor: mailings.cursor,
      isExpanded: mailings.isExpanded,
      isToAll: sql<boolean>`${mailings.recipientIds} is null`,
      sentAt: messages.sentAt,
    })
    .from(mailings)
    .innerJoin(messages, eq(messages.id, mailings.messageId))
    .where(eq(mailings.messageId, messageId))
    .for('update', { of: mailings });
  if (!mailing || mailing.isExpanded) return false;
  const { cursor, isToAll, sentAt } = mailing;
  const next = isToAll
    ? sql`select id, id as place from users
          where id > ${cursor} and role = ${roles.student} and deleted_at is null and joined_at <= ${sentAt.toISOString()}::timestamptz
          order by id limit ${EXPAND_BATCH}`
    : sql`select named.id, ${cursor}::int + named.place as place from mailings,
          unnest(recipient_ids[${cursor}::int + 1:${cursor}::int + ${EXPAND_BATCH}::int])
            with ordinality as named (id, place)
          where message_id = ${messageId}`;
  const result = await tx.execute(sql`
    with next as (${next}),
    added as (
      insert into mail_deliveries (message_id, user_id, due_at)
      select ${messageId}::int, id, ${now.toISOString()}::timestamptz from next
      on conflict do nothing)
    select count(*)::int as found, coalesce(max(place), 0)::int as last from next`);
  const [row] = (result as unknown as { rows: { found: number; last: number }[] }).rows;
  const { found, last } = row ?? { found: 0, last: 0 };
  const isExpanded = found < EXPAND_BATCH;
  const total = isExpanded ? await countDeliveries(tx, messageId) : undefined;
  await tx
    .update(mailings)
    .set({
      cursor: Math.max(cursor, last),
      isExpanded,
      ...(total === undefined ? {} : { total, recipientIds: null }),
    })
    .where(eq(mailings.messageId, messageId));
  return !isExpanded;
}

const countDeliveries = (tx: Tx, messageId: number) =>
  tx.$count(mailDeliveries, eq(mailDeliveries.messageId, messageId));

/** A mail that a process has claimed to send. */
export interface ClaimedDelivery {
  messageId: number;
  userId: number;
  /** This try included. */
  attempts: number;
  /** Null when the person has been deleted. */
  email: string | null;
  rand: string;
  subject: string;
  body: string;
  inApp: boolean;
  /** The person wants no mail that goes to many, or what it reminds of is not to be held then any more. */
  isRefused: boolean;
  /** It is the reminder of a day, of which it is asked whether it still waits. */
  isDaily: boolean;
  name: string;
  /** What it brings to a calendar; null of any other mail. */
  invitation: {
    method: 'REQUEST' | 'CANCEL';
    event: InvitedEvent;
    /** As the database writes it. */
    madeAt: string;
    /** Invitations are wanted no more, or its meeting was told of again since. */
    isOver: boolean;
  } | null;
}

/** Claims the next mails that are due; until `until` no other process sends them. */
export async function claimDeliveries(
  db: Database,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<ClaimedDelivery[]> {
  const result = await db.execute(sql`
    with due as (
      select message_id, user_id from mail_deliveries
      where state in ('waiting', 'sending') and due_at <= ${now.toISOString()}::timestamptz
      order by due_at limit ${most}::int for update skip locked),
    claimed as (
      update mail_deliveries d set state = 'sending', attempts = attempts + 1, due_at = ${until.toISOString()}::timestamptz
      from due where d.message_id = due.message_id and d.user_id = due.user_id
      returning d.message_id, d.user_id, d.attempts)
    select c.message_id as "messageId", c.user_id as "userId", c.attempts, u.email, m.rand, m.subject,
      m.body, 'inApp' = any(m.channels) as "inApp",
      exists (select 1 from mail_refusals r where r.user_id = c.user_id and r.kind = 'messages')
        or exists (select 1 from meeting_reminders r left join meetings t
          on t.id = r.meeting_id and t.starts_at = r.starts_at and t.state in ('planned', 'held')
            and t.starts_at > ${now.toISOString()}::timestamptz
          where r.message_id = m.id and t.id is null) as "isRefused",
      exists (select 1 from daily_reminders r where r.message_id = m.id) as "isDaily", u.name,
      (select json_build_object('method', i.method, 'event', i.event, 'madeAt', i.made_at,
          'isOver', not coalesce(c.is_invited, false) or exists (select 1 from meeting_invitations n
            where n.user_id = i.user_id and n.meeting_id = i.meeting_id and n.nth > i.nth))
        from meeting_invitations i left join reminder_choices c on c.user_id = i.user_id
        where i.message_id = m.id) as invitation
    from claimed c join users u on u.id = c.user_id join messages m on m.id = c.message_id`);
  return (result as unknown as { rows: ClaimedDelivery[] }).rows;
}

type Key = Pick<ClaimedDelivery, 'messageId' | 'userId'>;

/** Notes how a claimed mail ended, once, and counts it. */
export async function endDelivery(
  db: Database,
  { messageId, userId }: Key,
  end: { state: 'sent' | 'failed' | 'unsubscribed'; at: Date; reason: string | null },
): Promise<void> {
  const count = sql.raw(end.state);
  const sentAt = end.state === 'sent' ? end.at.toISOString() : null;
  await db.execute(sql`
    with ended as (
      update mail_deliveries
      set state = ${end.state}::text, last_error = ${end.reason}::text, sent_at = ${sentAt}::timestamptz
      where message_id = ${messageId} and user_id = ${userId} and state = 'sending'
      returning 1)
    update mailings set ${count} = ${count} + 1
    where message_id = ${messageId} and exists (select 1 from ended)`);
}

/** Gives a claimed mail back, to be tried at `dueAt`; `reason` null when it was not tried at all. */
export async function releaseDelivery(
  db: Database,
  { messageId, userId }: Key,
  { dueAt, reason }: { dueAt: Date; reason: string | null },
): Promise<void> {
  await db.execute(sql`
    update mail_deliveries
    set state = 'waiting', due_at = ${dueAt.toISOString()}::timestamptz,
      last_error = coalesce(${reason}::text, last_error),
      attempts = attempts - ${reason === null ? 1 : 0}::int
    where message_id = ${messageId} and user_id = ${userId} and state = 'sending'`);
}

/** When the next mail is due; null when none waits. */
export async function nextDueAt(db: Database): Promise<Date | null> {
  const [found] = await db
    .select({ dueAt: mailDeliveries.dueAt })
    .from(mailDeliveries)
    .where(sql`${mailDeliveries.state} in ('waiting', 'sending')`)
    .orderBy(mailDeliveries.dueAt)
    .limit(1);
  return found?.dueAt ?? null;
}

/** Puts the failed mails of a message in line again, and says how many: none of one that has been emptied. */
export async function retryFailed(tx: Tx, messageId: number, now: Date): Promise<number> {
  const again = await tx.execute(sql`
    with again as (
      update mail_deliveries set state = 'waiting', attempts = 0, due_at = ${now.toISOString()}::timestamptz
      where message_id = ${messageId} and state = 'failed'
        and exists (select 1 from messages where id = ${messageId} and body <> '') returning 1),
    counted as (
      update mailings set failed = failed - (select count(*) from again)::int
      where message_id = ${messageId})
    select count(*)::int as n from again`);
  return (again as unknown as { rows: { n: number }[] }).rows[0]?.n ?? 0;
}

/** Mails of mailings that are still to be sent. */
export interface MailBacklog {
  waiting: number;
  /** Of those, how many a mail server did not take at the last try. */
  stuck: number;
}

/** Counts the mails of mailings that wait. */
export async function mailBacklog(db: Database): Promise<MailBacklog> {
  const [found] = await db
    .select({
      waiting: sql<number>`count(*)::int`,
      stuck: sql<number>`(count(*) filter (where ${mailDeliveries.lastError} is not null))::int`,
    })
    .from(mailDeliveries)
    .where(sql`${mailDeliveries.state} in ('waiting', 'sending')`);
  return found ?? { waiting: 0, stuck: 0 };
}

/**
 * Empties some of the messages from before `before` that went out by e-mail alone and of which no
 * mail waits, and says how many. What is left says that there was one, about what, and how many got
 * it. One that is shown in the app as well is kept by its readers.
 */
export async function emptyOldMails(db: Database, before: Date, most: number): Promise<number> {
  const waits = sql`(not mailings.is_expanded
    or mailings.total > mailings.sent + mailings.failed + mailings.unsubscribed)`;
  const old = await db
    .select({ id: messages.id, subject: messages.subject })
    .from(messages)
    .innerJoin(mailings, eq(mailings.messageId, messages.id))
    .where(
      sql`not 'inApp' = any(${messages.channels}) and ${messages.body} <> ''
        and ${messages.sentAt} < ${before.toISOString()}::timestamptz and not ${waits}`,
    )
    .limit(most);
  for (const { id, subject } of old) {
    const rest = { body: '', searchText: foldArabic(subject) };
    await db.update(messages).set(rest).where(eq(messages.id, id));
  }
  return old.length;
}
