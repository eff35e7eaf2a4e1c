import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { optionalMoment, wireObject } from '../codecs.ts';
import { id } from '../fields.ts';
import { managePeopleCall } from '../people/students.ts';
import { cardSides } from '../words/kinds.ts';

/**
 * How a student's practice of words goes: cards of words and missed exercises, each side of a word a
 * card of its own.
 */
export const StudentPractice = wireObject(
  {
    /** Cards to review and to begin today. */
    due: z.number(),
    /** Cards begun that are not set aside: those that will be remembered for weeks, and the others. */
    known: z.number(),
    learning: z.number(),
    /** Cards set aside because they were forgotten again and again. */
    setAside: z.number(),
    /** Reviews of the last 30 days. */
    reviews: z.number(),
    lastReviewAt: optionalMoment,
    /** Days of this week on which something was reviewed, and how many the student has resolved upon. */
    daysPractised: z.number(),
    daysAWeek: z.number(),
    /** Words set aside, those forgotten last before all, at most 100. */
    words: z.array(
      wireObject({
        wordId: z.number(),
        asks: z.enum(cardSides),
        arabic: z.string(),
        meaning: z.string(),
      }),
    ),
  },
  { lastReviewAt: 'last_review' },
);
export type StudentPractice = z.output<typeof StudentPractice>;

/** How the practice of one student goes. */
export const getStudentPractice = defineCall({
  ...managePeopleCall,
  name: 'getStudentPractice',
  action: 'getStudentPractice',
  request: z.object({ student_id: id }),
  response: StudentPractice,
});
