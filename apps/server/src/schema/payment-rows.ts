import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity, instant, kobo } from './columns.ts';
import { transfers } from './ledger.ts';
import { users } from './people.ts';

/**
 * The ledger as administrators read it: one row for each wallet a transfer touched. Written by a
 * trigger of `transfers` and by nothing else, with what the list sorts and filters by beside it, so
 * that a page of a million rows is a walk along one index (decision 018).
 */
export const payments = pgTable(
  'payments',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transferId: bigint('transfer_id', { mode: 'number' })
      .notNull()
      .references(() => transfers.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The owner's name as it is now; a trigger of `users` follows a change. */
    name: text('name').notNull(),
    /** The name as the list is sorted by it. */
    nameKey: text('name_key').generatedAlwaysAs(sql`lower(name)`),
    titleId: integer('title_id')
      .notNull()
      .references(() => paymentTitles.id),
    service: text('service').notNull(),
    isCredit: boolean('is_credit').notNull(),
    amount: kobo('amount').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('payments_once').on(t.transferId, t.isCredit),
    // Holds what the sums of a day need as well, so that they are read from the index alone.
    index('payments_by_day').on(t.createdAt, t.id, t.service, t.isCredit, t.amount),
    index('payments_by_type').on(t.isCredit, t.createdAt, t.id),
    index('payments_by_service').on(t.service, t.createdAt, t.id),
    index('payments_by_user').on(t.userId, t.createdAt, t.id),
    index('payments_by_title').on(t.titleId, t.createdAt, t.id),
    // Hold what is filtered by as well: a walk over one part of the list reads nothing else.
    index('payments_in_name_order').on(t.nameKey, t.createdAt, t.id, t.service, t.isCredit),
    index('payments_in_amount_order').on(t.amount, t.createdAt, t.id, t.service, t.isCredit),
  ],
);

/** What payments are for, each wording once: there are as many as classes, not as payments. */
export const paymentTitles = pgTable(
  'payment_titles',
  {
    id: identity(),
    title: text('title').notNull(),
    /** The title as searches compare it, see `foldArabic`. */
    searchText: text('search_text').notNull(),
  },
  (t) => [uniqueIndex('payment_titles_once').on(sql`md5(${t.title})`)],
);

/**
 * How many payments of each sort there are, and what they come to: of all time, of each month and
 * of each day (UTC). Kept by a trigger of `payments` in the transaction that adds them.
 */
export const paymentTotals = pgTable(
  'payment_totals',
  {
    grain: text('grain', { enum: ['all', 'month', 'day'] }).notNull(),
    /** First day of the month, or the day; 1970-01-01 for all time. */
    day: date('day').notNull(),
    service: text('service').notNull(),
    isCredit: boolean('is_credit').notNull(),
    titleId: integer('title_id')
      .notNull()
      .references(() => paymentTitles.id),
    count: bigint('count', { mode: 'number' }).notNull(),
    amount: kobo('amount').notNull(),
  },
  (t) => [primaryKey({ columns: [t.grain, t.day, t.service, t.isCredit, t.titleId] })],
);

/**
 * Places within the list sorted by name or by amount, some ten thousand payments apart: each begins
 * a part that ends before the next. The first part of an order begins before everything. What an
 * order does not sort by is empty. A job divides the parts that have grown (decision 018).
 */
export const paymentMarks = pgTable(
  'payment_marks',
  {
    id: identity(),
    /** The column of `payments` that the order sorts by. */
    sortedBy: text('sorted_by', { enum: ['name_key', 'amount'] }).notNull(),
    nameKey: text('name_key').notNull().default(''),
    amount: kobo('amount').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    paymentId: bigint('payment_id', { mode: 'number' }).notNull(),
  },
  (t) => [
    unique('payment_marks_once').on(t.sortedBy, t.nameKey, t.amount, t.createdAt, t.paymentId),
  ],
);

/** How many payments of each kind a part holds. Kept by triggers of `payments` and of `users`. */
export const paymentMarkCounts = pgTable(
  'payment_mark_counts',
  {
    markId: integer('mark_id')
      .notNull()
      .references(() => paymentMarks.id, { onDelete: 'cascade' }),
    service: text('service').notNull(),
    isCredit: boolean('is_credit').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.markId, t.service, t.isCredit] })],
);
