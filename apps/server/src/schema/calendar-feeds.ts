import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './people.ts';

/** The address at which a calendar fetches the meetings of a person, by the hash of its key (decision 177). */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  keyHash: text('key_hash').notNull().unique(),
  madeAt: instant('made_at').notNull(),
});
