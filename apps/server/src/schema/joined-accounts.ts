import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, kobo } from './columns.ts';
import { users } from './people.ts';

/** Accounts that the office has joined with another of the same person: they lead to the one that stays. */
export const joinedAccounts = pgTable(
  'joined_accounts',
  {
    /** The account that ended. */
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    /** The one that stays; where that ended later in its turn, the last of them. */
    intoId: integer('into_id')
      .notNull()
      .references(() => users.id),
    joinedAt: instant('joined_at').notNull(),
    joinedBy: integer('joined_by')
      .notNull()
      .references(() => users.id),
    reason: text('reason').notNull(),
    /** What went over from its wallet. */
    amount: kobo('amount').notNull(),
    /** What it takes to part them again by hand; null once the days for that are over. */
    record: jsonb('record').$type<JoinRecord>(),
    /** Idempotency key, `{administrator}:{client's key}`, and a hash of what was asked for under it. */
    requestKey: text('request_key').unique(),
    orderHash: text('order_hash').notNull(),
  },
  (t) => [index('joined_accounts_by_stay').on(t.intoId)],
);

/** How two accounts were before they were joined, and what went over. */
export interface JoinRecord {
  /** Details of the account that ended, and those of the other that it has changed. */
  ended: Readonly<Record<string, unknown>>;
  stayed: Readonly<Record<string, unknown>>;
  /** Of each table the keys of the rows that went over. */
  moved: Readonly<Record<string, readonly unknown[]>>;
  /** Of each table the rows as they were that were changed or left out for one of the other account. */
  before: Readonly<Record<string, readonly unknown[]>>;
}
