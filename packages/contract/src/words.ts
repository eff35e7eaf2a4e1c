import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { flagText, id, idOrRand, list, nothing, wholeNumber } from './fields.ts';
import { strictnesses } from './rules/strictness.ts';

/** What kind of word it is, as a dictionary says. */
export const wordKinds = ['noun', 'verb', 'adjective', 'particle', 'phrase'] as const;
export type WordKind = (typeof wordKinds)[number];

/** Words that a lesson holds at most. */
export const MAX_WORDS = 60;

/** A file of its lesson that a word is heard in. */
const WordSound = z.object({
  /** What a save calls it. */
  key: z.string(),
  /** Signed: it expires after some hours. */
  url: z.string(),
  bytes: z.number(),
});

/** A word of a lesson; what its teacher left out is ''. */
export const LessonWord = z.object({
  id: z.number(),
  /** Vocalised. */
  arabic: z.string(),
  meaning: z.string(),
  hausa: z.string(),
  yoruba: z.string(),
  root: z.string(),
  pattern: z.string(),
  plural: z.string(),
  kind: z.enum(wordKinds),
  /** A short sentence with the word. */
  example: z.string(),
  /** Written forms that its teachers have tied to it; left out where there are none. */
  forms: z.optional(z.array(z.string())),
  /** How it sounds; left out where its teacher has not given it a sound. */
  sound: z.optional(WordSound),
});
export type LessonWord = z.output<typeof LessonWord>;

const ownCall = {
  method: 'POST',
  path: '/api.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'session',
  actor: 'email',
} as const;

/** Our own call: the words of a lesson that its student may read. Errors: those of opening a lesson. */
export const getLessonWords = defineCall({
  ...ownCall,
  name: 'getLessonWords',
  action: 'get_lesson_words',
  offline: true,
  request: z.object({ class_id: idOrRand, lesson_id: idOrRand }),
  response: z.array(LessonWord),
});

/** What a card asks for: the meaning of the Arabic, or the Arabic for a meaning. */
export const cardSides = ['meaning', 'arabic'] as const;
export type CardSide = (typeof cardSides)[number];

/** How a review went; `resume` takes a card back that was set aside. */
export const reviewRatings = ['again', 'hard', 'good', 'easy', 'resume'] as const;
export type ReviewRating = (typeof reviewRatings)[number];

/** Most cards of a session, and most reviews that are sent at once. */
export const SESSION_CARDS = 20;
export const MAX_REVIEWS_SENT = 100;
/** So many lapses set a card aside. */
export const LEECH_LAPSES = 6;

/** The numbers of a student's day, with what they may be. */
export const planLimits = {
  new_a_day: { min: 0, max: 50, usual: 10 },
  reviews_a_day: { min: 10, max: 500, usual: 100 },
  /** How much of what is learnt is to be remembered when it comes up, in percent. */
  retention: { min: 80, max: 95, usual: 90 },
  /** Days of a week on which to practise; the others are free. */
  days_a_week: { min: 1, max: 7, usual: 5 },
} as const;

const planNumber = (name: keyof typeof planLimits) =>
  wholeNumber(planLimits[name].min, planLimits[name].max, 'This number is out of its range.');

const ReviewPlan = z.object({
  new_a_day: z.number(),
  reviews_a_day: z.number(),
  retention: z.number(),
  days_a_week: z.number(),
  strictness: z.enum(strictnesses),
});
export type ReviewPlan = z.output<typeof ReviewPlan>;

const ReviewCard = z.object({
  word_id: z.number(),
  asks: z.enum(cardSides),
  is_new: flagText,
  arabic: z.string(),
  meaning: z.string(),
  hausa: z.string(),
  yoruba: z.string(),
  root: z.string(),
  plural: z.string(),
  kind: z.enum(wordKinds),
  example: z.string(),
  /** Where the word is heard, signed; left out where it has no sound. */
  sound: z.optional(z.string()),
});

/** Our own call: what of the session's user is due today, and the first cards of it. */
export const getPractice = defineCall({
  ...ownCall,
  name: 'getPractice',
  action: 'get_practice',
  offline: true,
  request: z.object({}),
  response: z.object({
    /** Cards to review and to begin before the day is done, those of this answer among them. */
    due: z.number(),
    cards: z.array(ReviewCard),
    /** Cards set aside because they were forgotten again and again. */
    set_aside: z.number(),
    plan: ReviewPlan,
    /** The seven days of this week of the institute, from Monday, as `YYYY-MM-DD`. */
    week: z.array(z.object({ day: z.string(), practised: z.boolean() })),
  }),
});

/** Our own call: the words that were forgotten again and again, and wait to be taken back. */
export const getSetAsideCards = defineCall({
  ...ownCall,
  name: 'getSetAsideCards',
  action: 'get_set_aside_cards',
  request: z.object({}),
  response: z.array(ReviewCard),
});

/** One review, as the device noted it. */
const ReviewLog = z.object({
  /** Made on the device: what comes again under the same id is counted once. */
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, 'This is not a key.')),
  word_id: id,
  asks: z.enum(cardSides),
  rating: z.enum(reviewRatings),
  /** When it was, by the clock of the device, in ms. */
  at: wholeNumber(0, 99_999_999_999_999, 'This is not a time.'),
  /** The retention that was aimed at then, in percent. */
  retention: planNumber('retention'),
});

/**
 * Our own call: adds reviews, in whatever order they come and however often. Those of words that the
 * user has never met are left out. Gives how many cards are due now.
 */
export const sendReviews = defineCall({
  ...ownCall,
  name: 'sendReviews',
  action: 'send_reviews',
  request: z.object({ reviews: list(ReviewLog, MAX_REVIEWS_SENT) }),
  response: z.object({ due: z.number() }),
});

/** Our own call: sets the numbers of the user's day. */
export const savePracticePlan = defineCall({
  ...ownCall,
  name: 'savePracticePlan',
  action: 'save_practice_plan',
  request: z.object({
    new_a_day: planNumber('new_a_day'),
    reviews_a_day: planNumber('reviews_a_day'),
    retention: planNumber('retention'),
    days_a_week: planNumber('days_a_week'),
    strictness: z.enum(strictnesses),
  }),
  response: nothing,
});
