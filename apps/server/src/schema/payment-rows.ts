import type { PaymentListWay } from '@institute/contract/payments/payment-history';
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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity, instant, kobo } from './columns.ts';
import { transfers } from './ledger.ts';
import { users } from './people.ts';

/**
 * The ledger as administrators read it: one row for each wallet a transfer touched. Written by a
 * trigger of `transfers` and by nothing else, with what the list sorts and filters by beside it, so
 * that a page of a million rows is a scan along one index (decision 018).
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
    /** The class that it was for; null for none. */
    classId: integer('class_id'),
    /** By which the money came from outside; `none` where it did not, null until `keepWays` has come to it. */
    way: text('way').$type<PaymentListWay>(),
  },
  (t) => [
    uniqueIndex('payments_once').on(t.transferId, t.isCredit),
    // Holds what the sums of a day need as well, so that they are read from the index alone.
    index('payments_by_day').on(t.createdAt, t.id, t.service, t.isCredit, t.amount),
    index('payments_by_type').on(t.isCredit, t.createdAt, t.id),
    index('payments_by_service').on(t.service, t.createdAt, t.id),
    index('payments_by_user').on(t.userId, t.createdAt, t.id),
    index('payments_by_title').on(t.titleId, t.createdAt, t.id),
    index('payments_by_class').on(t.classId, t.createdAt, t.id),
    index('payments_by_way').on(t.way, t.createdAt, t.id, t.service, t.isCredit, t.amount),
    // Begin with the kind: whatever a filter lets through, its first rows come from these alone.
    index('payments_by_name').on(t.isCredit, t.service, t.nameKey, t.createdAt, t.id),
    index('payments_by_amount').on(t.isCredit, t.service, t.amount, t.createdAt, t.id),
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
