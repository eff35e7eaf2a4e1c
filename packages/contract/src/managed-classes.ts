import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Class } from './classes.ts';
import {
  flag,
  idOrRand,
  naira,
  nothing,
  optionalText,
  pageMeta,
  pageQuery,
  requestKey,
  requiredLongText,
  requiredText,
  wholeNumber,
} from './fields.ts';

/** The class form of admin §5, with our extra fields `monthlySub` and `links`. */
export const classFields = {
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

/** Admin §7: adds a class; the same key of the same administrator adds one. */
export const addClass = defineCall({
  name: 'addClass',
  method: 'POST',
  path: '/adminActions.php',
  action: 'addClass',
  actionIn: 'body',
  encoding: 'form',
  access: 'classes.add',
  actor: 'email',
  request: z.object({
    ...classFields,
    /** Our browser's key of this press of the button: the same key adds one class. */
    request_key: requestKey,
  }),
  response: z.object({ id: z.number(), rand: z.string() }),
});

/**
 * Admin §7: changes a class. `before` holds what the sender was shown of the form, as the wire has
 * it: when some of it has become something else meanwhile, nothing is saved. Errors:
 * class_not_found, class_changed, own_prerequisite, prerequisite_circle.
 */
export const updateClass = defineCall({
  name: 'updateClass',
  method: 'POST',
  path: '/adminActions.php',
  action: 'updateClass',
  actionIn: 'body',
  encoding: 'form',
  access: 'classes.edit',
  actor: 'admin_email',
  request: z.object({
    class_id: idOrRand,
    ...classFields,
    before: z.optional(z.record(z.string().check(z.maxLength(40)), z.string())),
  }),
  response: Class,
});

/**
 * Our own: what deleting a class would hide and end, for the person to read before. Errors:
 * class_not_found.
 */
export const getClassDeletion = defineCall({
  name: 'getClassDeletion',
  method: 'POST',
  path: '/adminActions.php',
  action: 'getClassDeletion',
  actionIn: 'body',
  encoding: 'form',
  access: 'classes.edit',
  actor: 'admin_email',
  request: z.object({ class_id: idOrRand }),
  response: z.object({
    students: z.number(),
    /** Students who have paid for what they would lose: a class for good, or a month still running. */
    paying: z.number(),
    lessons: z.number(),
    /** Exams handed in; they are kept. */
    results: z.number(),
    /** Names of classes that ask for this one first; they would ask for nothing. */
    required_by: z.array(z.string()),
  }),
});

/**
 * Admin §7: hides a class, keeping results and money history (rulings §4). `paying` is how many
 * paying students the administrator was told of; when there are more, nothing is deleted and they
 * are named first. Those who have paid are told by a message. Errors: class_not_found,
 * class_paid_for.
 */
export const deleteClass = defineCall({
  name: 'deleteClass',
  method: 'POST',
  path: '/adminActions.php',
  action: 'deleteClass',
  actionIn: 'body',
  encoding: 'form',
  access: 'classes.edit',
  actor: 'admin_email',
  request: z.object({
    class_id: idOrRand,
    paying: z._default(wholeNumber(0, 2_147_483_647, 'This is not a number of students.'), 0),
  }),
  response: nothing,
});

/** Admin §7: one class with everything an administrator sees of it. Errors: class_not_found. */
export const getManagedClass = defineCall({
  name: 'getManagedClass',
  method: 'POST',
  path: '/lessonsAction.php',
  action: 'getClassDetails',
  actionIn: 'body',
  encoding: 'form',
  access: 'classes.edit',
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

/**
 * Admin §7: the students of a class, newest first; searches name, e-mail and phone; sorts by name,
 * email, phone, next (the end of the subscription) and joined. Errors: class_not_found,
 * invalid_input (the order).
 */
export const getClassStudents = defineCall({
  name: 'getClassStudents',
  method: 'POST',
  path: '/lessonsAction.php',
  action: 'getClassStudents',
  actionIn: 'body',
  encoding: 'form',
  access: 'classes.seePeople',
  actor: 'email',
  request: z.object({ class_id: idOrRand, ...pageQuery }),
  response: z.array(ClassStudent),
  meta: pageMeta,
});

/**
 * Our own: the phones or the e-mails of every student of a class, each once and none empty, for
 * the clipboard. `students` says whether there is anybody at all. Errors: class_not_found.
 */
export const getClassContacts = defineCall({
  name: 'getClassContacts',
  method: 'POST',
  path: '/lessonsAction.php',
  action: 'getClassContacts',
  actionIn: 'body',
  encoding: 'form',
  access: 'classes.seePeople',
  actor: 'email',
  request: z.object({ class_id: idOrRand, kind: z.enum(['phones', 'emails']) }),
  response: z.object({ students: z.number(), contacts: z.array(z.string()) }),
});
