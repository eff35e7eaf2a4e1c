import * as z from 'zod/mini';
import { strictnesses } from '../arabic/strictness.ts';
import { defineCall } from '../call.ts';
import { nothing } from '../fields.ts';
import { ExerciseCard, planNumber, ReviewCard } from './words.ts';
import { wordsCall } from './words-call.ts';

/* What is done beside the practice of a day, now and then: its numbers, and what was set aside. */

/** Our own call: what was forgotten again and again, words and exercises, and waits to be taken back. */
export const getSetAsideCards = defineCall({
  ...wordsCall,
  name: 'getSetAsideCards',
  action: 'get_set_aside_cards',
  request: z.object({}),
  response: z.array(z.union([ReviewCard, ExerciseCard])),
});

/** Our own call: sets the numbers of the user's day. */
export const savePracticePlan = defineCall({
  ...wordsCall,
  name: 'savePracticePlan',
  action: 'save_practice_plan',
  request: z.object({
    new_a_day: planNumber('newADay'),
    reviews_a_day: planNumber('reviewsADay'),
    retention: planNumber('retention'),
    days_a_week: planNumber('daysAWeek'),
    strictness: z.enum(strictnesses),
  }),
  response: nothing,
});
