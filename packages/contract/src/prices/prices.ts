import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, moment, optionalMoment, wireObject } from '../codecs.ts';
import {
  calendarDay,
  id,
  list,
  naira,
  nothing,
  pageMeta,
  pageQuery,
  requestKey,
  requiredText,
  typedText,
  wholeNumber,
} from '../fields.ts';
import { dictionary } from '../language.ts';

/* Our own calls: what single students pay less, and coupons (decision 158). */

/** What is said of a field that is not right. */
const words = dictionary('fields/prices', {
  share: 'A share is a whole number from 1 to 100.',
  amount: 'Please enter a valid amount',
  one: 'Say either a share or an amount.',
  date: 'This is not a date.',
  reason: 'Reason',
  code: 'A code has 3 to 30 letters, figures or hyphens.',
  uses: 'A coupon can be used by 1 to 100,000 people.',
  note: 'What it is for',
});

/** Why somebody pays less. A coupon brings its own. */
export const givenReasons = ['scholarship', 'sibling', 'other'] as const;
export type GivenReason = (typeof givenReasons)[number];
export const priceReasons = [...givenReasons, 'coupon'] as const;
export type PriceReason = (typeof priceReasons)[number];

/** How many classes a coupon may name. */
export const MOST_COUPON_CLASSES = 50;

/** What is taken off a price: hundredths of it, or kobo; the other is null. */
const offFields = { share: z.nullable(z.number()), offKobo: z.nullable(amount) };
const offSpelling = { offKobo: 'off' } as const;
export interface PriceOff {
  share: number | null;
  offKobo: number | null;
}

/** The same as it is sent: one of the two. */
const offRequest = {
  share: z.optional(wholeNumber(1, 100, words.share)),
  amount: z.optional(naira.check(z.minimum(1, words.amount))),
};
const isOneOff = z.refine<{ share?: number | undefined; amount?: number | undefined }>(
  ({ share, amount: kobo }) => (share === undefined) !== (kobo === undefined),
  { message: words.one, path: ['share'] },
);

const lastDay = z.optional(calendarDay(words.date));

/** A coupon's code as people type it: small letters are large ones. */
export const couponCode = typedText(words.code).check(
  z.toUpperCase(),
  z.regex(/^[A-Z0-9-]{3,30}$/, words.code),
);

/** What a student pays less, as the office sees it. */
export const StudentPrice = wireObject(
  {
    id: z.number(),
    /** Null where it holds in every class. */
    classId: z.nullable(z.number()),
    className: z.nullable(z.string()),
    ...offFields,
    why: z.enum(priceReasons),
    reason: z.string(),
    /** The coupon that it came by; null for what the office gave. */
    coupon: z.nullable(z.string()),
    /** The last day on which it holds, `2027-06-30`; null for no end. */
    until: z.nullable(z.string()),
    givenAt: moment,
    givenBy: z.nullable(z.string()),
    /** When it was used, where it is for one payment. */
    usedAt: optionalMoment,
    endedAt: optionalMoment,
  },
  offSpelling,
);
export type StudentPrice = z.output<typeof StudentPrice>;

/** What a class costs the student who asks. */
export const OwnPrice = wireObject(
  {
    /** What it costs with what is taken off. */
    priceKobo: amount,
    ...offFields,
    why: z.enum(priceReasons),
    until: z.nullable(z.string()),
    /** Whether it is for one payment alone. */
    isOnce: z.boolean(),
  },
  { ...offSpelling, priceKobo: 'price', isOnce: 'once' },
);
export type OwnPrice = z.output<typeof OwnPrice>;

/** A coupon. */
export const Coupon = wireObject(
  {
    id: z.number(),
    code: z.string(),
    ...offFields,
    /** The classes that it is for, by name; empty for all. */
    classes: z.array(z.object({ id: z.number(), name: z.string() })),
    until: z.nullable(z.string()),
    /** By how many people it may be used, and how many have. */
    uses: z.number(),
    used: z.number(),
    note: z.string(),
    madeAt: moment,
    madeBy: z.nullable(z.string()),
    endedAt: optionalMoment,
  },
  offSpelling,
);
export type Coupon = z.output<typeof Coupon>;

const officeCall = {
  method: 'POST',
  path: '/adminActions.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'money.move',
  actor: 'admin_email',
} as const;

/** What a student pays less and has paid less, newest first; a hundred at most. Errors: student_not_found. */
export const getStudentPrices = defineCall({
  ...officeCall,
  access: 'payments.manage',
  name: 'getStudentPrices',
  action: 'getStudentPrices',
  request: z.object({ student_id: id }),
  response: z.array(StudentPrice),
});

/**
 * Has a student pay less from now on, in a class or in all. Errors: student_not_found, class_not_found,
 * day_out_of_reach, not_for_oneself, invalid_input (the key has given something else).
 */
export const addStudentPrice = defineCall({
  ...officeCall,
  name: 'addStudentPrice',
  action: 'addStudentPrice',
  request: z
    .object({
      student_id: id,
      class_id: z.optional(id),
      ...offRequest,
      why: z.enum(givenReasons),
      reason: requiredText(words.reason, 300),
      until: lastDay,
      /** Idempotency key of our browser: the same key gives once. */
      request_key: requestKey,
    })
    .check(isOneOff),
  response: StudentPrice,
});

/** Ends it: what was paid by it stays paid. Errors: price_not_found. */
export const endStudentPrice = defineCall({
  ...officeCall,
  name: 'endStudentPrice',
  action: 'endStudentPrice',
  request: z.object({ price_id: id }),
  response: StudentPrice,
});

/** Coupons, newest first, by page; searched by code and note. */
export const getCoupons = defineCall({
  ...officeCall,
  access: 'payments.manage',
  name: 'getCoupons',
  action: 'getCoupons',
  request: z.object(pageQuery),
  response: z.array(Coupon),
  meta: pageMeta,
});

/** Makes a coupon. Errors: coupon_taken, class_not_found, day_out_of_reach. */
export const addCoupon = defineCall({
  ...officeCall,
  name: 'addCoupon',
  action: 'addCoupon',
  request: z
    .object({
      code: couponCode,
      ...offRequest,
      class_ids: z.optional(list(id, MOST_COUPON_CLASSES)),
      uses: wholeNumber(1, 100_000, words.uses),
      note: requiredText(words.note, 160),
      until: lastDay,
    })
    .check(isOneOff),
  response: Coupon,
});

/** Ends a coupon: nobody takes it any more; whoever has taken it keeps what it gave. Errors: coupon_not_found. */
export const endCoupon = defineCall({
  ...officeCall,
  name: 'endCoupon',
  action: 'endCoupon',
  request: z.object({ coupon_id: id }),
  response: nothing,
});
