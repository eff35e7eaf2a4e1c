import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sessions } from './auth.ts';
import { instant } from './columns.ts';
import { messages } from './messages.ts';

/**
 * A device that rings for whoever is signed in there, by the address and keys of its push service: it belongs to the
 * session and ends with it (decision 180).
 */
export const pushSubscriptions = pgTable('push_subscriptions', {
  sessionId: integer('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  endpoint: text('endpoint').notNull().unique(),
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  /** By which the device knows that what comes is for the person who is signed in there. */
  name: text('name').notNull(),
  madeAt: instant('made_at').notNull(),
});

/** One message for one device: waiting, sending, sent, failed, or over, since its reason has gone. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    messageId: integer('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    sessionId: integer('session_id')
      .notNull()
      .references(() => pushSubscriptions.sessionId, { onDelete: 'cascade' }),
    state: text('state', { enum: ['waiting', 'sending', 'sent', 'failed', 'over'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** When it may be tried, or, while it is being sent, when the sender counts as gone. */
    dueAt: instant('due_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.sessionId] }),
    index('push_deliveries_due').on(t.dueAt).where(sql`${t.state} in ('waiting', 'sending')`),
    index('push_deliveries_by_session').on(t.sessionId),
  ],
);
