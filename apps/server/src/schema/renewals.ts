import type { ProviderName } from '@institute/contract/payments/payments';
import type { StopReason } from '@institute/contract/payments/renewals';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { enrolments } from './classes.ts';
import { identity, instant, kobo } from './columns.ts';
import { invoices } from './invoices.ts';
import { cardPayments } from './payments.ts';
import { users } from './people.ts';

/** Cards that students have kept, one each, to be charged without them. */
export const savedCards = pgTable('saved_cards', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  provider: text('provider').$type<ProviderName>().notNull(),
  /** By which the provider charges it, sealed for its owner. */
  sealedCode: text('sealed_code').notNull(),
  /** Under which the provider knows its owner. */
  email: text('email').notNull(),
  brand: text('brand').notNull(),
  lastFour: text('last_four').notNull(),
  /** The last month in which it is good, `2028-04`. */
  expires: text('expires').notNull(),
  keptAt: instant('kept_at').notNull(),
});

/** Places whose students have said that they are paid for by themselves; one that was never switched on has none. */
export const renewals = pgTable(
  'renewals',
  {
    placeId: integer('place_id')
      .primaryKey()
      .references(() => enrolments.id, { onDelete: 'cascade' }),
    isOn: boolean('is_on').notNull(),
    /** The most that may be taken for what comes next: what the student was told last. */
    amount: kobo('amount').notNull(),
    /** What is paid next, as far as the student was told of it: `month:12:3`, `invoice:7`. */
    toldOf: text('told_of').notNull(),
    /** From when on that may be taken. */
    payFrom: instant('pay_from').notNull(),
    /** When it was switched last: tries at a card are counted from then on. */
    switchedAt: instant('switched_at').notNull(),
    stopped: text('stopped').$type<StopReason>(),
  },
  (t) => [
    index('renewals_on').on(t.placeId).where(sql`${t.isOn}`),
    check('renewals_stopped', sql`not (${t.isOn} and ${t.stopped} is not null)`),
  ],
);

/**
 * Charges of saved cards, written before the provider is asked. The database lets one be under way for what is
 * paid by it, whatever runs beside it.
 */
export const cardCharges = pgTable(
  'card_charges',
  {
    id: identity(),
    paymentId: integer('payment_id')
      .notNull()
      .unique()
      .references(() => cardPayments.id),
    /** What it pays, as `told_of` of a renewal names it, and at which try. */
    key: text('key').notNull(),
    attempt: integer('attempt').notNull(),
    /** The place, which may have ended, and its month, or an invoice for it. */
    placeId: integer('place_id').notNull(),
    invoiceId: integer('invoice_id').references(() => invoices.id),
    madeAt: instant('made_at').notNull(),
    /** When it was paid or declined. */
    endedAt: instant('ended_at'),
  },
  (t) => [
    uniqueIndex('card_charges_tries').on(t.key, t.attempt),
    uniqueIndex('card_charges_one').on(t.key).where(sql`${t.endedAt} is null`),
  ],
);
