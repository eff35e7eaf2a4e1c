import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { classes } from './classes.ts';
import { identity, instant, kobo } from './columns.ts';
import { invoices } from './invoices.ts';
import { officePayments } from './payments.ts';
import { users } from './people.ts';

/**
 * What students say to have paid by transfer. One that waits has moved no money; one that is confirmed
 * names the payment that was booked for it, which may itself wait for a second person.
 */
export const paymentClaims = pgTable(
  'payment_claims',
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
    /** The day on which it was paid. */
    paidOn: date('paid_on').notNull(),
    /** As the bank names the transfer, and as it is compared; null where there is none. */
    reference: text('reference').notNull().default(''),
    referenceKey: text('reference_key'),
    /** Stored name of the picture of the proof, and a hash of the bytes as they were sent. */
    picture: text('picture'),
    pictureHash: text('picture_hash'),
    state: text('state')
      .$type<'waiting' | 'confirmed' | 'refused' | 'withdrawn'>()
      .notNull()
      .default('waiting'),
    /** Why it was refused, or why the money is in the wallet. */
    reply: text('reply').notNull().default(''),
    sentAt: instant('sent_at').notNull(),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    /** What was booked for it. */
    paymentId: integer('payment_id')
      .unique()
      .references(() => officePayments.id),
    /** Idempotency key, `{student}:{client's key}`, and a hash of what was sent under it. */
    requestKey: text('request_key').unique(),
    orderHash: text('order_hash').notNull(),
  },
  (t) => [
    index('payment_claims_by_user').on(t.userId, t.id.desc()),
    index('payment_claims_waiting').on(t.id).where(sql`${t.state} = 'waiting'`),
    index('payment_claims_by_picture').on(t.pictureHash).where(sql`${t.pictureHash} is not null`),
    index('payment_claims_by_reference')
      .on(t.referenceKey)
      .where(sql`${t.referenceKey} is not null`),
    check('payment_claims_amount_positive', sql`${t.amount} > 0`),
    check(
      'payment_claims_state_known',
      sql`${t.state} in ('waiting', 'confirmed', 'refused', 'withdrawn')`,
    ),
    check('payment_claims_booked', sql`(${t.state} = 'confirmed') = (${t.paymentId} is not null)`),
  ],
);
