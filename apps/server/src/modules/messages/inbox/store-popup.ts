import { and, desc, eq, gt, notExists, sql } from 'drizzle-orm';
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core';
import { type Database, prepareRead } from '../../../platform/db.ts';
import { messageReads, messageRecipients, messages } from '../../../schema/index.ts';
import { type InboxState, type MessageRow, selectMessages } from './store.ts';

/** The newest unread message of a user that opens as a dialog; hot: every list says it. */
export async function newestPopup(
  db: Database,
  { userId, before }: InboxState,
): Promise<MessageRow | null> {
  const statement = prepareRead(db, 'messages_newest_popup', (on, name) => {
    const own = { userId: sql.placeholder('userId'), before: sql.placeholder('before') };
    const unread = (messageId: AnyPgColumn) => {
      const read = on
        .select({ one: sql`1` })
        .from(messageReads)
        .where(and(eq(messageReads.userId, own.userId), eq(messageReads.messageId, messageId)));
      return notExists(read);
    };
    const toAll = on
      .select({ id: messages.id })
      .from(messages)
      .where(and(messages.isPopup, gt(messages.broadcastNumber, own.before), unread(messages.id)))
      .orderBy(desc(messages.broadcastNumber))
      .limit(1);
    const direct = on
      .select({ id: messageRecipients.messageId })
      .from(messageRecipients)
      .where(
        and(
          messageRecipients.isPopup,
          eq(messageRecipients.userId, own.userId),
          unread(messageRecipients.messageId),
        ),
      )
      .orderBy(desc(messageRecipients.messageId))
      .limit(1);
    const visible = unionAll(toAll, direct).as('visible');
    return selectMessages(on, own.userId, visible).orderBy(desc(visible.id)).limit(1).prepare(name);
  });
  const [found] = await statement.execute({ userId, before });
  return found ?? null;
}
