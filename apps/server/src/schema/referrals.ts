import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './people.ts';

/** Who brought whom: a friend has at most one referrer. */
export const referrals = pgTable(
  'referrals',
  {
    friendId: integer('friend_id')
      .primaryKey()
      .references(() => users.id),
    referrerId: integer('referrer_id')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('referrals_by_referrer').on(t.referrerId)],
);
