import type { ProviderName } from '@institute/contract/payments/payments';
import type { OfficePaymentState, PaymentWay } from '@institute/contract/payments/ways';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { classes } from './classes.ts';
import { identity, instant, kobo } from './columns.ts';
import { invoices } from './invoices.ts';
import { users } from './people.ts';

/**
 * Card payments, one row a reference. A row is also its own place in the queue: `ask_at` says when
 * the provider is asked about it next, and a webhook that arrives only makes that now.
 */
export const cardPayments = pgTable(
  'card_payments',
  {
    id: identity(),
    /** As it was given to the provider. */
    reference: text('reference').notNull(),
    /** The reference with `_` written `-`: the two mean the same (rulings §3). */
    referenceKey: text('reference_key').notNull(),
    /** Where it was opened, and is asked about. */
    provider: text('provider').$type<ProviderName>().notNull().default('paystack'),
    /** Null while a reference that is not ours has not been verified. */
    userId: integer('user_id').references(() => users.id),
    purpose: text('purpose').$type<'class' | 'fund'>().notNull(),
    classId: integer('class_id').references(() => classes.id),
    /** Kobo that must arrive; null for a reference made by a client: then what arrives counts. */
    expected: kobo('expected'),
    state: text('state').$type<'pending' | 'paid' | 'credited' | 'failed'>().notNull(),
    /** In words for the payer: why it failed, or why the money stays in the wallet. */
    reason: text('reason').notNull().default(''),
    /** When its payer last had reason to believe that it has been paid. */
    claimedAt: instant('claimed_at'),
    /** Kobo that arrived, as the provider says; in `currency`. */
    received: kobo('received'),
    currency: text('currency'),
    /** What it was paid by, for the receipt. */
    method: text('method').notNull().default(''),
    /** Key of the transfer that paid for the class. */
    enrolmentKey: text('enrolment_key'),
    /** Whether its card may be charged again, and so be kept. */
    isCardReusable: boolean('card_reusable').notNull().default(false),
    /** When the provider is to be asked next; null when there is nothing left to ask. */
    askAt: instant('ask_at'),
    createdAt: instant('created_at').notNull(),
    /** When the money arrived here. */
    settledAt: instant('settled_at'),
  },
  (t) => [
    uniqueIndex('card_payments_reference').on(t.referenceKey),
    index('card_payments_by_user').on(t.userId, t.id.desc()),
    index('card_payments_to_ask').on(t.askAt).where(sql`${t.askAt} is not null`),
    // Those that failed after their payers had said that they paid.
    index('card_payments_missed')
      .on(t.createdAt, t.id)
      .where(sql`${t.state} = 'failed' and ${t.claimedAt} is not null`),
    check(
      'card_payments_state_known',
      sql`${t.state} in ('pending', 'paid', 'credited', 'failed')`,
    ),
    check(
      'card_payments_settled',
      sql`(${t.state} in ('paid', 'credited')) = (${t.settledAt} is not null)`,
    ),
  ],
);

/**
 * Payments that the office took by other ways than the card: by bank transfer, in cash, or waived. One that
 * waits for a second person has moved no money yet.
 */
export const officePayments = pgTable(
  'office_payments',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The class it is for; null for the wallet. */
    classId: integer('class_id').references(() => classes.id),
    /** The invoice it is for, in the place of a class. */
    invoiceId: integer('invoice_id').references(() => invoices.id),
    amount: kobo('amount').notNull(),
    way: text('way').$type<PaymentWay>().notNull(),
    /** The day on which the money came. */
    paidOn: date('paid_on').notNull(),
    /** As it stands on the statement of the bank, and as it is compared; null where there is none. */
    reference: text('reference').notNull().default(''),
    referenceKey: text('reference_key'),
    /** The office's own note; of a waiver, why. */
    note: text('note').notNull().default(''),
    state: text('state').$type<OfficePaymentState>().notNull(),
    /** Opens its receipt to whoever holds the link. */
    token: text('token').notNull(),
    takenBy: integer('taken_by').references(() => users.id),
    takenAt: instant('taken_at').notNull(),
    /** Who confirmed or refused it, where that was somebody else. */
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    /** Why it was refused. */
    refusal: text('refusal').notNull().default(''),
    /** Key of the transfer that paid for the class. */
    enrolmentKey: text('enrolment_key'),
    /** Kobo that its class or invoice has taken of it and of the wallet; null for the wallet, and where it was kept. */
    spent: kobo('spent'),
    /** Idempotency key, `{administrator}:{client's key}`, and a hash of what was asked for under it. */
    requestKey: text('request_key').unique(),
    orderHash: text('order_hash').notNull(),
  },
  (t) => [
    uniqueIndex('office_payments_token').on(t.token),
    // What was refused or taken back may be recorded anew under its reference.
    uniqueIndex('office_payments_reference')
      .on(t.way, t.referenceKey)
      .where(sql`${t.referenceKey} is not null and ${t.state} in ('waiting', 'booked')`),
    index('office_payments_by_user').on(t.userId, t.id.desc()),
    index('office_payments_waiting').on(t.id).where(sql`${t.state} = 'waiting'`),
    check('office_payments_amount_positive', sql`${t.amount} > 0`),
    check('office_payments_way_known', sql`${t.way} in ('bank', 'cash', 'other', 'waiver')`),
    check(
      'office_payments_state_known',
      sql`${t.state} in ('waiting', 'booked', 'refused', 'returned')`,
    ),
  ],
);

