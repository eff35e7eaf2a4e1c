import { copyStates } from '@institute/contract/privacy/my-data';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './people.ts';

/** The copy of everything about a person that they asked for last: one row a person. */
export const dataCopies = pgTable(
  'data_copies',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    /** Random; names this copy in the address of its archive, and to the job that makes it. */
    key: text('key').notNull().unique(),
    state: text('state', { enum: copyStates }).notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** Parts that are made, of how many; 0 of 0 until that is known. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** Stored name of the archive; null until it is ready. */
    file: text('file'),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    /** When archive and row are removed. */
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('data_copies_by_end').on(t.expiresAt)],
);
