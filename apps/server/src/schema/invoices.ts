import type { InvoiceState } from '@institute/contract/invoices/invoices';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { classes } from './classes.ts';
import { identity, instant, kobo } from './columns.ts';
import { users } from './people.ts';

/**
 * What somebody owes the institute from a day on: a part of the price of a class, a month of it, or what the office
 * bills. What is paid once and on joining has none: the ledger says it.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The enrolment it is for, which may have ended; null for what the office bills without a place. */
    placeId: integer('place_id'),
    /** Which period of the place, and which of how many parts. */
    period: integer('period').notNull().default(1),
    part: integer('part').notNull().default(1),
    parts: integer('parts').notNull().default(1),
    /** Whether it is the month of the place that its period counts: it is paid whole, by renewing, or lapses. */
    isMonth: boolean('is_month').notNull().default(false),
    classId: integer('class_id').references(() => classes.id),
    /** What it is for, as the office has written it; empty for a place. */
    title: text('title').notNull().default(''),
    amount: kobo('amount').notNull(),
    /** What its settlements come to. */
    paid: kobo('paid').notNull().default(0),
    dueOn: date('due_on').notNull(),
    /** From when on a place whose part it is waits for it. */
    overdueAt: instant('overdue_at').notNull(),
    state: text('state').$type<InvoiceState>().notNull().default('open'),
    /** How many of its reminders have gone out, see `reminders` of the invoices. */
    reminded: integer('reminded').notNull().default(0),
    /** Why it was waived, cancelled or given more time. */
    reason: text('reason').notNull().default(''),
    madeBy: integer('made_by').references(() => users.id),
    madeAt: instant('made_at').notNull(),
    settledAt: instant('settled_at'),
    /** Idempotency key of what the office bills, `{administrator}:{client's key}`. */
    requestKey: text('request_key').unique(),
  },
  (t) => [
    uniqueIndex('invoices_once')
      .on(t.placeId, t.period, t.part)
      .where(sql`${t.placeId} is not null`),
    index('invoices_by_user').on(t.userId, t.dueOn, t.id),
    index('invoices_unpaid').on(t.dueOn, t.id).where(sql`${t.state} in ('open', 'part_paid')`),
    index('invoices_unpaid_by_class')
      .on(t.classId, t.dueOn, t.id)
      .where(sql`${t.state} in ('open', 'part_paid')`),
    check('invoices_amounts', sql`${t.amount} > 0 and ${t.paid} between 0 and ${t.amount}`),
    check(
      'invoices_state',
      sql`case ${t.state}
        when 'open' then ${t.paid} = 0
        when 'part_paid' then ${t.paid} > 0 and ${t.paid} < ${t.amount}
        when 'paid' then ${t.paid} = ${t.amount}
        when 'waived' then ${t.paid} = ${t.amount}
        when 'cancelled' then true
        else false end`,
    ),
    check(
      'invoices_settled',
      sql`(${t.state} in ('open', 'part_paid')) = (${t.settledAt} is null)`,
    ),
  ],
);

/**
 * How many invoices are unpaid and what is left of them, by class and the day on which they are due. Kept by
 * triggers of `invoices` in the transaction that changes them.
 */
export const invoiceTotals = pgTable(
  'invoice_totals',
  {
    /** 0 for what is billed for no class. */
    classId: integer('class_id').notNull(),
    dueOn: date('due_on').notNull(),
    count: integer('count').notNull(),
    rest: kobo('rest').notNull(),
  },
  (t) => [primaryKey({ columns: [t.classId, t.dueOn] })],
);

/** Which transfers of the ledger have paid an invoice; what went back stands below zero. */
export const invoiceSettlements = pgTable(
  'invoice_settlements',
  {
    id: identity(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id),
    /** Idempotency key of the transfer. */
    transferKey: text('transfer_key').notNull().unique(),
    amount: kobo('amount').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('invoice_settlements_by_invoice').on(t.invoiceId, t.id),
    check('invoice_settlements_amount', sql`${t.amount} <> 0`),
  ],
);
