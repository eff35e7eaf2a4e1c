import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, optionalMoment, wireObject, yesNo } from '../codecs.ts';
import { calendarDay, flag, id, idOrRand, naira, requestKey, requiredText } from '../fields.ts';
import { dictionary } from '../language.ts';
import { groupChosen } from '../meetings/seats.ts';
import { studentList } from '../roster/roster.ts';

/* Our own calls: places in classes, which the office ends, moves and extends. */

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
  request: z.object({ ...placesOf, to_class_id: z.optional(idOrRand) }),
  response: wireObject(
    {
      /** Students who have a place, and those who have none. */
      places: z.number(),
      absent: z.number(),
      /** Places of which money can be returned, and how much together. */
      refundable: z.number(),
      refundableKobo: amount,
      /** When the last of the places ends; null where none has an end. */
      lastEndsAt: optionalMoment,
      /** The class that they are to be moved to; null without one. */
      target: z.nullable(
        wireObject(
          {
            /** Students who are in it already. */
            there: z.number(),
            /** The class that it asks for first; empty for none. */
            needs: z.string(),
            /** Whether students see it, and whether its registration is over. */
            isActive: yesNo,
            isClosed: yesNo,
            /** Whether paid time goes along: both are paid by the month. */
            isCarried: yesNo,
            /** Whether it is a draft. */
            isDraft: z._default(yesNo, false),
            /** Its next live meeting; null without one. */
            meetsAt: optionalMoment,
            /** Until when a place that begins now is paid for; null where it has no end. */
            paidUntil: optionalMoment,
          },
          {
            ...{ isActive: 'active', isClosed: 'closed', isCarried: 'carried' },
            isDraft: 'draft',
          },
        ),
      ),
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
  access: 'places.change',
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

/**
 * Moves students to another class, for a reason that they are told: a place ends here and begins there,
 * with its paid time where both are paid by the month, and what was paid for it goes along. With
 * `refund=1` a payment goes back to the wallet instead, and its place there is given as `enrolStudents`
 * gives one. Neither a closing date nor a prerequisite stands in the way of the office; whoever is in
 * the new class already stays where they are. Errors: those of endPlaces, same_class, already_in_class, group_not_found, group_full.
 */
export const movePlaces = defineCall({
  ...placesCall,
  name: 'movePlaces',
  action: 'movePlaces',
  access: 'places.change',
  request: z.object({
    ...actWith,
    ...{ to_class_id: idOrRand, refund: z._default(flag, false) },
    ...groupChosen,
  }),
  response: wireObject(
    {
      moved: z.number(),
      /** Students who had no place to be moved from, and those who were in the new class already. */
      absent: z.number(),
      there: z.number(),
      returned: z.number(),
      returnedKobo: amount,
    },
    { returnedKobo: 'returned_amount' },
  ),
});

const day = calendarDay('This is not a date.');

/**
 * Has students of a class go on to another, the next one of a course: each keeps the place in the one and has a place
 * in the other, for a reason that they are told. What it costs them is billed, at the price that it has for each of
 * them: due on a day, today without one, or in the parts of the class from that day on. Neither a closing date nor a
 * prerequisite stands in the way of the office; whoever is in the new class already stays as they are. Errors: those
 * of endPlaces, same_class, already_in_class, day_out_of_reach, group_not_found, group_full.
 */
export const promotePlaces = defineCall({
  ...placesCall,
  name: 'promotePlaces',
  action: 'promotePlaces',
  access: 'people.change',
  request: z.object({
    ...actWith,
    ...{ to_class_id: idOrRand, due_on: z.optional(day) },
    ...groupChosen,
  }),
  response: wireObject(
    {
      promoted: z.number(),
      /** Students who had no place to go on from, and those who were in the new class already. */
      absent: z.number(),
      there: z.number(),
      /** How many were billed, and how much together. */
      billed: z.number(),
      billedKobo: amount,
    },
    { billedKobo: 'billed_amount' },
  ),
});

/**
 * Puts places on hold from the beginning of a day to the end of another, for a reason that the students are told:
 * no new lesson opens meanwhile, and time that is paid for beyond the first day is kept, by which the place ends
 * later. A hold that there is gives way. Errors: students_missing, class_not_found, not_in_class, day_out_of_reach,
 * invalid_input (the key has done something else).
 */
export const holdPlaces = defineCall({
  ...placesCall,
  name: 'holdPlaces',
  access: 'places.change',
  action: 'holdPlaces',
  request: z.object({ ...actWith, from: day, until: day }),
  response: z.object({
    held: z.number(),
    /** Students who had no place there. */
    absent: z.number(),
  }),
});

/**
 * Lets places on hold go on at once; what is left of the hold is taken off their end again. Errors:
 * students_missing, class_not_found, not_in_class, not_held, invalid_input (the key has done something else).
 */
export const resumePlaces = defineCall({
  ...placesCall,
  name: 'resumePlaces',
  access: 'places.change',
  action: 'resumePlaces',
  request: z.object(actWith),
  response: z.object({
    resumed: z.number(),
    /** Students who had no place there, and those whose place was not on hold. */
    absent: z.number(),
    running: z.number(),
  }),
});

/**
 * Extends places in a class that is paid by the month to the end of a day, for a reason that the students
 * are told; no money moves. One that lasts as long already, or has no end, stays as it is. Errors:
 * students_missing, class_not_found, not_in_class, class_not_monthly, day_out_of_reach, lasts_longer,
 * invalid_input (the key has done something else).
 */
export const extendPlaces = defineCall({
  ...placesCall,
  name: 'extendPlaces',
  access: 'places.change',
  action: 'extendPlaces',
  request: z.object({
    ...actWith,
    until: day,
  }),
  response: z.object({
    extended: z.number(),
    /** Students who had no place there, and those whose place lasts as long already. */
    absent: z.number(),
    lasting: z.number(),
  }),
});

/**
 * Gives a student a place, or a month more, which the wallet pays: at the price that was shown, or less.
 * Neither a closing date nor a prerequisite stands in the way of the office. Errors: student_not_found,
 * class_not_found, class_free, already_enrolled, insufficient_balance, price_changed, not_for_oneself,
 * group_not_found, group_full, invalid_input (the key has paid for another place).
 */
export const payPlace = defineCall({
  ...placesCall,
  name: 'payPlace',
  action: 'payPlace',
  access: 'money.move',
  request: z.object({
    student_id: id,
    class_id: idOrRand,
    /** What it cost when it was shown. */
    price: naira,
    ...groupChosen,
    /** Idempotency key of our browser: the same key pays once. */
    request_key: requestKey,
  }),
  /** What was paid, and what the wallet held after it. */
  response: wireObject(
    { paidKobo: amount, walletKobo: amount },
    { paidKobo: 'paid', walletKobo: 'wallet' },
  ),
});
