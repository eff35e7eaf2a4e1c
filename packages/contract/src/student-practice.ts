import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { cardSides } from './card-sides.ts';
import { id } from './fields.ts';
import { managePeopleCall } from './manage-people-call.ts';

/**
 * How a student's practice of words goes: cards of words and missed exercises, each side of a word a
 * card of its own.
 */
export const getStudentPractice = defineCall({
  ...managePeopleCall,
  name: 'getStudentPractice',
  action: 'getStudentPractice',
  request: z.object({ student_id: id }),
  response: z.object({
    /** Cards to review and to begin today. */
    due: z.number(),
    /** Cards begun that are not set aside: those that will be remembered for weeks, and the others. */
    known: z.number(),
    learning: z.number(),
    /** Cards set aside because they were forgotten again and again. */
    set_aside: z.number(),
    /** Reviews of the last 30 days. */
    reviews: z.number(),
    /** Of the last review; 0 for never. */
    last_review: z.number(),
    /** Days of this week on which something was reviewed, and how many the student has resolved upon. */
    days_practised: z.number(),
    days_a_week: z.number(),
    /** Words set aside, those forgotten last before all, at most 100. */
    words: z.array(
      z.object({
        word_id: z.number(),
        asks: z.enum(cardSides),
        arabic: z.string(),
        meaning: z.string(),
      }),
    ),
  }),
});
