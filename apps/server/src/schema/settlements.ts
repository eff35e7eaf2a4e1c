import type { ProviderName } from '@institute/contract/payments/payments';
import type { SettlementState } from '@institute/contract/payments/settlements';
import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { identity, instant, kobo } from './columns.ts';

/** What a card payment provider has paid out to the institute's bank, as it says; amounts are kobo. */
export const providerSettlements = pgTable(
  'provider_settlements',
  {
    id: identity(),
    provider: text('provider').$type<ProviderName>().notNull(),
    /** By which the provider names it. */
    providerId: bigint('provider_id', { mode: 'number' }).notNull(),
    state: text('state').$type<SettlementState>().notNull(),
    /** The day on which the bank has it. */
    settledOn: date('settled_on').notNull(),
    gross: kobo('gross').notNull(),
    fees: kobo('fees').notNull(),
    net: kobo('net').notNull(),
    /** Whether the provider has named other sums since it was booked. */
    isChanged: boolean('changed').notNull().default(false),
    fetchedAt: instant('fetched_at').notNull(),
    /** When its postings were made. */
    bookedAt: instant('booked_at'),
  },
  (t) => [
    uniqueIndex('provider_settlements_once').on(t.provider, t.providerId),
    index('provider_settlements_by_day').on(t.settledOn.desc(), t.id.desc()),
    check('provider_settlements_state_known', sql`${t.state} in ('underway', 'paid', 'failed')`),
    check('provider_settlements_booked', sql`(${t.state} = 'paid') = (${t.bookedAt} is not null)`),
  ],
);

/** The payments that a settlement held, written when it is booked. */
export const providerSettlementPayments = pgTable(
  'provider_settlement_payments',
  {
    settlementId: integer('settlement_id')
      .notNull()
      .references(() => providerSettlements.id),
    reference: text('reference').notNull(),
    /** As references are compared. */
    referenceKey: text('reference_key').notNull(),
    amount: kobo('amount').notNull(),
    fee: kobo('fee').notNull(),
  },
  (t) => [primaryKey({ columns: [t.settlementId, t.referenceKey] })],
);
