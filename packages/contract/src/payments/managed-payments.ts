import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, moment, optionalMoment, wireObject } from '../codecs.ts';
import { calendarDay, flag, id, nothing, pageMeta, pageQuery, requiredText } from '../fields.ts';
import { dictionary } from '../language.ts';
import { CardPayment, reference } from './payments.ts';

/** What is said of a field that is not right. */
const words = dictionary('fields/managed-payments', {
  reason: 'Reason',
  note: 'Note',
});

/** Money as administrators oversee it: refunds, reconciliation with the provider, the books. */

const date = calendarDay('This is not a date.');

const adminCall = {
  method: 'POST',
  path: '/adminActions.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'payments.manage',
} as const;

/**
 * Returns a payment to the student's wallet, once. `payment_id` is the id of a debit in the payment
 * history (a class paid from the wallet, also by card). `reference` is a card payment that the
 * provider took and that was never credited (`can_credit` in the reconciliation): what arrived is
 * credited, unless the difference is settled. Exactly one of the two. `student_id` with the reference gives what
 * matched nobody (`can_give`) to that student, once. `leave_class=1` also takes the
 * student out of the class. Nothing is returned to the wallet of a deleted account.
 * Errors: payment_not_found, not_refundable, already_refunded, difference_not_found, student_not_found,
 * not_for_oneself.
 */
export const refundPayment = defineCall({
  ...adminCall,
  name: 'refundPayment',
  action: 'refundPayment',
  access: 'money.move',
  actor: 'admin_email',
  request: z.object({
    payment_id: z.optional(id),
    reference: z.optional(reference),
    student_id: z.optional(id),
    /** Stands in the student's wallet history. */
    reason: requiredText(words.reason, 200),
    leave_class: z._default(flag, false),
  }),
  /** What was returned, and the student's balance with it. */
  response: wireObject(
    { amountKobo: amount, walletKobo: amount },
    { amountKobo: 'amount', walletKobo: 'wallet' },
  ),
});

/** The card payments of one student, newest first; with each what became of it and why. */
export const getStudentPayments = defineCall({
  ...adminCall,
  name: 'getStudentPayments',
  action: 'getStudentPayments',
  actor: 'admin_email',
  request: z.object({ ...pageQuery, student_id: id }),
  response: z.array(CardPayment),
  meta: pageMeta,
});

/**
 * Asks the provider about a card payment now, as `verify_payment` does for its payer, and acts on what
 * it says: money that has arrived is credited once. Answers the payment as it is then. Errors:
 * payment_not_found, payment_unconfigured, too_many, unavailable.
 */
export const askAboutPayment = defineCall({
  ...adminCall,
  name: 'askAboutPayment',
  action: 'askAboutPayment',
  actor: 'admin_email',
  request: z.object({ reference }),
  response: CardPayment,
});

/** Something on which the ledger and the provider do not agree. */
export const Difference = wireObject(
  {
    id: z.number(),
    /**
     * `not_credited`: the provider took it, the ledger has nothing of it. `not_at_provider`: the
     * ledger credited what the provider does not know as paid. `amount`: both have it, not alike.
     */
    kind: z.enum(['not_credited', 'not_at_provider', 'amount']),
    reference: z.string(),
    /** Hundredths of `currency` at the provider: kobo where that is NGN. 0 when it has nothing. */
    providerAmount: amount,
    /** `NGN`, or what the provider took instead. */
    currency: z.string(),
    /** 0 when the ledger has nothing. */
    ledgerKobo: amount,
    /** Whose payment it is, as far as it is known. */
    studentId: z.nullable(z.number()),
    name: z.string(),
    email: z.string(),
    /** In words: what is not alike, and why as far as it is known. */
    reason: z.string(),
    /** When the provider was paid, when we found it, when it was settled (null: open). */
    paidAt: optionalMoment,
    foundAt: moment,
    settledAt: optionalMoment,
    /** What the administrator who settled it noted. */
    note: z.string(),
    /** True when `refundPayment` by this reference credits it to the student's wallet. */
    isCreditable: z.boolean(),
    /** True when `refundPayment` by this reference gives it to a student: nobody knows whose it is. */
    isGivable: z._default(z.boolean(), false),
  },
  {
    ...{ ledgerKobo: 'ledger_amount', studentId: 'user_id' },
    ...{ isCreditable: 'can_credit', isGivable: 'can_give' },
  },
);
export type Difference = z.output<typeof Difference>;

/** What the last comparison of the ledger with the provider came to. */
export const Reconciliation = wireObject(
  {
    /** `never` before the first one, `failed` when the provider did not answer (`message` says so). */
    state: z.enum(['never', 'agreed', 'differences', 'failed']),
    message: z.string(),
    /** When it was done, and the span of payments it compared; null for never. */
    checkedAt: optionalMoment,
    from: optionalMoment,
    to: optionalMoment,
    providerCount: z.number(),
    providerKobo: amount,
    ledgerCount: z.number(),
    ledgerKobo: amount,
    /** Differences that are not settled yet, of all days. */
    openCount: z.number(),
  },
  { providerKobo: 'provider_total', ledgerKobo: 'ledger_total', openCount: 'open' },
);
export type Reconciliation = z.output<typeof Reconciliation>;

/** Differences, newest first; open ones unless `settled=1`. `meta.last` is the last comparison. */
export const getReconciliation = defineCall({
  ...adminCall,
  name: 'getReconciliation',
  action: 'getReconciliation',
  actor: 'email',
  request: z.object({ ...pageQuery, settled: z._default(flag, false) }),
  response: z.array(Difference),
  meta: z.object({ ...pageMeta.shape, last: Reconciliation }),
});

/**
 * Compares now what comes daily by itself: the last two days, or the given `date` alone. Answers
 * what it came to. Errors: payment_unconfigured, too_many.
 */
export const runReconciliation = defineCall({
  ...adminCall,
  name: 'runReconciliation',
  action: 'runReconciliation',
  actor: 'admin_email',
  request: z.object({ date: z.optional(date) }),
  response: Reconciliation,
});

/**
 * Notes that a difference has been dealt with: what was not credited is not any more, by nobody.
 * Errors: difference_not_found.
 */
export const settleDifference = defineCall({
  ...adminCall,
  name: 'settleDifference',
  action: 'settleDifference',
  access: 'money.move',
  actor: 'admin_email',
  request: z.object({ difference_id: id, note: requiredText(words.note, 500) }),
  response: nothing,
});
