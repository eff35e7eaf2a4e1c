import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, moment, optionalMoment, wireObject } from '../codecs.ts';
import {
  calendarDay,
  flag,
  id,
  naira,
  pageMeta,
  pageQuery,
  requestKey,
  requiredText,
  typedText,
} from '../fields.ts';
import { dictionary } from '../language.ts';
import { bankChoices } from './banks.ts';
import { reference } from './payments.ts';

/* Our own calls: money that goes back out of a wallet, to the card it came by or to a bank account (decision 156). */

/** What is said of a field that is not right. */
const words = dictionary('fields/refunds', {
  amount: 'Please enter a valid amount',
  date: 'This is not a date.',
  reason: 'Reason',
  reference: 'Reference',
});

/** Where money goes back to. */
export const refundWays = ['card', 'bank'] as const;
export type RefundWay = (typeof refundWays)[number];

/**
 * `waiting`: a second person is to confirm it. `underway`: the provider is at it, or somebody is to make the
 * transfer. `details`: the payer's bank refused it, and the office says to which account it goes. `done`: it has
 * left. `failed`, `stopped`: it is in the wallet again, since the provider gave nothing back, or the office
 * stopped it.
 */
export const refundStates = [
  'waiting',
  'underway',
  'details',
  'done',
  'failed',
  'stopped',
] as const;
export type RefundState = (typeof refundStates)[number];

/** Those in which the money is in the account for money on its way back. */
export const openRefundStates = ['waiting', 'underway', 'details'] as const;

const refundFields = {
  id: z.number(),
  way: z.enum(refundWays),
  state: z.enum(refundStates),
  amountKobo: amount,
  /** What the student is told of why. */
  reason: z.string(),
  /** What it is paid to: `Visa •••• 4081`, or the bank and the last digits of the account; may be empty. */
  to: z.string(),
  askedAt: moment,
  /** When it was done, or was back in the wallet. */
  endedAt: optionalMoment,
};

/** Money on its way back, as the student sees it. */
export const OwnRefund = wireObject(refundFields, { amountKobo: 'amount' });
export type OwnRefund = z.output<typeof OwnRefund>;

/** Money on its way back, as the office sees it. */
export const Refund = wireObject(
  {
    ...refundFields,
    studentId: z.number(),
    /** Of the student; empty once the account was deleted. */
    name: z.string(),
    /** Of the card payment that it is of, or of the transfer that paid it; may be empty. */
    reference: z.string(),
    /** The account that it goes to; all empty where none was named. */
    bank: z.string(),
    accountNumber: z.string(),
    accountName: z.string(),
    /** Why the provider gave nothing back, or waits; may be empty. */
    problem: z.string(),
    /** Who asked for it; empty for one that was made at the provider. */
    askedBy: z.string(),
    /** Whether the session asked for it: then somebody else confirms it. */
    isOwn: z.boolean(),
    /** Who confirmed, recorded or stopped it; may be empty. */
    decidedBy: z.string(),
    /** What of it no wallet held any more: the institute has lost it. */
    lostKobo: amount,
  },
  { amountKobo: 'amount', studentId: 'user_id', isOwn: 'own', lostKobo: 'lost' },
);
export type Refund = z.output<typeof Refund>;

const officeCall = {
  method: 'POST',
  path: '/adminActions.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'money.move',
  actor: 'admin_email',
} as const;

const officeAnswer = { ...officeCall, access: 'payments.manage', actor: 'email' } as const;

const account = {
  /** Code of a bank of the list, or `other` with its name beside it. */
  bank: z._default(z.enum(bankChoices), ''),
  other_bank: z._default(typedText().check(z.maxLength(80)), ''),
  account_number: z._default(typedText().check(z.maxLength(20)), ''),
  account_name: z._default(typedText().check(z.maxLength(120)), ''),
};

