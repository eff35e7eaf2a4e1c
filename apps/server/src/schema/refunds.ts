import type { RefundState, RefundWay } from '@institute/contract/payments/refunds';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity, instant, kobo } from './columns.ts';
import { cardPayments } from './payments.ts';
import { users } from './people.ts';

/**
 * Money that goes back out of wallets. Until it has left it stands in the account `refunds_due`. A row is also its own
 * place in the queue: `ask_at` says when the provider is asked about it next.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    way: text('way').$type<RefundWay>().notNull(),
    /** The card payment that it is of. */
    paymentId: integer('payment_id').references(() => cardPayments.id),
    amount: kobo('amount').notNull(),
    /** What of it was in no wallet any more, where the provider gave it back without us. */
    lost: kobo('lost').notNull().default(0),
    state: text('state').$type<RefundState>().notNull(),
    /** What the student is told of why. */
    reason: text('reason').notNull().default(''),
    /** What the provider notes with it, by which it is known again; nobody else's begins so. */
    token: text('token').notNull().unique(),
    /** By which the provider names it; null until it has answered. */
    providerId: bigint('provider_id', { mode: 'number' }),
    /** When the provider was told last to give it back. */
    requestedAt: instant('requested_at'),
    /** The account that it goes to; empty where none was named. */
    bank: text('bank').notNull().default(''),
    accountNumber: text('account_number').notNull().default(''),
    accountName: text('account_name').notNull().default(''),
    /** The transfer that has paid it: its reference, and its day. */
    reference: text('reference').notNull().default(''),
    paidOn: date('paid_on'),
    /** Why the provider gave nothing back, or waits. */
    problem: text('problem').notNull().default(''),
    /** Null for one that was made at the provider. */
    askedBy: integer('asked_by').references(() => users.id),
    askedAt: instant('asked_at').notNull(),
    /** Who confirmed, recorded or stopped it last. */
    decidedBy: integer('decided_by').references(() => users.id),
    endedAt: instant('ended_at'),
    askAt: instant('ask_at'),
    /** Idempotency key, `{administrator}:{client's key}`, and a hash of what was asked for under it. */
    requestKey: text('request_key').unique(),
    orderHash: text('order_hash').notNull().default(''),
  },
  (t) => [
    uniqueIndex('refunds_provider_once').on(t.providerId),
    index('refunds_by_user').on(t.userId, t.id.desc()),
    index('refunds_by_payment').on(t.paymentId).where(sql`${t.paymentId} is not null`),
    index('refunds_open').on(t.id.desc()).where(sql`${t.endedAt} is null`),
    index('refunds_to_ask').on(t.askAt).where(sql`${t.askAt} is not null`),
    check('refunds_amount_positive', sql`${t.amount} > 0 and ${t.lost} between 0 and ${t.amount}`),
    check('refunds_way_known', sql`${t.way} in ('card', 'bank')`),
    check('refunds_of_a_payment', sql`${t.way} = 'bank' or ${t.paymentId} is not null`),
    check(
      'refunds_state_known',
      sql`${t.state} in ('waiting', 'underway', 'details', 'done', 'failed', 'stopped')`,
    ),
    check(
      'refunds_ended',
      sql`(${t.state} in ('done', 'failed', 'stopped')) = (${t.endedAt} is not null)`,
    ),
  ],
);
