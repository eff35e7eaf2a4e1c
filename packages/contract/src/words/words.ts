import * as z from 'zod/mini';
import { strictnesses } from '../arabic/strictness.ts';
import { defineCall } from '../call.ts';
import { jsonText, moment, wireObject, yesNo } from '../codecs.ts';
import type { Exercise } from '../exercises/kinds.ts';
import { wholeNumber } from '../fields.ts';
import { cardSides, meaningLanguages, wordKinds } from './kinds.ts';
import { wordsCall } from './words-call.ts';

export { cardSides, type WordKind, wordKinds } from './kinds.ts';

/** How a review went; `resume` takes a card back that was set aside. */
export const reviewRatings = ['again', 'hard', 'good', 'easy', 'resume'] as const;
export type ReviewRating = (typeof reviewRatings)[number];

/** How a review of an exercise went; `missed` is a wrong answer outside of reviews: it comes the next day. */
export const exerciseRatings = [...reviewRatings, 'missed'] as const;
export type ExerciseRating = (typeof exerciseRatings)[number];

/** Most cards of a session. */
export const SESSION_CARDS = 20;
/** So many lapses set a card aside. */
export const LEECH_LAPSES = 6;

/** The numbers of a student's day, with what they may be. */
export const planLimits = {
  newADay: { min: 0, max: 50, usual: 10 },
  reviewsADay: { min: 10, max: 500, usual: 100 },
  /** How much of what is learnt is to be remembered when it comes up, in percent. */
  retention: { min: 80, max: 95, usual: 90 },
  /** Days of a week on which to practise; the others are free. */
  daysAWeek: { min: 1, max: 7, usual: 5 },
} as const;

/** A number of the plan within its bounds. */
export const planNumber = (name: keyof typeof planLimits) =>
  wholeNumber(planLimits[name].min, planLimits[name].max, 'This number is out of its range.');

/** The numbers of a student's day. */
const ReviewPlan = wireObject({
  newADay: z.number(),
  reviewsADay: z.number(),
  /** In percent. */
  retention: z.number(),
  daysAWeek: z.number(),
  strictness: z.enum(strictnesses),
});

/** A word with a meaning that another has too, and the languages in which it has. */
const SameMeaning = z.object({ arabic: z.string(), languages: z.array(z.enum(meaningLanguages)) });

/** A card to practise: a word, and which side of it is asked for. */
export const ReviewCard = wireObject(
  {
    /** Of the word. */
    id: z.number(),
    asks: z.enum(cardSides),
    isNew: yesNo,
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
    /** Other words that its student has met and that mean the same; left out where there is none. */
    alsoRight: z.optional(z.array(SameMeaning)),
  },
  { id: 'word_id' },
);
export type ReviewCard = z.output<typeof ReviewCard>;

/** An exercise that was missed, to be answered again. */
export const ExerciseCard = wireObject({
  lessonId: z.number(),
  /** What the lesson calls it. */
  exerciseId: z.string(),
  /** With its key: it is judged on the device. */
  exercise: jsonText<Exercise>(),
  /** What is heard in it, signed; left out where nothing is. */
  sound: z.optional(z.object({ url: z.string(), bytes: z.number() })),
});
export type ExerciseCard = z.output<typeof ExerciseCard>;

/** A day of this week, as the dashboard has it; the wire keeps the name of before both were one. */
const PracticeDay = wireObject(
  {
    /** `YYYY-MM-DD` of the institute. */
    day: z.string(),
    isStudied: z.boolean(),
  },
  { isStudied: 'practised' },
);

/** Our own call: what of the session's user is due today, and the first cards of it. */
export const getPractice = defineCall({
  ...wordsCall,
  name: 'getPractice',
  action: 'get_practice',
  offline: true,
  request: z.object({}),
  response: wireObject({
    /** Cards to review and to begin before the day is done, those of this answer among them. */
    due: z.number(),
    /** When the next card of this day comes back; left out while one is due, and where none does. */
    nextAt: z.optional(moment),
    /** Cards of the next day; left out while one is due. */
    tomorrow: z.optional(z.number()),
    cards: z.array(ReviewCard),
    /** Exercises among them that were missed; left out where there are none. */
    exercises: z.optional(z.array(ExerciseCard)),
    /** Cards set aside because they were forgotten again and again. */
    setAside: z.number(),
    plan: ReviewPlan,
    /** The seven days of this week of the institute, from Monday; whatever was studied marks its day. */
    week: z.array(PracticeDay),
  }),
});
