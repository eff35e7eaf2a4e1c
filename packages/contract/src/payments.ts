import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { idOrRand, naira, pageMeta, pageQuery } from './fields.ts';
import { MIN_FUNDING } from './money.ts';

/** Rulings §3: opens a card payment and fixes what it must amount to. */
export const initPayment = defineCall({
  name: 'initPayment',
  method: 'POST',
  path: '/api.php',
  action: 'init_payment',
  encoding: 'form',
  access: 'student-or-admin',
  actor: 'email',
  request: z.discriminatedUnion('purpose', [
    z.object({ purpose: z.literal('class'), class_id: idOrRand }),
    z.object({
      purpose: z.literal('fund'),
      amount: naira.check(z.minimum(MIN_FUNDING, 'Minimum amount: ₦100')),
    }),
  ]),
  response: z.object({
    reference: z.string(),
    /** Kobo, as the provider's script takes it. */
    amount: z.number(),
    email: z.string(),
    key: z.string(),
  }),
});

/** Rulings §3: asks the provider about a payment and acts on it once. */
export const verifyPayment = defineCall({
  name: 'verifyPayment',
  method: 'POST',
  path: '/api.php',
  action: 'verify_payment',
  encoding: 'form',
  access: 'student-or-admin',
  actor: 'email',
  request: z.object({
    reference: z.string().check(z.regex(/^[A-Za-z0-9_.=-]{6,120}$/, 'This is not a reference.')),
  }),
  response: z.object({
    state: z.enum(['pending', 'succeeded', 'failed']),
    enrolled: z.boolean(),
    wallet: z.number(),
  }),
});

/** A movement of money as administrators see it (admin §3). */
export const Payment = z.object({
  id: z.number(),
  name: z.string(),
  /** Naira. */
  amount: z.number(),
  type: z.enum(['credit', 'debit']),
  service: z.string(),
  title: z.string(),
  /** Unix seconds. */
  date: z.number(),
});
export type Payment = z.output<typeof Payment>;

/** Admin §7: all payments, filtered, sorted and paged on the server; sums over the whole filter. */
export const getPaymentHistory = defineCall({
  name: 'getPaymentHistory',
  method: 'POST',
  path: '/adminActions.php',
  action: 'getPaymentHistory',
  actionIn: 'body',
  encoding: 'form',
  access: 'admin',
  actor: 'email',
  request: z.object({
    ...pageQuery,
    date: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'This is not a date.'))),
    type: z.optional(z.enum(['all', 'credit', 'debit'])),
    service: z.optional(z.string().check(z.maxLength(60))),
  }),
  response: z.array(Payment),
  meta: z.extend(pageMeta, {
    /** Naira, over the whole filter. */
    total_credit: z.number(),
    total_debit: z.number(),
    net_balance: z.number(),
  }),
});
