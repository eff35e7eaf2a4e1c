import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity, instant, kobo } from './columns.ts';
import { users } from './people.ts';

/**
 * Accounts of the double-entry ledger. `balance` is what the account has been credited less what it
 * has been debited; triggers keep it equal to the sum of its transfers and let nothing else change it.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: identity(),
    kind: text('kind').notNull(),
    /** Owner of a wallet; null for the institute's own accounts. */
    userId: integer('user_id').references(() => users.id),
    balance: kobo('balance').notNull().default(0),
  },
  (t) => [
    uniqueIndex('accounts_one_wallet_per_user').on(t.userId),
    index('accounts_by_balance').on(t.balance, t.userId).where(sql`${t.userId} is not null`),
    uniqueIndex('accounts_one_of_each_institute_kind').on(t.kind).where(sql`${t.userId} is null`),
    check('accounts_kind_known', sql`(${t.kind} = 'wallet') = (${t.userId} is not null)`),
    check('accounts_wallet_not_negative', sql`${t.kind} <> 'wallet' or ${t.balance} >= 0`),
  ],
);

/** Append-only movements of money between two accounts. */
export const transfers = pgTable(
  'transfers',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    debitAccountId: integer('debit_account_id')
      .notNull()
      .references(() => accounts.id),
    creditAccountId: integer('credit_account_id')
      .notNull()
      .references(() => accounts.id),
    amount: kobo('amount').notNull(),
    kind: text('kind').notNull(),
    description: text('description').notNull(),
    /** The description as searches compare it, see `foldArabic`. */
    searchText: text('search_text').notNull().default(''),
    /** The same key moves money once, whatever is retried. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** Who caused it: a student, an administrator, or null for the product itself. */
    actorId: integer('actor_id').references(() => users.id),
    createdAt: instant('created_at').notNull(),
    /** The day on which money came that was booked later; null for the day on which it was booked. */
    datedOn: date('dated_on'),
    /** The class that it was for; null for none, and for what was booked before this was kept. */
    classId: integer('class_id'),
  },
  (t) => [
    index('transfers_by_debit').on(t.debitAccountId, t.id.desc()),
    index('transfers_by_credit').on(t.creditAccountId, t.id.desc()),
    check('transfers_amount_positive', sql`${t.amount} > 0`),
    check('transfers_two_accounts', sql`${t.debitAccountId} <> ${t.creditAccountId}`),
  ],
);

/**
 * Months that were closed: of those that were not opened again, the last one closes all before it. A trigger
 * of `transfers` refuses what is dated into them.
 */
export const monthClosings = pgTable(
  'month_closings',
  {
    id: identity(),
    /** The first day of the month. */
    month: date('month').notNull(),
    /** The first day after it, and the instant at which that begins in the institute. */
    nextMonth: date('next_month').notNull(),
    endedAt: instant('ended_at').notNull(),
    /** What each kind of account held at its end, in kobo. */
    balances: jsonb('balances').$type<Record<string, number>>().notNull(),
    closedBy: integer('closed_by').references(() => users.id),
    closedAt: instant('closed_at').notNull(),
    reopenedBy: integer('reopened_by').references(() => users.id),
    reopenedAt: instant('reopened_at'),
    /** Why it was opened again. */
    reason: text('reason').notNull().default(''),
  },
  (t) => [
    uniqueIndex('month_closings_once').on(t.month).where(sql`${t.reopenedAt} is null`),
    check('month_closings_reopened', sql`(${t.reopenedAt} is null) = (${t.reason} = '')`),
  ],
);
