import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, amountText, idOrNone, optionalMomentText, wireObject, yesNo } from '../codecs.ts';
import { flag, idOrRand, naira } from '../fields.ts';

/** The levels of the European framework that a class may lead to, from the first letter on. */
export const classLevels = ['A0', 'A1', 'A2', 'B1', 'B2'] as const;
export type ClassLevel = (typeof classLevels)[number];

/** A class (student §3, admin §3). */
export const Class = wireObject(
  {
    id: z.number(),
    /** Public token used in routes. */
    rand: z.string(),
    name: z.string(),
    category: z.string(),
    about: z.string(),
    /** False for a class that costs nothing. */
    isPremium: yesNo,
    /** The price, of a month where the class is monthly; 0 means free. */
    priceKobo: amountText,
    /** 'YYYY-MM-DD' (open to the end of that day), unix seconds, or '0' for no deadline. */
    registrationEnd: z.string(),
    lessonCount: z.number(),
    /**
     * Live-class links, one per line; for students whose subscription has not expired, else empty.
     */
    links: z.string(),
    isMonthly: yesNo,
    /** Our own: in which parts the price is paid, see `readParts`; '' at once. An older copy does not say. */
    parts: z._default(z.string(), ''),
    /** Lessons that may be opened a month; 0 means no limit. */
    monthlyLimit: z.number(),
    isActive: yesNo,
    /** Our own: not published yet, so met by the office, its teachers and who has a place; an older copy does not say. */
    isDraft: z._default(yesNo, false),
    /** Class that must be completed first. */
    prerequisiteId: idOrNone,
    /** Our own: the exam of that class that may be passed instead; an older copy does not say. */
    entryExamId: z._default(idOrNone, null),
    /** What follows /c/ in the address of its public page; '' where it has none yet: then its rand does. */
    slug: z.string(),
    level: z.enum(['', ...classLevels]),
    /** Hours of study; 0 where nothing is said. */
    hours: z.number(),
    /** What a student can do afterwards, one a line. */
    outcomes: z.string(),
    /** Who teaches it, as a visitor reads it. */
    teacher: z.string(),
  },
  {
    isPremium: 'premium',
    priceKobo: 'amount',
    registrationEnd: 'regclosedate',
    lessonCount: 'subjecttotal',
    isMonthly: 'monthlySub',
    monthlyLimit: 'monthlylimit',
    isActive: 'status',
    prerequisiteId: 'prequisite_id',
  },
);
export type Class = z.output<typeof Class>;

/** Student §7: active classes; for a student also inactive ones joined, for administrators all. */
export const getClasses = defineCall({
  name: 'getClasses',
  method: 'GET',
  path: '/api.php',
  action: 'get_classes',
  encoding: 'none',
  access: 'public',
  offline: true,
  request: z.object({}),
  response: z.array(Class),
});

/** A class the session's user has joined. */
export interface Enrolment {
  id: number;
  joined: Class;
  /** When the paid month ends; null for a free class or one bought once. */
  subscriptionEndsAt: Date | null;
}

const membership = wireObject(
  { id: z.number(), subscriptionEndsAt: optionalMomentText },
  { subscriptionEndsAt: 'nextSub' },
);

/** On the wire the class stands beside what is known of its membership. */
export const EnrolledClass = z.codec(
  z.object({ myclass: membership, class_details: Class }),
  z.custom<Enrolment>(),
  {
    decode: ({ myclass, class_details }) => ({ ...myclass, joined: class_details }),
    encode: ({ joined, ...myclass }) => ({ myclass, class_details: joined }),
  },
);

/** Student §7: the classes the session's user has joined, newest first. */
export const getMyClasses = defineCall({
  name: 'getMyClasses',
  method: 'POST',
  path: '/api.php',
  action: 'get_my_classes',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  offline: true,
  request: z.object({}),
  response: z.array(EnrolledClass),
});

/** Rulings §4: classes that are active, open, not joined, and whose prerequisite is met. */
export const getEligibleClasses = defineCall({
  name: 'getEligibleClasses',
  method: 'GET',
  path: '/api.php',
  action: 'get_eligible_classes',
  encoding: 'none',
  access: 'session',
  actor: 'email',
  request: z.object({}),
  response: z.array(Class),
});

/**
 * Student §7, rulings §4: joins a class from the wallet, or renews a monthly subscription.
 * Errors: class_not_found, class_inactive, class_closed, prerequisite_not_met, already_enrolled,
 * insufficient_balance, price_changed.
 */
export const enrol = defineCall({
  name: 'enrol',
  method: 'POST',
  path: '/api.php',
  action: 'classenrolement',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  request: z.object({
    class_id: idOrRand,
    /** Our extra field: the price that was shown. One that has risen is refused, not charged. */
    price: z.optional(naira),
    /** Our extra field: whether it was shown as the price of a month; one that was not buys no month. */
    monthly: z.optional(flag),
    /** Our extra field: what was shown to be paid at once, where the price is paid in parts. */
    now: z.optional(naira),
  }),
  response: wireObject(
    {
      subscriptionEndsAt: optionalMomentText,
      /** Balance after enrolling. */
      walletKobo: amount,
    },
    { subscriptionEndsAt: 'nextSub', walletKobo: 'wallet' },
  ),
});
