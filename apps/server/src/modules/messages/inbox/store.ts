import { and, count, desc, eq, gt, isNull, like, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type Database, prepareRead, type Tx } from '../../../platform/db.ts';
import {
  classes,
  inboxes,
  lessons,
  messageReads,
  messageRecipients,
  messages,
  users,
} from '../../../schema/index.ts';
import { containing } from '../../../shared/like.ts';

/** Where a user's messages begin and end, and how many there are, without counting any. */
export interface InboxState {
  userId: number;
  /** Number of the newest message to everybody, and of the newest before the user joined. */
  newest: number;
  before: number;
  /** Messages sent to the user alone or among others, and messages read. */
  received: number;
  read: number;
}

/** The state of an inbox; hot: every student asks twice a minute. Four look-ups by key. */
export async function inboxState(db: Database, userId: number): Promise<InboxState> {
  const { broadcastNumber: number, sentAt } = messages;
  const statement = prepareRead(db, 'inbox_state', (on, name) =>
    on
      .select({
        newest: sql<number>`coalesce((select max(${number}) from ${messages}), 0)`,
        before: sql<number>`coalesce((
          select ${number} from ${messages}
          where ${number} is not null and ${sentAt} < ${users.joinedAt}
          order by ${sentAt} desc, ${number} desc limit 1), 0)`,
        received: sql<number>`coalesce(${inboxes.received}, 0)`,
        read: sql<number>`coalesce(${inboxes.read}, 0)`,
      })
      .from(users)
      .leftJoin(inboxes, eq(inboxes.userId, users.id))
      .where(eq(users.id, sql.placeholder('userId')))
      .prepare(name),
  );
  const [found] = await statement.execute({ userId });
  if (!found) throw new Error(`no user ${userId}`);
  return { userId, ...found };
}

/** A message as one user has it. */
export interface MessageRow {
  id: number;
  rand: string;
  subject: string;
  body: string;
  isPopup: boolean;
  sentAt: Date;
  readAt: Date | null;
  /** Tokens of what it is about; null when that is nothing, or gone. */
  classRand: string | null;
  lessonRand: string | null;
  commentId: number | null;
  homework: string | null;
}

type Value = number | ReturnType<typeof sql.placeholder>;
/** As many as there are. */
const ALL = 2 ** 31 - 1;

/** The newest `most` of the messages to everybody, and as many of the user's own: never more are read. */
function newestIds(on: Database, own: { userId: Value; before: Value }, most: Value) {
  const toAll = on
    .select({ id: messages.id })
    .from(messages)
    .where(gt(messages.broadcastNumber, own.before))
    .orderBy(desc(messages.broadcastNumber))
    .limit(most);
  const direct = on
    .select({ id: messageRecipients.messageId })
    .from(messageRecipients)
    .where(eq(messageRecipients.userId, own.userId))
    .orderBy(desc(messageRecipients.messageId))
    .limit(most);
  return unionAll(toAll, direct).as('visible');
}

/** Messages of some ids as one user has them. */
export function selectMessages(on: Database, userId: Value, from: ReturnType<typeof newestIds>) {
  return on
    .select({
      id: messages.id,
      rand: messages.rand,
      subject: messages.subject,
      body: messages.body,
      isPopup: messages.isPopup,
      sentAt: messages.sentAt,
      readAt: messageReads.readAt,
      classRand: classes.rand,
      lessonRand: lessons.rand,
      commentId: messages.commentId,
      homework: messages.homework,
    })
    .from(from)
    .innerJoin(messages, eq(messages.id, from.id))
    .leftJoin(
      messageReads,
      and(eq(messageReads.messageId, messages.id), eq(messageReads.userId, userId)),
    )
    .leftJoin(lessons, and(eq(lessons.id, messages.lessonId), isNull(lessons.deletedAt)))
    .leftJoin(
      classes,
      and(
        sql`${classes.id} = coalesce(${lessons.classId}, ${messages.classId})`,
        isNull(classes.deletedAt),
      ),
    );
}

/** A page of a user's messages, newest first; hot, and as fast among thousands as among ten. */
export async function newestMessages(
  db: Database,
  { userId, before }: InboxState,
  { limit, offset }: { limit: number; offset: number },
): Promise<MessageRow[]> {
  const statement = prepareRead(db, 'messages_newest', (on, name) => {
    const own = { userId: sql.placeholder('userId'), before: sql.placeholder('before') };
    const visible = newestIds(on, own, sql.placeholder('most'));
    return selectMessages(on, own.userId, visible)
      .orderBy(desc(visible.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name);
  });
  return statement.execute({ userId, before, most: limit + offset, limit, offset });
}

/** A page of those of a user's messages whose subject or body holds `search`, and their number. */
export async function findMessages(
  db: Database,
  own: InboxState,
  page: { limit: number; offset: number; search: string },
): Promise<{ total: number; rows: MessageRow[] }> {
  const found = like(messages.searchText, containing(page.search));
  const visible = newestIds(db, own, ALL);
  const [{ total = 0 } = {}] = await db
    .select({ total: count() })
    .from(visible)
    .innerJoin(messages, eq(messages.id, visible.id))
    .where(found);
  const rows = await selectMessages(db, own.userId, visible)
    .where(found)
    .orderBy(desc(visible.id))
    .limit(page.limit)
    .offset(page.offset);
  return { total, rows };
}

/** A message of the user's by its numeric id or its rand token. */
export async function messageByRef(
  db: Database,
  own: InboxState,
  ref: string,
): Promise<MessageRow | null> {
  const named = /^\d{1,9}$/.test(ref) ? eq(messages.id, Number(ref)) : eq(messages.rand, ref);
  const visible = newestIds(db, own, ALL);
  const [found] = await selectMessages(db, own.userId, visible).where(named).limit(1);
  return found ?? null;
}

/** Marks a message read and counts it, once. */
export async function insertRead(
  tx: Tx,
  read: { userId: number; messageId: number; readAt: Date },
): Promise<void> {
  const added = await tx
    .insert(messageReads)
    .values(read)
    .onConflictDoNothing()
    .returning({ messageId: messageReads.messageId });
  if (added.length === 0) return;
  await tx
    .insert(inboxes)
    .values({ userId: read.userId, read: 1 })
    .onConflictDoUpdate({ target: inboxes.userId, set: { read: sql`${inboxes.read} + 1` } });
}
