import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant } from './columns.ts';
import { users } from './people.ts';

/**
 * Uploads that have not arrived whole, or that no call has taken yet (decision 090). What has arrived
 * lies in parts beside the stored files; each row is one person's.
 */
export const unfinishedUploads = pgTable(
  'unfinished_uploads',
  {
    id: identity(),
    /** Random; names it in its address. */
    key: text('key').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Length of the whole file, and what has arrived of it. */
    bytes: integer('bytes').notNull(),
    received: integer('received').notNull().default(0),
    /** Names of the stored parts, in their order. */
    parts: text('parts').array().notNull().default(sql`'{}'::text[]`),
    /** What the client noted with it, as it came: given back, and never looked into. */
    metadata: text('metadata').notNull().default(''),
    /** When something of it arrived last. */
    touchedAt: instant('touched_at').notNull(),
    /** When row and parts are removed. */
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('unfinished_uploads_by_person').on(t.userId),
    index('unfinished_uploads_by_end').on(t.expiresAt),
    check('unfinished_uploads_received', sql`${t.received} between 0 and ${t.bytes}`),
  ],
);
