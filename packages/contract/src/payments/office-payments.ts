import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, moment, optionalMoment, wireObject } from '../codecs.ts';
import {
  anyText,
  calendarDay,
  id,
  idOrRand,
  naira,
  nothing,
  pageMeta,
  pageQuery,
  requestKey,
  requiredText,
  typedText,
} from '../fields.ts';
import { dictionary } from '../language.ts';
import { groupChosen } from '../meetings/seats.ts';
import { backAgain, backAgainNames, besides, besidesNames } from './besides.ts';
import { officePaymentStates, paymentWays } from './ways.ts';

/* Our own calls: payments that the office takes by other ways than the card (decision 145). */

/** What is said of a field that is not right. */
const words = dictionary('fields/office-payments', {
  amount: 'Please enter a valid amount',
  date: 'This is not a date.',
  reason: 'Reason',
});

/** A payment that the office took. */
export const OfficePayment = wireObject(
  {
    id: z.number(),
    studentId: z.number(),
    /** Of the student. */
    name: z.string(),
    amountKobo: amount,
    ...besides,
    ...backAgain,
    way: z.enum(paymentWays),
    state: z.enum(officePaymentStates),
    /** The class it is for; null and empty for the wallet. */
    classId: z.nullable(z.number()),
    className: z.string(),
    /** The day on which the money came, `2026-11-30`. */
    paidOn: z.string(),
    /** As it stands on the statement of the bank; empty where there is none. */
    reference: z.string(),
    /** The office's own note; of a waiver, why. */
    note: z.string(),
    /** The number by which people name it: `R-000123`. */
    number: z.string(),
    /** The reference of its receipt, which whoever holds it may see; empty until it is booked. */
    receipt: z.string(),
    /** Who took it and when; empty for an account that was deleted. */
    takenBy: z.string(),
    takenAt: moment,
    /** Whether the session took it: then somebody else confirms it. */
    isOwn: z.boolean(),
    /** Who confirmed or refused it, and when, where that was somebody else. */
    decidedBy: z.string(),
    decidedAt: optionalMoment,
    /** Why it was refused. */
    refusal: z.string(),
  },
  { studentId: 'user_id', amountKobo: 'amount', isOwn: 'own', ...besidesNames, ...backAgainNames },
);
export type OfficePayment = z.output<typeof OfficePayment>;

const officeCall = {
  method: 'POST',
  path: '/adminActions.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'money.move',
  actor: 'admin_email',
} as const;

const day = calendarDay(words.date);

/**
 * Takes a payment that came by bank, in cash or otherwise, or waives one: into the wallet, and where it is
 * for a class out of it again, with the place or the month more, all in one transaction. Neither a closing
 * date nor a prerequisite stands in the way of the office. What is left over stays in the wallet. Above the
 * amount of the setting it waits for a second person. Errors: student_not_found, class_not_found,
 * class_free, already_enrolled, payment_short, waiver_too_large, invoice_not_found, invoice_settled, reference_taken, reason_missing, day_out_of_reach,
 * month_closed, not_for_oneself, group_not_found, group_full, invalid_input (the key has taken another payment).
 */
export const takePayment = defineCall({
  ...officeCall,
  name: 'takePayment',
  action: 'takePayment',
  request: z.object({
    student_id: id,
    amount: naira.check(z.minimum(1, words.amount)),
    way: z.enum(paymentWays),
    /** What it is for; without it the wallet. */
    class_id: z.optional(idOrRand),
    /** A group of that class; what waits for a second person keeps the seat for two days. */
    ...groupChosen,
    /** The invoice it is for, in the place of a class; less than what is left pays a part of it. */
    invoice_id: z.optional(id),
    paid_on: day,
    reference: z._default(typedText().check(z.maxLength(120)), ''),
    /** Why, where it is waived. */
    note: z._default(anyText(500), ''),
    /** Idempotency key of our browser: the same key takes it once. */
    request_key: requestKey,
  }),
  response: OfficePayment,
});

/** Confirms what somebody else took, which is booked by it. Errors: payment_not_found, payment_decided,
 * not_by_oneself, not_for_oneself, month_closed, and those of takePayment about the class. */
export const confirmOfficePayment = defineCall({
  ...officeCall,
  name: 'confirmOfficePayment',
  action: 'confirmOfficePayment',
  request: z.object({ payment_id: id }),
  response: OfficePayment,
});

/**
 * Refuses what waits for a second person; whoever took it may do so too. Errors: payment_not_found,
 * payment_decided.
 */
export const refuseOfficePayment = defineCall({
  ...officeCall,
  name: 'refuseOfficePayment',
  action: 'refuseOfficePayment',
  request: z.object({ payment_id: id, reason: requiredText(words.reason, 300) }),
  response: nothing,
});

/** Payments that the office took, newest first; those of one student, or in one state. */
export const getOfficePayments = defineCall({
  ...officeCall,
  access: 'payments.manage',
  name: 'getOfficePayments',
  action: 'getOfficePayments',
  request: z.object({
    ...pageQuery,
    student_id: z.optional(id),
    state: z.optional(z.enum(officePaymentStates)),
  }),
  response: z.array(OfficePayment),
  meta: pageMeta,
});
