import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { moment, optionalMomentText, orNull, wireObject } from '../codecs.ts';
import {
  flag,
  id,
  idOrRand,
  nothing,
  pageMeta,
  pageQuery,
  requestKey,
  wholeNumber,
} from '../fields.ts';
import { changing, making } from '../form.ts';
import { gifts } from '../payments/ways.ts';
import { restoreCall } from '../trash/restore-call.ts';
import { classFields, newClassDefaults } from './class-form.ts';
import { joinTerms } from './class-states.ts';
import { Class } from './classes.ts';

const adminCall = {
  method: 'POST',
  path: '/adminActions.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'classes.edit',
  actor: 'admin_email',
} as const;

/** Admin §7: adds a class; the same key of the same administrator adds one. Errors: slug_taken. */
export const addClass = defineCall({
  ...adminCall,
  name: 'addClass',
  action: 'addClass',
  access: 'classes.add',
  actor: 'email',
  request: z.object({
    ...making(classFields, newClassDefaults),
    /** Ours: whether it begins as a draft, which nobody meets until it is published. */
    is_draft: z._default(flag, false),
    /** Idempotency key of our browser: the same key adds one class. */
    request_key: requestKey,
  }),
  response: z.object({ id: z.number(), rand: z.string() }),
});

/**
 * Admin §7: changes a class; fields left out stay as they are. `before` holds what the sender was
 * shown of the form, as the wire has it: when some of it has become something else meanwhile,
 * nothing is saved. Errors: class_not_found, class_changed, own_prerequisite, prerequisite_circle,
 * slug_taken.
 */
export const updateClass = defineCall({
  ...adminCall,
  name: 'updateClass',
  action: 'updateClass',
  request: z.object({
    class_id: idOrRand,
    ...changing(classFields),
    before: z.optional(z.record(z.string().check(z.maxLength(40)), z.string())),
  }),
  response: Class,
});

/**
 * Our own: changes the live links of a class, as its form has them, and nothing else of it. With what the
 * sender was `shown`, not over what somebody has made of it since. Errors: class_not_found, class_changed.
 */
export const saveClassLinks = defineCall({
  ...adminCall,
  name: 'saveClassLinks',
  action: 'saveClassLinks',
  access: 'classes.editLinks',
  request: z.object({
    class_id: idOrRand,
    links: classFields.links,
    shown: z.optional(classFields.links),
  }),
  response: z.object({ links: z.string() }),
});

/** Our own: publishes a class, so that students and visitors meet it. Errors: class_not_found. */
export const publishClass = defineCall({
  ...adminCall,
  name: 'publishClass',
  action: 'publishClass',
  request: z.object({ class_id: idOrRand }),
  response: nothing,
});

/**
 * Our own: makes a class a draft again, as long as nobody has joined it. Errors: class_not_found,
 * class_joined.
 */
export const unpublishClass = defineCall({
  ...adminCall,
  name: 'unpublishClass',
  action: 'unpublishClass',
  request: z.object({ class_id: idOrRand }),
  response: nothing,
});

/**
 * Our own: what deleting a class would hide and end, for the person to read before. Errors:
 * class_not_found.
 */
export const getClassDeletion = defineCall({
  ...adminCall,
  name: 'getClassDeletion',
  action: 'getClassDeletion',
  request: z.object({ class_id: idOrRand }),
  response: wireObject({
    students: z.number(),
    /** Students who have paid for what they would lose: a class for good, or a month still running. */
    paying: z.number(),
    lessons: z.number(),
    /** Exams handed in; they are kept. */
    results: z.number(),
    /** Names of classes that ask for this one first; they would ask for nothing. */
    requiredBy: z.array(z.string()),
  }),
});

/**
 * Admin §7: hides a class, keeping results and money history (rulings §4). `paying` is how many
 * paying students the administrator was told of; when there are more, nothing is deleted and they
 * are named first. Those who have paid are told by a message. Errors: class_not_found,
 * class_paid_for.
 */
export const deleteClass = defineCall({
  ...adminCall,
  name: 'deleteClass',
  action: 'deleteClass',
  request: z.object({
    class_id: idOrRand,
    paying: z._default(wholeNumber(0, 2_147_483_647, 'This is not a number of students.'), 0),
  }),
  response: nothing,
});

const listCall = {
  method: 'POST',
  path: '/lessonsAction.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'classes.seePeople',
  actor: 'email',
} as const;

/** Admin §7: one class with everything an administrator sees of it. Errors: class_not_found. */
export const getManagedClass = defineCall({
  ...listCall,
  name: 'getManagedClass',
  action: 'getClassDetails',
  access: 'classes.open',
  request: z.object({ class_id: idOrRand }),
  response: Class,
});

/** A student of a class (admin §3). */
export const ClassStudent = wireObject(
  {
    id: z.number(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    /** When the paid month ends; null in a class that is not monthly. */
    subscriptionEndsAt: optionalMomentText,
    status: z.enum(['active', 'expired']),
    /** Ours: how it really was joined. */
    terms: z.enum(joinTerms),
    /** Ours: why nobody has paid for it where the class costs something; null where somebody has. */
    gift: orNull(z.enum(gifts)),
    /** Ours: from when to when the place is on hold; null where it is not, nor is going to be. */
    heldFrom: orNull(moment),
    heldUntil: orNull(moment),
    /** Ours: when they were last there, in any class; absent where that is not known. */
    lastSeenAt: orNull(moment),
    /** Ours: how many lessons of the class they have opened; absent from an earlier version. */
    lessonsOpened: z.optional(z.number()),
  },
  {
    phone: 'phonenumber',
    subscriptionEndsAt: 'nextSub',
    heldFrom: 'held_from',
    heldUntil: 'held_until',
    lastSeenAt: 'last_seen',
    lessonsOpened: 'opened',
  },
);
export type ClassStudent = z.output<typeof ClassStudent>;

/**
 * Admin §7: the students of a class, newest first; searches name, e-mail and phone; sorts by name,
 * email, phone, next (the end of the subscription) and joined. Errors: class_not_found,
 * invalid_input (the order).
 */
export const getClassStudents = defineCall({
  ...listCall,
  name: 'getClassStudents',
  action: 'getClassStudents',
  request: z.object({ class_id: idOrRand, ...pageQuery }),
  response: z.array(ClassStudent),
  meta: pageMeta,
});

/**
 * Our own: the phones or the e-mails of every student of a class, each once and none empty, for
 * the clipboard. `students` says whether there are any students. Errors: class_not_found.
 */
export const getClassContacts = defineCall({
  ...listCall,
  name: 'getClassContacts',
  action: 'getClassContacts',
  request: z.object({ class_id: idOrRand, kind: z.enum(['phones', 'emails']) }),
  response: z.object({ students: z.number(), contacts: z.array(z.string()) }),
});

/**
 * Our own: brings a class back, with the lessons it had and at its earlier address unless another
 * class has that by now. Errors: trash_gone.
 */
export const restoreClass = defineCall({
  ...restoreCall,
  name: 'restoreClass',
  action: 'restoreClass',
  request: z.object({ class_id: id }),
  response: nothing,
});
