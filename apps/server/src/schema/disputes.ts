import type { DisputeAnswerKind, DisputeState } from '@institute/contract/payments/disputes';
import type { ProviderName } from '@institute/contract/payments/payments';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant, kobo } from './columns.ts';
import { cardPayments } from './payments.ts';
import { users } from './people.ts';
import { refunds } from './refunds.ts';

/**
 * Card payments that their payers dispute at their bank. A row is also its own place in the queue: `ask_at` says when
 * the provider is asked about it next.
 */
export const disputes = pgTable(
  'disputes',
  {
    id: identity(),
    provider: text('provider').$type<ProviderName>().notNull(),
    /** By which the provider names it. */
    providerId: bigint('provider_id', { mode: 'number' }).notNull(),
    /** As the provider names the payment; null beside it where none here has this reference. */
    reference: text('reference').notNull(),
    paymentId: integer('payment_id').references(() => cardPayments.id),
    amount: kobo('amount').notNull(),
    state: text('state').$type<DisputeState>().notNull(),
    openedAt: instant('opened_at').notNull(),
    /** When it counts as accepted unless it is answered. */
    dueAt: instant('due_at').notNull(),
    remindedAt: instant('reminded_at'),
    /** What the office has said to it; null while nobody has. */
    answer: text('answer').$type<DisputeAnswerKind>(),
    message: text('message').notNull().default(''),
    answeredBy: integer('answered_by').references(() => users.id),
    answeredAt: instant('answered_at'),
    /** Why the provider did not take it. */
    problem: text('problem').notNull().default(''),
    /** What has left by it. */
    refundId: integer('refund_id').references(() => refunds.id),
    endedAt: instant('ended_at'),
    askAt: instant('ask_at'),
  },
  (t) => [
    uniqueIndex('disputes_once').on(t.provider, t.providerId),
    index('disputes_by_payment').on(t.paymentId),
    index('disputes_open').on(t.dueAt).where(sql`${t.endedAt} is null`),
    check('disputes_state_known', sql`${t.state} in ('open', 'answering', 'sent', 'lost', 'won')`),
    check('disputes_ended', sql`(${t.state} in ('lost', 'won')) = (${t.endedAt} is not null)`),
    check('disputes_answered', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
  ],
);
