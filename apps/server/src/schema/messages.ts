import { channels, deliveryMethods } from '@institute/contract/messages/channels';
import { classAudiences } from '@institute/contract/messages/managed-messages';
import { scheduleProblems } from '@institute/contract/messages/scheduled-messages';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { classes } from './classes.ts';
import { identity, instant } from './columns.ts';
import { lessons } from './lessons.ts';
import { users } from './people.ts';

/**
 * How a message reaches people, in the calls' word for it, and the channels which that means. While the
 * release before serves beside this one it writes and reads the word; after it the channels stand for
 * themselves: `alter column channels drop expression`.
 */
const delivery = () => text('delivery', { enum: deliveryMethods }).notNull();
const channelsOfDelivery = () =>
  text('channels', { enum: channels })
    .array()
    .notNull()
    .generatedAlwaysAs(
      sql`case delivery when 'both' then array['inApp', 'email'] else array[delivery] end`,
    );

/** Messages. One to everybody is one row, whose readers are those who had joined when it was sent. */
export const messages = pgTable(
  'messages',
  {
    id: identity(),
    rand: text('rand').notNull().unique(),
    /** 1, 2, 3 … of the messages to everybody, in the order they were sent; null for the others. */
    broadcastNumber: integer('broadcast_number'),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** Subject and body as they are searched. */
    searchText: text('search_text').notNull(),
    isPopup: boolean('is_popup').notNull(),
    delivery: delivery().default('inApp'),
    channels: channelsOfDelivery(),
    /** True of a message to everybody, also of one that goes out by e-mail alone. */
    toAll: boolean('to_all').notNull().default(false),
    /** How many people it was sent to, as the sender was told. */
    recipientCount: integer('recipient_count').notNull().default(0),
    /** What it is about, if anything; a lesson brings its class along. */
    classId: integer('class_id').references(() => classes.id),
    lessonId: integer('lesson_id').references(() => lessons.id),
    /** The comment under that lesson which it tells of. */
    commentId: integer('comment_id'),
    /** The homework which it tells of, as `homework` of `hand_ins` names it. */
    homework: text('homework'),
    /** The administrator who wrote it; null when the product itself did. */
    senderId: integer('sender_id').references(() => users.id),
    /** Idempotency key: of what is told once for good, or of the sender's browser. */
    onceKey: text('once_key').unique(),
    sentAt: instant('sent_at').notNull(),
    /**
     * Devices of people up to this id have been told; null when no device is to be told any more.
     */
    pushedUpTo: integer('pushed_up_to'),
    /** Whether it is still to be put in line for the devices that ring (decision 180). */
    rings: boolean('rings').notNull().default(false),
  },
  (t) => [
    index('messages_to_push').on(t.sentAt, t.id).where(sql`${t.pushedUpTo} is not null`),
    index('messages_to_ring').on(t.id).where(sql`${t.rings}`),
    uniqueIndex('messages_broadcast').on(t.broadcastNumber),
    index('messages_broadcast_by_time')
      .on(t.sentAt, t.broadcastNumber)
      .where(sql`${t.broadcastNumber} is not null`),
    index('messages_sent').on(t.id).where(sql`${t.senderId} is not null`),
    index('messages_sent_by_time').on(t.sentAt, t.id).where(sql`${t.senderId} is not null`),
    index('messages_popup').on(t.broadcastNumber).where(sql`${t.isPopup}`),
  ],
);

/** Messages that wait for their time; one that was sent or cancelled is gone from here. */
export const scheduledMessages = pgTable(
  'scheduled_messages',
  {
    id: identity(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    isPopup: boolean('is_popup').notNull(),
    delivery: delivery(),
    channels: channelsOfDelivery(),
    toAll: boolean('to_all').notNull(),
    /** Who is named one by one. */
    recipientIds: integer('recipient_ids').array().notNull(),
    /** Students of a class besides; who they are is found out when it is sent. */
    classId: integer('class_id').references(() => classes.id),
    classWho: text('class_who', { enum: classAudiences }).notNull(),
    lessonId: integer('lesson_id').references(() => lessons.id),
    withinDays: integer('within_days').notNull(),
    senderId: integer('sender_id')
      .notNull()
      .references(() => users.id),
    /** The key under which it is sent, and so the message once. */
    onceKey: text('once_key').notNull().unique(),
    sendAt: instant('send_at').notNull(),
    /** Why it could not be sent when its time had come; it waits for somebody then. */
    problem: text('problem', { enum: scheduleProblems }),
  },
  (t) => [
    index('scheduled_messages_due').on(t.sendAt).where(sql`${t.problem} is null`),
    index('scheduled_messages_in_order').on(t.sendAt, t.id),
  ],
);

/** Messages one writes often, by name. */
export const messageTemplates = pgTable('message_templates', {
  id: identity(),
  name: text('name').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  /** Idempotency key of what kept it. */
  savedBy: text('saved_by').unique(),
  deletedAt: instant('deleted_at'),
  deletedBy: integer('deleted_by').references(() => users.id),
});

/** Who a message was sent to, when not to everybody. */
export const messageRecipients = pgTable(
  'message_recipients',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    messageId: integer('message_id')
      .notNull()
      .references(() => messages.id),
    /** As the message says, so that a user's popups are found among thousands of messages. */
    isPopup: boolean('is_popup').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.messageId] }),
    index('message_recipients_by_message').on(t.messageId),
    index('message_recipients_popup').on(t.userId, t.messageId).where(sql`${t.isPopup}`),
  ],
);

/** Who has read what. */
export const messageReads = pgTable(
  'message_reads',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    messageId: integer('message_id')
      .notNull()
      .references(() => messages.id),
    readAt: instant('read_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.messageId] })],
);

/**
 * How many rows of the two tables above a user has, kept along with them: students ask every half
 * minute whether anything is new, and the response must not take counting.
 */
export const inboxes = pgTable('inboxes', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  received: integer('received').notNull().default(0),
  read: integer('read').notNull().default(0),
});
