import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, wireObject } from '../codecs.ts';
import { flag, idOrRand, requestKey, requiredText } from '../fields.ts';
import { dictionary } from '../language.ts';
import { studentList } from '../roster/roster.ts';

/* Our own calls: places in classes, which the office ends. */

/** What is said of a field that is not right. */
const words = dictionary('fields/places', { reason: 'Reason' });

/** Places that one act is about, at the most. */
export const MAX_PLACES = 500;
/** Letters of a reason, at the most. */
export const MAX_REASON = 500;

const placesCall = {
  method: 'POST',
  path: '/adminActions.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'people.change',
  actor: 'admin_email',
} as const;

/** Which places: those of some students in a class. */
const placesOf = { class_id: idOrRand, student_list: studentList(MAX_PLACES) };

/** What every act with places is told besides. */
const actWith = {
  ...placesOf,
  /** Told to the students, and kept in the audit log. */
  reason: requiredText(words.reason, MAX_REASON),
  /** Idempotency key of our browser: the same key does it once, and is answered alike. */
  request_key: requestKey,
};

/**
 * What an act with some places would meet, for whoever decides to read before. What was paid last for
 * a place and was not returned yet can be returned. Errors: class_not_found, students_missing.
 */
export const checkPlaces = defineCall({
  ...placesCall,
  name: 'checkPlaces',
  action: 'checkPlaces',
  access: 'people.manage',
  request: z.object(placesOf),
  response: wireObject(
    {
      /** Students who have a place, and those who have none. */
      places: z.number(),
      absent: z.number(),
      /** Places of which money can be returned, and how much together. */
      refundable: z.number(),
      refundableKobo: amount,
    },
    { refundableKobo: 'refundable_amount' },
  ),
});

/**
 * Takes students out of a class and tells them why. What they have done there stays, and is there again
 * when they come back. With `refund=1` the last payment of each place goes back to its wallet, unless it
 * has gone back already; without it no money moves. Errors: class_not_found, students_missing,
 * not_in_class, invalid_input (the key has done something else).
 */
export const endPlaces = defineCall({
  ...placesCall,
  name: 'endPlaces',
  action: 'endPlaces',
  access: 'money.move',
  request: z.object({ ...actWith, refund: z._default(flag, false) }),
  response: wireObject(
    {
      ended: z.number(),
      /** Students who had no place there. */
      absent: z.number(),
      /** Places of which money was returned, and how much together. */
      returned: z.number(),
      returnedKobo: amount,
    },
    { returnedKobo: 'returned_amount' },
  ),
});
