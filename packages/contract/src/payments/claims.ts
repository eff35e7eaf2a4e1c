import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, moment, optionalMoment, wireObject } from '../codecs.ts';
import {
  calendarDay,
  id,
  idOrRand,
  naira,
  nothing,
  requestKey,
  requiredText,
  typedText,
} from '../fields.ts';
import { dictionary } from '../language.ts';
import { besides, besidesNames } from './besides.ts';

/* Our own calls: students who say that they have paid by transfer (decision 146). */

/** What is said of a field that is not right. */
const words = dictionary('fields/claims', {
  amount: 'Please enter a valid amount',
  date: 'This is not a date.',
  picture: 'This picture could not be read. Please choose another.',
  reason: 'Reason',
});

/**
 * `waiting`: the institute has not confirmed it. `confirmed`: booked, see its receipt. `refused`: the
 * institute said no, in words. `withdrawn`: taken back by whoever had sent it. `returned`: booked, and the
 * money was taken back.
 */
export const claimStates = ['waiting', 'confirmed', 'refused', 'withdrawn', 'returned'] as const;
export type ClaimState = (typeof claimStates)[number];

/** How many of one student may wait. */
export const MOST_CLAIMS = 5;

/** A picture as a data URL may take this many bytes on the wire. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;

const claimFields = {
  id: z.number(),
  amountKobo: amount,
  state: z.enum(claimStates),
  /** The class or the invoice it is for, and its name in words; null and empty for the wallet. */
  classId: z.nullable(z.number()),
  invoiceId: z.nullable(z.number()),
  className: z.string(),
  /** The day on which it was paid, `2026-11-30`. */
  paidOn: z.string(),
  /** As the bank names the transfer; may be empty. */
  reference: z.string(),
  /** Where the picture of the proof is fetched; empty for none. */
  picture: z.string(),
  sentAt: moment,
};

/** What a student says to have paid, as its sender sees it. */
export const OwnClaim = wireObject(
  {
    ...claimFields,
    /** Whether it may be taken back: nobody of the office has dealt with it. */
    isOpen: z.boolean(),
    /** Why it was refused, or why the money is in the wallet; empty where there is nothing to say. */
    reply: z.string(),
    decidedAt: optionalMoment,
    /** The reference of its receipt; empty until it is confirmed. */
    receipt: z.string(),
  },
  { amountKobo: 'amount', isOpen: 'open' },
);
export type OwnClaim = z.output<typeof OwnClaim>;

const ownCall = {
  method: 'POST',
  path: '/api.php',
  encoding: 'form',
  access: 'session',
  actor: 'email',
} as const;

const day = calendarDay(words.date);
const paid = {
  amount: naira.check(z.minimum(1, words.amount)),
  paid_on: day,
  /** What it is for; without it the wallet. */
  class_id: z.optional(idOrRand),
  /** The invoice it is for, in the place of a class. */
  invoice_id: z.optional(id),
  reference: z._default(typedText().check(z.maxLength(120)), ''),
};

/**
 * Says that a transfer was made to the account of the settings. It waits for the office, and nothing moves.
 * Errors: payment_unconfigured (no account is set), not_as_student, too_many, claims_waiting,
 * day_out_of_reach, class_free, image_unreadable, picture_too_large, invalid_input (the key has sent
 * another), those of `enrol` but insufficient_balance, and of an invoice invoice_not_found and invoice_settled.
 */
export const claimPayment = defineCall({
  ...ownCall,
  name: 'claimPayment',
  action: 'claim_payment',
  maxBody: MAX_BODY_BYTES,
  request: z.object({
    ...paid,
    /** The proof as a data URL. */
    picture: z._default(
      z
        .string()
        .check(z.regex(/^(data:image\/(jpeg|png|webp);base64,[A-Za-z0-9+/=\s]+)?$/, words.picture)),
      '',
    ),
    /** Idempotency key of our browser: the same key sends it once. */
    request_key: requestKey,
  }),
  response: OwnClaim,
});

/** What the session has said to have paid, newest first, at most twenty. */
export const getMyClaims = defineCall({
  ...ownCall,
  name: 'getMyClaims',
  action: 'get_my_claims',
  request: z.object({}),
  response: z.array(OwnClaim),
});

/** Takes back what one has said, while it waits. Errors: payment_not_found, payment_decided. */
export const withdrawClaim = defineCall({
  ...ownCall,
  name: 'withdrawClaim',
  action: 'withdraw_claim',
  request: z.object({ claim_id: id }),
  response: OwnClaim,
});

/** Another claim, or a payment that was taken, beside the one that is looked at. */
const Seen = wireObject(
  {
    studentId: z.number(),
    name: z.string(),
    amountKobo: amount,
    state: z.string(),
    at: moment,
  },
  { studentId: 'user_id', amountKobo: 'amount' },
);

/** What a student says to have paid, as the office confirms it. */
export const Claim = wireObject(
  {
    ...claimFields,
    studentId: z.number(),
    name: z.string(),
    walletKobo: amount,
    /** Whether it is the session's own, which somebody else confirms. */
    isOwn: z.boolean(),
    /** What the class costs, or what is left to be paid of the invoice; null for the wallet. */
    priceKobo: z.nullable(amount),
    /** The last that the same student has sent besides. */
    others: z.array(Seen),
    /** Who has sent the same picture before. */
    samePicture: z.array(Seen),
    /** Payments by transfer that were taken, and claims that wait, under the same reference. */
    sameReference: z.array(Seen),
  },
  {
    ...{ amountKobo: 'amount', studentId: 'user_id', walletKobo: 'wallet', isOwn: 'own' },
    ...{ priceKobo: 'price' },
  },
);
export type Claim = z.output<typeof Claim>;

const officeCall = {
  method: 'POST',
  path: '/adminActions.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'money.move',
  actor: 'admin_email',
} as const;

/** What waits to be confirmed, oldest first, at most fifty. */
export const getClaims = defineCall({
  ...officeCall,
  access: 'payments.manage',
  name: 'getClaims',
  action: 'getClaims',
  request: z.object({}),
  response: z.array(Claim),
});

/**
 * Confirms what waits, as corrected by whoever confirms: it is booked as by takePayment, by bank transfer.
 * Where the class or the invoice cannot be paid any more the money goes to the wallet, and `kept` says why. Above the
 * amount of the setting it waits for a second person. Errors: payment_not_found, payment_decided,
 * not_for_oneself, student_not_found, invoice_not_found, day_out_of_reach, month_closed, reference_taken.
 */
export const confirmClaim = defineCall({
  ...officeCall,
  name: 'confirmClaim',
  action: 'confirmClaim',
  request: z.object({ claim_id: id, ...paid }),
  response: wireObject(
    {
      /** `waiting` where a second person is to confirm it. */
      state: z.enum(['booked', 'waiting']),
      kept: z.string(),
      ...besides,
    },
    besidesNames,
  ),
});

/** Refuses what waits, in words that the student reads. Errors: payment_not_found, payment_decided. */
export const refuseClaim = defineCall({
  ...officeCall,
  name: 'refuseClaim',
  action: 'refuseClaim',
  request: z.object({ claim_id: id, reason: requiredText(words.reason, 300) }),
  response: nothing,
});
