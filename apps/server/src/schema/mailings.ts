import { mailKinds } from '@institute/contract/messages/mail-choice';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { messages } from './messages.ts';
import { users } from './people.ts';

/** A message that goes out by e-mail, with the counts of its delivery report. */
export const mailings = pgTable('mailings', {
  messageId: integer('message_id')
    .primaryKey()
    .references(() => messages.id),
  /** Who is to have it, until each of them has a row below; null means every student. */
  recipientIds: integer('recipient_ids').array(),
  /** How far rows have been made: the last user id of everybody, or the count of those named. */
  cursor: integer('cursor').notNull().default(0),
  isExpanded: boolean('is_expanded').notNull().default(false),
  total: integer('total').notNull(),
  sent: integer('sent').notNull().default(0),
  failed: integer('failed').notNull().default(0),
  unsubscribed: integer('unsubscribed').notNull().default(0),
});

/**
 * One e-mail of a mailing to one user: waiting, sending, sent, failed, or not sent because the person
 * wants no mail that goes to many, or what it reminds of has gone meanwhile.
 */
export const mailDeliveries = pgTable(
  'mail_deliveries',
  {
    messageId: integer('message_id')
      .notNull()
      .references(() => messages.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    state: text('state', { enum: ['waiting', 'sending', 'sent', 'failed', 'unsubscribed'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** What the mail server said last. */
    lastError: text('last_error'),
    /** When it may be tried, or, while it is being sent, when the sender counts as gone. */
    dueAt: instant('due_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.userId] }),
    index('mail_deliveries_due').on(t.dueAt).where(sql`${t.state} in ('waiting', 'sending')`),
    index('mail_deliveries_failed').on(t.messageId, t.userId).where(sql`${t.state} = 'failed'`),
    index('mail_deliveries_by_user').on(t.userId),
  ],
);

/** Who wants no mail of a kind, and since when; whoever has no row gets it. */
export const mailRefusals = pgTable(
  'mail_refusals',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: mailKinds }).notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
);
