import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import {
  flag,
  flagText,
  idOrRand,
  naira,
  nothing,
  optionalText,
  requiredLongText,
  requiredText,
  wholeNumber,
} from './fields.ts';

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
  /** Live-class links, one per line; empty for those who are not enrolled. */
  links: z.string(),
  /** '0' means not monthly; otherwise the amount is per month. */
  monthlySub: flagText,
  /** Lessons that may be opened a month; 0 means no limit. */
  monthlylimit: z.number(),
  /** '1' active, '0' inactive. */
  status: flagText,
  /** Class that must be completed first; 0 for none. */
  prequisite_id: z.number(),
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
  access: 'student-or-admin',
  actor: 'email',
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
  access: 'student-or-admin',
  actor: 'email',
  request: z.object({}),
  response: z.array(Class),
});

/**
 * Student §7, rulings §4: joins a class from the wallet, or renews a monthly subscription.
 * Errors: class_not_found, class_inactive, class_closed, prerequisite_not_met, already_enrolled,
 * insufficient_balance.
 */
export const enrol = defineCall({
  name: 'enrol',
  method: 'POST',
  path: '/api.php',
  action: 'classenrolement',
  encoding: 'form',
  access: 'student-or-admin',
  actor: 'email',
  request: z.object({ class_id: idOrRand }),
  response: z.object({
    nextSub: z.string(),
    /** Balance after enrolling, in naira. */
    wallet: z.number(),
  }),
});

/** The class form of admin §5, with our extra fields `monthlySub` and `links`. */
const classForm = {
  category: requiredText('Category', 80),
  name: requiredText('Name', 160),
  about: requiredLongText('Description'),
  premium: flag,
  /** Naira; forced to 0 for a free class. */
  amount: z._default(naira, 0),
  status: z._default(flag, true),
  /** A date 'YYYY-MM-DD', unix seconds, or '' / '0' for no deadline. */
  regclosedate: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.regex(/^(\d{4}-\d{2}-\d{2}|\d{1,11})?$/, 'The registration close date is not a date.'),
      ),
    '',
  ),
  monthlylimit: z._default(
    wholeNumber(0, 1000, 'Monthly limit must be a whole number of 0 or more.'),
    0,
  ),
  prequisite_id: z._default(wholeNumber(0, 2_147_483_647, 'This is not a class.'), 0),
  monthlySub: z._default(flag, false),
  links: optionalText(2000),
};

/** Admin §7: adds a class. */
export const addClass = defineCall({
  name: 'addClass',
  method: 'POST',
  path: '/adminActions.php',
  action: 'addClass',
  actionIn: 'body',
  encoding: 'form',
  access: 'admin',
  actor: 'email',
  request: z.object(classForm),
  response: z.object({ id: z.number(), rand: z.string() }),
});

/** Admin §7: changes a class. Errors: class_not_found, own_prerequisite, prerequisite_circle. */
export const updateClass = defineCall({
  name: 'updateClass',
  method: 'POST',
  path: '/adminActions.php',
  action: 'updateClass',
  actionIn: 'body',
  encoding: 'form',
  access: 'admin',
  actor: 'admin_email',
  request: z.object({ class_id: idOrRand, ...classForm }),
  response: Class,
});

/** Admin §7: hides a class, keeping results and money history. */
export const deleteClass = defineCall({
  name: 'deleteClass',
  method: 'POST',
  path: '/adminActions.php',
  action: 'deleteClass',
  actionIn: 'body',
  encoding: 'form',
  access: 'admin',
  actor: 'admin_email',
  request: z.object({ class_id: idOrRand }),
  response: nothing,
});

/** Admin §7: one class with everything an administrator sees of it. */
export const getManagedClass = defineCall({
  name: 'getManagedClass',
  method: 'POST',
  path: '/lessonsAction.php',
  action: 'getClassDetails',
  actionIn: 'body',
  encoding: 'form',
  access: 'admin',
  actor: 'email',
  request: z.object({ class_id: idOrRand }),
  response: Class,
});

/** A student of a class (admin §3). */
export const ClassStudent = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phonenumber: z.string(),
  /** Unix seconds, or '0' for a class that is not monthly. */
  nextSub: z.string(),
  status: z.enum(['active', 'expired']),
});
export type ClassStudent = z.output<typeof ClassStudent>;

/** Admin §7: the students of a class. */
export const getClassStudents = defineCall({
  name: 'getClassStudents',
  method: 'POST',
  path: '/lessonsAction.php',
  action: 'getClassStudents',
  actionIn: 'body',
  encoding: 'form',
  access: 'admin',
  actor: 'email',
  request: z.object({ class_id: idOrRand }),
  response: z.array(ClassStudent),
});
