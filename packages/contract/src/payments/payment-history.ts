import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, moment, orNull, wireObject } from '../codecs.ts';
import { calendarDay, id, pageMeta, pageQuery } from '../fields.ts';

/** A movement of money as administrators see it (admin §3). */
export const Payment = wireObject(
  {
    /** The number of its transfer in the ledger. */
    id: z.number(),
    /** Our extra field: whose wallet it was. */
    studentId: z.number(),
    name: z.string(),
    amountKobo: amount,
    type: z.enum(['credit', 'debit']),
    service: z.string(),
    title: z.string(),
    at: moment,
    /** Our extra field: the reference of its receipt when it came by card. */
    receipt: orNull(z.string()),
    /** Our extra field: whether it was returned to the wallet; null where that cannot be done. */
    isReturned: orNull(z.boolean()),
  },
  { studentId: 'user_id', amountKobo: 'amount', at: 'date', isReturned: 'returned' },
);
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
  'correction',
  'waiver',
  'join',
] as const;

/** By which way money comes from outside. */
export const paymentListWays = ['card', 'bank', 'cash', 'other', 'waiver'] as const;
/** The same, or `none` for what stays within the institute. */
export type PaymentListWay = (typeof paymentListWays)[number] | 'none';

const day = calendarDay('This is not a date.');

/** The filters of the payment history (admin §9); `search` looks into name, title and service. */
const paymentFilter = {
  search: pageQuery.search,
  sort: pageQuery.sort,
  /** A day of the institute's time zone, `2026-11-30`. */
  date: z.optional(day),
  /** Our extra field: the last day of a range that begins with `date`, or with the first payment. */
  until: z.optional(day),
  type: z.optional(z.enum(['all', 'credit', 'debit'])),
  /** One of `paymentServices`; `all` and empty are every one. */
  service: z.optional(z.string().check(z.maxLength(60))),
  /** Our extra fields: those of one class, and those that came, or went back, by one way. */
  class_id: z.optional(id),
  way: z.optional(z.enum(paymentListWays)),
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

/**
 * The same list for whoever keeps the books, `payment_details_{date}.csv`: with reference and receipt, who has
 * paid and how they are reached, class, way, who booked it, the day on which it came, and the amount with its sign.
 */
export const exportPaymentDetails = defineCall({
  name: 'exportPaymentDetails',
  method: 'POST',
  path: '/adminActions.php',
  action: 'exportPaymentDetails',
  actionIn: 'body',
  encoding: 'form',
  access: 'payments.manage',
  actor: 'email',
  request: z.object(paymentFilter),
  response: z.null(),
});
