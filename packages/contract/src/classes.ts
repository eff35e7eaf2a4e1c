import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { flag, flagText, idOrRand, naira } from './fields.ts';

/** The levels of the European framework that a class may lead to, from the first letter on. */
export const classLevels = ['A0', 'A1', 'A2', 'B1', 'B2'] as const;
export type ClassLevel = (typeof classLevels)[number];

/** A class on the wire (student §3, admin §3). */
export const Class = z.object({
  id: z.number(),
  /** Public token used in routes. */
  rand: z.string(),
  name: z.string(),
  category: z.string(),
  about: z.string(),
  /** '0' free, '1' paid. */
  premium: flagText,
  /** Naira as text; '0' means free. */
  amount: z.string(),
  /** 'YYYY-MM-DD' (open to the end of that day), unix seconds, or '0' for no deadline. */
  regclosedate: z.string(),
  /** Number of lessons. */
  subjecttotal: z.number(),
  /**
   * Live-class links, one per line; for students whose subscription has not expired, else empty.
   */
  links: z.string(),
  /** '0' means not monthly; otherwise the amount is per month. */
  monthlySub: flagText,
  /** Lessons that may be opened a month; 0 means no limit. */
  monthlylimit: z.number(),
  /** '1' active, '0' inactive. */
  status: flagText,
  /** Class that must be completed first; 0 for none. */
  prequisite_id: z.number(),
  /** What follows /c/ in the address of its public page; '' where it has none yet: then its rand does. */
  slug: z.string(),
  level: z.enum(['', ...classLevels]),
  /** Hours of study; 0 where nothing is said. */
  hours: z.number(),
  /** What a student can do afterwards, one a line. */
  outcomes: z.string(),
  /** Who teaches it, as a visitor reads it. */
  teacher: z.string(),
});
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
export const EnrolledClass = z.object({
  /** `nextSub`: unix seconds at which a monthly subscription ends, '0' otherwise. */
  myclass: z.object({ id: z.number(), nextSub: z.string() }),
  class_details: Class,
});
export type EnrolledClass = z.output<typeof EnrolledClass>;

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
  }),
  response: z.object({
    nextSub: z.string(),
    /** Balance after enrolling, in naira. */
    wallet: z.number(),
  }),
});