/**
 * Account numbers that a bank keeps for students, one each. A row is also its own place in the queue: `ask_at` says
 * when the provider is asked about it next. Of a deleted account nothing stays but what is to be given back.
 */
export const accountNumbers = pgTable(
  'account_numbers',
  {
    id: identity(),
    /** Null while the account of a deleted person is given back. */
    userId: integer('user_id').references(() => users.id),
    provider: text('provider').$type<ProviderName>().notNull(),
    state: text('state').$type<'asked' | 'assigned' | 'failed' | 'closing'>().notNull(),
    /** By which the provider names the customer. */
    customerId: bigint('customer_id', { mode: 'number' }),
    customerCode: text('customer_code'),
    /** By which the provider names the account. */
    accountId: bigint('account_id', { mode: 'number' }),
    number: text('number'),
    bank: text('bank').notNull().default(''),
    /** The bank as the provider names it. */
    bankSlug: text('bank_slug').notNull().default(''),
    /** In whose name the bank keeps it. */
    holder: text('holder').notNull().default(''),
    /** Why there is none, in words for the student. */
    reason: text('reason').notNull().default(''),
    askedAt: instant('asked_at').notNull(),
    /** When the provider was told to make it; null while only the customer is being made. */
    requestedAt: instant('requested_at'),
    assignedAt: instant('assigned_at'),
    askAt: instant('ask_at'),
  },
  (t) => [
    uniqueIndex('account_numbers_one_each').on(t.userId),
    uniqueIndex('account_numbers_customer').on(t.customerCode),
    uniqueIndex('account_numbers_number').on(t.number),
    index('account_numbers_to_ask').on(t.askAt).where(sql`${t.askAt} is not null`),
    check(
      'account_numbers_state_known',
      sql`${t.state} in ('asked', 'assigned', 'failed', 'closing')`,
    ),
    check('account_numbers_assigned', sql`(${t.state} = 'assigned') = (${t.number} is not null)`),
  ],
);

/** Comparisons of the ledger with a provider's transactions; amounts are kobo. Those of one run have one time. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    id: identity(),
    provider: text('provider').$type<ProviderName>().notNull().default('paystack'),
    state: text('state').$type<'agreed' | 'differences' | 'failed'>().notNull(),
    message: text('message').notNull(),
    checkedAt: instant('checked_at').notNull(),
    fromAt: instant('from_at').notNull(),
    toAt: instant('to_at').notNull(),
    providerCount: integer('provider_count').notNull(),
    providerTotal: kobo('provider_total').notNull(),
    ledgerCount: integer('ledger_count').notNull(),
    ledgerTotal: kobo('ledger_total').notNull(),
  },
  (t) => [index('reconciliations_by_time').on(t.checkedAt.desc())],
);

/** What the ledger and the provider do not agree on, each found once. */
export const paymentDifferences = pgTable(
  'payment_differences',
  {
    id: identity(),
    kind: text('kind').$type<'not_credited' | 'not_at_provider' | 'amount'>().notNull(),
    reference: text('reference').notNull(),
    referenceKey: text('reference_key').notNull(),
    userId: integer('user_id').references(() => users.id),
    /** Hundredths of `currency`. */
    providerAmount: bigint('provider_amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    ledgerAmount: kobo('ledger_amount').notNull(),
    /** E-mail of the payer at the provider. */
    email: text('email').notNull().default(''),
    reason: text('reason').notNull(),
    paidAt: instant('paid_at').notNull(),
    foundAt: instant('found_at').notNull(),
    settledAt: instant('settled_at'),
    settledBy: integer('settled_by').references(() => users.id),
    note: text('note').notNull().default(''),
  },
  (t) => [
    uniqueIndex('payment_differences_once').on(t.referenceKey, t.kind),
    index('payment_differences_open').on(t.id.desc()).where(sql`${t.settledAt} is null`),
  ],
);

/** Checks of the books, newest last. */
export const bookChecks = pgTable('book_checks', {
  id: identity(),
  checkedAt: instant('checked_at').notNull(),
  balanced: boolean('balanced').notNull(),
  accounts: integer('accounts').notNull(),
  transfers: integer('transfers').notNull(),
  problems: jsonb('problems').$type<string[]>().notNull(),
});