/** Where a student's money may go back to, and how much of it. */
export const getRefundSources = defineCall({
  ...officeAnswer,
  name: 'getRefundSources',
  action: 'getRefundSources',
  request: z.object({ student_id: id }),
  response: wireObject(
    {
      walletKobo: amount,
      /** What came from outside and has not gone back: no more than that leaves. */
      mostKobo: amount,
      /** Card payments of which something is left, newest first. */
      cards: z.array(
        wireObject(
          {
            reference: z.string(),
            method: z.string(),
            paidAt: moment,
            /** The class it was for; empty for the wallet. */
            className: z.string(),
            amountKobo: amount,
            leftKobo: amount,
          },
          { amountKobo: 'amount', leftKobo: 'left' },
        ),
      ),
    },
    { walletKobo: 'wallet', mostKobo: 'most' },
  ),
});

/**
 * Sends money of a wallet back: by card to the payment of the `reference`, or to a bank account, by a transfer that
 * somebody makes and records. It leaves the wallet at once. `payment_id`, a debit of the payment history, is returned
 * to the wallet first, in the same act; `leave_class=1` then takes the student out of the class. Above the amount of
 * the setting it waits for a second person. Errors: student_not_found, payment_not_found, not_refundable,
 * already_refunded, refund_too_large, insufficient_balance, not_for_oneself, payment_unconfigured, invalid_input
 * (the key has sent another refund, or the account cannot be one).
 */
export const sendRefund = defineCall({
  ...officeCall,
  name: 'sendRefund',
  action: 'sendRefund',
  request: z.object({
    student_id: id,
    way: z.enum(refundWays),
    amount: naira.check(z.minimum(1, words.amount)),
    /** Of the card payment; needed by card. */
    reference: z.optional(reference),
    ...account,
    payment_id: z.optional(id),
    leave_class: z._default(flag, false),
    reason: requiredText(words.reason, 200),
    /** Idempotency key of our browser: the same key sends it once. */
    request_key: requestKey,
  }),
  response: Refund,
});

const named = { refund_id: id };

/** Confirms what somebody else asked for. Errors: refund_not_found, refund_decided, not_by_oneself, not_for_oneself. */
export const confirmRefund = defineCall({
  ...officeCall,
  name: 'confirmRefund',
  action: 'confirmRefund',
  request: z.object(named),
  response: Refund,
});

/**
 * Puts back into the wallet what waits for a second person, or for a transfer that nobody has made. Errors:
 * refund_not_found, refund_decided (also what the provider has).
 */
export const stopRefund = defineCall({
  ...officeCall,
  name: 'stopRefund',
  action: 'stopRefund',
  request: z.object({ ...named, reason: requiredText(words.reason, 200) }),
  response: Refund,
});

/**
 * Records the transfer that has paid it, with the bank's reference. Errors: refund_not_found, refund_decided,
 * day_out_of_reach, month_closed.
 */
export const recordRefund = defineCall({
  ...officeCall,
  name: 'recordRefund',
  action: 'recordRefund',
  request: z.object({
    ...named,
    paid_on: calendarDay(words.date),
    reference: requiredText(words.reference, 120),
  }),
  response: Refund,
});

/**
 * Tells the provider to which account one goes that the payer's bank refused. Errors: refund_not_found,
 * refund_decided, not_refundable (in the provider's words), invalid_input, unavailable, payment_unconfigured.
 */
export const completeRefund = defineCall({
  ...officeCall,
  name: 'completeRefund',
  action: 'completeRefund',
  request: z.object({ ...named, ...account }),
  response: Refund,
});

/** Money that goes back, newest first: of one student, or in one state (`open`: all that has not ended). */
export const getRefunds = defineCall({
  ...officeAnswer,
  name: 'getRefunds',
  action: 'getRefunds',
  request: z.object({
    ...pageQuery,
    student_id: z.optional(id),
    state: z.optional(z.enum(['open', ...refundStates])),
  }),
  response: z.array(Refund),
  meta: pageMeta,
});

/** The session's own money on its way back, the last twenty, newest first. */
export const getMyRefunds = defineCall({
  name: 'getMyRefunds',
  method: 'POST',
  path: '/api.php',
  action: 'get_my_refunds',
  actionIn: 'body',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  request: z.object({}),
  response: z.array(OwnRefund),
});
