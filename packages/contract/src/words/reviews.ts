import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { id, list, storableText, wholeNumber } from '../fields.ts';
import { cardSides, exerciseRatings, planNumber, reviewRatings } from './words.ts';

/** Most reviews of words, and of exercises, that are sent at once. */
export const MAX_REVIEWS_SENT = 100;

/** One review, as the device noted it. */
const noted = {
  /** Made on the device: what comes again under the same id is counted once. */
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, 'This is not a key.')),
  /** When it was, by the clock of the device, in ms. */
  at: wholeNumber(0, 99_999_999_999_999, 'This is not a time.'),
  /** The retention that was aimed at then, in percent. */
  retention: planNumber('retention'),
};
const ReviewLog = z.object({
  ...noted,
  word_id: id,
  asks: z.enum(cardSides),
  rating: z.enum(reviewRatings),
});
const ExerciseLog = z.object({
  ...noted,
  lesson_id: id,
  exercise_id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/, 'This is not an id.')),
  rating: z.enum(exerciseRatings),
  /** What was typed into its parts, in order, where that was not right. */
  given: z.optional(list(storableText(300), 24)),
});

/**
 * Our own call: adds reviews of words and of exercises, in whatever order they come and however often.
 * Those of words that the user has never met are left out, and those of exercises in no lesson that
 * they have opened. Gives how many cards are due now.
 */
export const sendReviews = defineCall({
  method: 'POST',
  path: '/api.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  name: 'sendReviews',
  action: 'send_reviews',
  request: z.object({
    reviews: z._default(list(ReviewLog, MAX_REVIEWS_SENT), []),
    exercises: z._default(list(ExerciseLog, MAX_REVIEWS_SENT), []),
  }),
  response: z.object({ due: z.number() }),
});
