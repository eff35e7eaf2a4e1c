import { foldArabic } from '@institute/contract/arabic/fold-arabic';
import { type Channel, deliveryOf } from '@institute/contract/messages/channels';
import { eq, max, sql } from 'drizzle-orm';
import { type Database, lockInTransaction, type Tx } from '../../../platform/db.ts';
import { randToken } from '../../../platform/random.ts';
import { messages } from '../../../schema/index.ts';

/** Any number that no other program uses as an advisory lock of this database. */
const BROADCAST_LOCK = 7_202_614;

/** A message to write. */
export interface NewMessage {
  subject: string;
  body: string;
  isPopup: boolean;
  channels: readonly Channel[];
  toAll: boolean;
  recipientCount: number;
  /** What it is about; a lesson brings its class along. */
  lessonId: number | null;
  classId: number | null;
  /** The homework of that lesson, or of a meeting, by its word. */
  homework?: string | null;
  /** Null when the product itself writes. */
  senderId: number | null;
  /** What is told once for good. */
  onceKey: string | null;
  sentAt: Date;
}

/** The number of the next message to everybody: no gaps, in the order in which they are committed. */
export async function takeBroadcastNumber(tx: Tx): Promise<number> {
  await lockInTransaction(tx, BROADCAST_LOCK);
  const [found] = await tx.select({ newest: max(messages.broadcastNumber) }).from(messages);
  return (found?.newest ?? 0) + 1;
}

/** Writes a message; null when its key has been used. */
export async function insertMessage(
  tx: Tx,
  { channels, ...message }: NewMessage,
  broadcastNumber: number | null,
): Promise<number | null> {
  const [added] = await tx
    .insert(messages)
    .values({ ...columnsOf({ channels, ...message }), broadcastNumber })
    .onConflictDoNothing({ target: messages.onceKey })
    .returning({ id: messages.id });
  return added?.id ?? null;
}

/** Writes messages that each have a key, and says which were written, by their keys. */
export async function insertMessages(
  tx: Tx,
  several: readonly NewMessage[],
): Promise<ReadonlyMap<string, number>> {
  const added = await tx
    .insert(messages)
    .values(several.map(columnsOf))
    .onConflictDoNothing({ target: messages.onceKey })
    .returning({ id: messages.id, key: messages.onceKey });
  return new Map(added.flatMap(({ id, key }) => (key === null ? [] : [[key, id]])));
}

/** A message as it is stored. */
const columnsOf = ({ channels, ...message }: NewMessage) => ({
  ...message,
  rand: randToken(),
  searchText: foldArabic(`${message.subject}\n${message.body}`),
  delivery: deliveryOf(channels),
  // What is seen in the app is told to devices as well, where push is configured.
  pushedUpTo: channels.includes('inApp') ? 0 : null,
  rings: channels.includes('inApp'),
});

/** The subject of a message that went to more than one person; null of any other. */
export async function subjectToMany(tx: Tx, id: number): Promise<string | null> {
  const [message] = await tx.select().from(messages).where(eq(messages.id, id));
  return message && (message.toAll || message.recipientCount > 1) ? message.subject : null;
}

/** Puts a message into inboxes, in one order for all senders, so that none waits for another in a ring. */
export async function insertRecipients(
  tx: Tx,
  message: { id: number; isPopup: boolean },
  userIds: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    with added as (
      insert into message_recipients (user_id, message_id, is_popup)
      select wanted.id::int, ${message.id}::int, ${message.isPopup}::boolean
      from jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb) as wanted (id)
      on conflict do nothing
      returning user_id)
    insert into inboxes (user_id, received)
    select user_id, 1 from added order by user_id
    on conflict (user_id) do update set received = inboxes.received + 1`);
}

/** Puts a message into the inbox of each person, of many at once. */
export async function insertRecipientOfEach(
  tx: Tx,
  several: readonly { id: number; to: number }[],
): Promise<void> {
  await tx.execute(sql`
    with added as (
      insert into message_recipients (user_id, message_id, is_popup)
      select "to", id, false from jsonb_to_recordset(${JSON.stringify(several)}::jsonb) as x (id int, "to" int)
      returning user_id)
    insert into inboxes (user_id, received)
    select user_id, count(*) from added group by user_id order by user_id
    on conflict (user_id) do update set received = inboxes.received + excluded.received`);
}

/** What was sent under a key, and to how many. */
export async function sentUnder(
  tx: Tx,
  onceKey: string,
): Promise<{ id: number; recipients: number } | null> {
  const [found] = await tx
    .select({ id: messages.id, recipients: messages.recipientCount })
    .from(messages)
    .where(eq(messages.onceKey, onceKey));
  return found ?? null;
}

/** The live users behind e-mails and ids; what belongs to no user is left out. */
export async function usersNamed(
  tx: Database,
  names: { emails: readonly string[]; ids: readonly number[] },
): Promise<{ id: number; name: string; email: string }[]> {
  // Each list by its own index: an `or` of the two would read every user.
  const result = await tx.execute(sql`
    select id, name, email from users where deleted_at is null
      and email = any(array(select jsonb_array_elements_text(${JSON.stringify(names.emails)}::jsonb)))
    union
    select id, name, coalesce(email, '') as email from users where deleted_at is null
      and id = any(array(select jsonb_array_elements_text(${JSON.stringify(names.ids)}::jsonb)::int))`);
  return (result as unknown as { rows: { id: number; name: string; email: string }[] }).rows;
}
