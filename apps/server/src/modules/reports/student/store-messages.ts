import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db.ts';
import {
  mailDeliveries,
  messageReads,
  messageRecipients,
  messages,
} from '../../../schema/index.ts';

/** A page of what a person was sent, but for what went to everybody; the last one first. */
export async function messagesOfStudent(
  db: Database,
  userId: number,
  page: { limit: number; offset: number },
) {
  const total = await db.$count(messageRecipients, eq(messageRecipients.userId, userId));
  const rows = await db
    .select({
      id: messages.id,
      subject: messages.subject,
      body: messages.body,
      sentAt: messages.sentAt,
      readAt: messageReads.readAt,
      mail: mailDeliveries.state,
    })
    .from(messageRecipients)
    .innerJoin(messages, eq(messages.id, messageRecipients.messageId))
    .leftJoin(
      messageReads,
      and(eq(messageReads.messageId, messages.id), eq(messageReads.userId, userId)),
    )
    .leftJoin(
      mailDeliveries,
      and(eq(mailDeliveries.messageId, messages.id), eq(mailDeliveries.userId, userId)),
    )
    .where(eq(messageRecipients.userId, userId))
    .orderBy(desc(messageRecipients.messageId))
    .limit(page.limit)
    .offset(page.offset);
  return { total, rows };
}
