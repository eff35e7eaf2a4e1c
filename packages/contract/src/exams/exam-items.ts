import * as z from 'zod/mini';
import { type DataOf, defineCall } from '../call.ts';
import { wireObject } from '../codecs.ts';
import { anyText, flag, id, idOrRand } from '../fields.ts';
import { markReason } from './marking.ts';

/* What teachers do with an exam as a whole once it was sat: look at its items, and mark it again. */

const examCall = {
  method: 'POST',
  path: '/lessonsAction.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'exams.mark',
} as const;

/** A submission that has other marks under the keys as they are now. */
const TouchedResult = wireObject(
  {
    resultId: z.number(),
    studentId: z.number(),
    studentName: z.string(),
    /** From 1. */
    attempt: z.number(),
    /** The whole mark, 0 to 100; null while the theory answer waits for its grade. */
    before: z.nullable(z.number()),
    after: z.nullable(z.number()),
    /** The part that is marked by keys. */
    objectiveBefore: z.nullable(z.number()),
    objectiveAfter: z.nullable(z.number()),
    /** Whether a person has changed its mark for a reason: it stays unless that is chosen. */
    isByHand: z.boolean(),
  },
  { studentId: 'user_id', isByHand: 'by_hand' },
);
export type TouchedResult = z.output<typeof TouchedResult>;

/**
 * Our own call: whom marking an exam again would touch, by name. Nothing is changed. Errors:
 * lesson_not_found.
 */
export const getRemarking = defineCall({
  ...examCall,
  name: 'getRemarking',
  action: 'getRemarking',
  request: z.object({ lesson_id: idOrRand }),
  response: z.object({
    touched: z.array(TouchedResult),
    /** Names what would change, for {@link remarkExam}. */
    version: z.string(),
  }),
});
export type Remarking = DataOf<typeof getRemarking>;

/**
 * Our own call: marks every submission of an exam again by the keys as they are now, all or none, and
 * tells the students whose whole mark changes, with the reason. Those that a person has changed stay
 * unless `with_by_hand`. Once it is done, doing it again changes nothing. Errors: lesson_not_found,
 * mark_changed (what would change is not what the sender saw).
 */
export const remarkExam = defineCall({
  ...examCall,
  name: 'remarkExam',
  action: 'remarkExam',
  actor: 'admin_email',
  request: z.object({
    lesson_id: idOrRand,
    version: anyText(64),
    reason: markReason,
    with_by_hand: z._default(flag, false),
  }),
  response: z.object({ changed: z.number() }),
});

/**
 * Our own call: the exams of its class that drew an exercise of the bank and where marking again would
 * touch somebody, for whoever corrects its key there. None where they may not mark. Errors:
 * bank_exercise_not_found.
 */
export const getTouchedExams = defineCall({
  ...examCall,
  access: 'lessons.edit',
  name: 'getTouchedExams',
  action: 'getTouchedExams',
  request: z.object({ bank_exercise_id: id }),
  response: z.array(
    wireObject(
      {
        id: z.number(),
        subject: z.string(),
        /** How many marks would change. */
        touched: z.number(),
      },
      { id: 'lesson_id' },
    ),
  ),
});

/** From as many counted answers on an item has figures. */
export const FEWEST_ANSWERS = 30;

const ItemFigures = wireObject(
  {
    /** A question by its number, an exercise by its id. */
    id: z.string(),
    kind: z.enum(['question', 'exercise']),
    prompt: z.string(),
    /** True for one that was drawn from the bank. */
    isDrawn: z.optional(z.boolean()),
    /** Counted submissions that asked it. */
    answers: z.number(),
    /** What it earned on average, in percent; null for too few answers. */
    right: z.nullable(z.number()),
    /**
     * By how much the best 27 % of students did better than the weakest, -1 to 1 with two decimals; null
     * for too few answers.
     */
    discrimination: z.nullable(z.number()),
    /** How often each option was chosen; none where nothing is chosen. Null for too few answers. */
    options: z.nullable(
      z.array(
        wireObject(
          { text: z.string(), chosen: z.number(), isRight: z.boolean() },
          { isRight: 'right' },
        ),
      ),
    ),
  },
  { isDrawn: 'drawn' },
);
export type ItemFigures = z.output<typeof ItemFigures>;

/** Our own call: how each question and exercise of an exam does its work. Errors: lesson_not_found. */
export const getItemFigures = defineCall({
  ...examCall,
  name: 'getItemFigures',
  action: 'getItemFigures',
  request: z.object({ lesson_id: idOrRand }),
  response: z.array(ItemFigures),
});
