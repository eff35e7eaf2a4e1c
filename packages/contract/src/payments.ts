import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { flag, idOrRand, naira, pageMeta, pageQuery } from './fields.ts';
import { dictionary } from './language.ts';
import { MIN_FUNDING } from './money.ts';

/** What is said of a field that is not right. */
const words = dictionary('fields/payments', {
  minimum: 'Minimum amount: ₦100',
});

/** A reference as the provider and our clients write it; `_` and `-` mean the same (rulings §3). */
export const reference = z
  .string()
  .check(z.trim(), z.regex(/^[A-Za-z0-9_.=-]{6,120}$/, 'This is not a reference.'));

/** The currency of every card payment (student §9). */
export const CURRENCY = 'NGN' as const;

/** Where a card payment stands. */
export const paymentStates = ['pending', 'paid', 'credited', 'failed'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** A card payment as its payer sees it. */
export const CardPayment = z.object({
  reference: z.string(),
  purpose: z.enum(['class', 'fund']),
  /** Naira: what was asked for while it is pending, what arrived once it has. */
  amount: z.number(),
  /**
   * `pending`: nothing has arrived yet. `paid`: it arrived and did what it was for. `credited`: it
   * arrived, but the class could not be joined, so the money stays in the wallet; `reason` says why.
   * `failed`: nothing arrived; `reason` says why. A failed one still becomes `paid` or `credited`
   * when the provider says later that it has been paid.
   */
  state: z.enum(paymentStates),
  /**
   * True for a pending payment that is believed to be under way: "Your payment is being confirmed"
   * stands where the payer comes back to. False when the window was closed without paying.
   */
  confirming: z.boolean(),
  /** In words for the payer, empty when there is nothing to explain. */
  reason: z.string(),
  /** The class it is for, by its rand token and its name; empty for wallet funding. */
  class_id: z.string(),
  class_name: z.string(),
  /** Unix seconds. `paid_at` is 0 until it has arrived. */
  created_at: z.number(),
  paid_at: z.number(),
});
export type CardPayment = z.output<typeof CardPayment>;

/**
 * Rulings §3: opens a card payment of a class (joining or renewing), or of the wallet, and fixes
 * what it must amount to. Errors: payment_unconfigured ('Payment configuration is missing'),
 * not_as_student, too_many; for a class those of `enrol` but insufficient_balance, and class_free.
 */
export const initPayment = defineCall({
  name: 'initPayment',
  method: 'POST',
  path: '/api.php',
  action: 'init_payment',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  request: z.discriminatedUnion('purpose', [
    z.object({ purpose: z.literal('class'), class_id: idOrRand }),
    z.object({
      purpose: z.literal('fund'),
      amount: naira.check(z.minimum(MIN_FUNDING, words.minimum)),
    }),
  ]),
  response: z.object({
    /** `CLASS_{classId}_{random}` or `FUND_{random}`. */
    reference: z.string(),
    /** Kobo, as the provider's script takes it. */
    amount: z.number(),
    email: z.string(),
    /** Public key of the provider. */
    key: z.string(),
    currency: z.literal(CURRENCY),
    /** Address of the provider's inline script, loaded on click. */
    script: z.string(),
  }),
});

/**
 * Rulings §3: asks the provider about a payment of the session's and acts on it once. Called after
 * the provider's script reports success, and again every few seconds while the state is `pending`.
 * `closed=1` says that its payer does not believe it has been paid (the window was closed, the page
 * loaded anew): the provider is asked all the same. Errors: payment_not_found, too_many.
 */
export const verifyPayment = defineCall({
  name: 'verifyPayment',
  method: 'POST',
  path: '/api.php',
  action: 'verify_payment',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  request: z.object({ reference, closed: z._default(flag, false) }),
  response: z.object({
    ...CardPayment.shape,
    /** Whether the payer is in the class now. */
    enrolled: z.boolean(),
    /** Balance of the payer's wallet in naira. */
    wallet: z.number(),
  }),
});

/**
 * The session's own card payments, newest first. `state=pending` with `confirming` true is what
 * "Your payment is being confirmed" is shown for after a reload.
 */
export const getMyPayments = defineCall({
  name: 'getMyPayments',
  method: 'POST',
  path: '/api.php',
  action: 'get_my_payments',
  actionIn: 'body',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  request: z.object({ ...pageQuery, state: z.optional(z.enum(paymentStates)) }),
  response: z.array(CardPayment),
  meta: pageMeta,
});

/**
 * The receipt of one card payment that has arrived, for its payer and for administrators.
 * Errors: payment_not_found.
 */
export const getPaymentReceipt = defineCall({
  name: 'getPaymentReceipt',
  method: 'POST',
  path: '/api.php',
  action: 'get_payment_receipt',
  actionIn: 'body',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  request: z.object({ reference }),
  response: z.object({
    ...CardPayment.shape,
    /** Of the payer; both empty once the payer was deleted. */
    name: z.string(),
    email: z.string(),
    siteName: z.string(),
    /** What it was paid by, as the provider says: `Visa •••• 4081`, `Bank transfer`; may be empty. */
    method: z.string(),
    /** The movements of money that came of it, in their order. */
    lines: z.array(
      z.object({
        /** Id in the payment history. */
        id: z.number(),
        description: z.string(),
        type: z.enum(['credit', 'debit']),
        /** Naira. */
        amount: z.number(),
        /** Unix seconds. */
        date: z.number(),
      }),
    ),
  }),
});

/** A movement of money as administrators see it (admin §3). */
export const Payment = z.object({
  /** The number of its transfer in the ledger. */
  id: z.number(),
  name: z.string(),
  /** Naira. */
  amount: z.number(),
  type: z.enum(['credit', 'debit']),
  service: z.string(),
  title: z.string(),
  /** Unix seconds. */
  date: z.number(),
  /** Our extra field: the reference of its receipt when it came by card, else absent. */
  receipt: z.optional(z.string()),
  /** Our extra field of a debit for a class: whether it was returned to the wallet. */
  returned: z.optional(z.boolean()),
});
export type Payment = z.output<typeof Payment>;

/** What the payment history says of itself: naira, over the whole filter. */
export const paymentMeta = z.object({
  ...pageMeta.shape,
  /** True when there are more than `total`: sorted by name or amount, pages end at row 10,000. */
  more: z.optional(z.boolean()),
  total_credit: z.number(),
  total_debit: z.number(),
  net_balance: z.number(),
});

/** What payments are sorted into: wallet funding, and the services money is spent on or given for. */
export const paymentServices = [
  'fund',
  'enrolment',
  'renewal',
  'referral',
  'quiz',
  'refund',
] as const;

/** The filters of the payment history (admin §9); `search` looks into name, title and service. */
const paymentFilter = {
  search: pageQuery.search,
  sort: pageQuery.sort,
  /** A day of the institute's time zone, `2026-11-30`. */
  date: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'This is not a date.'))),
  type: z.optional(z.enum(['all', 'credit', 'debit'])),
  /** One of `paymentServices`; `all` and empty are every one. */
  service: z.optional(z.string().check(z.maxLength(60))),
};

/**
 * Admin §7: all payments, one for each wallet that a transfer touched; filtered, sorted (name,
 * amount, type, service, date; newest first when nothing is said) and paged on the server, with
 * sums over the whole filter.
 */
export const getPaymentHistory = defineCall({
  name: 'getPaymentHistory',
  method: 'POST',
  path: '/adminActions.php',
  action: 'getPaymentHistory',
  actionIn: 'body',
  encoding: 'form',
  access: 'payments.manage',
  actor: 'email',
  request: z.object({ ...pageQuery, ...paymentFilter }),
  response: z.array(Payment),
  meta: paymentMeta,
});

/**
 * Our extra call: the same list as a CSV file, streamed, `payments_export_{date}.csv` (admin §9).
 * The response is the file itself, with the number of its rows in the header `x-total-rows`; a
 * refusal comes in the envelope as ever.
 */
export const exportPayments = defineCall({
  name: 'exportPayments',
  method: 'POST',
  path: '/adminActions.php',
  action: 'exportPayments',
  actionIn: 'body',
  encoding: 'form',
  access: 'payments.manage',
  actor: 'email',
  request: z.object(paymentFilter),
  response: z.null(),
});
