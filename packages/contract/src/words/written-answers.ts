import * as z from 'zod/mini';
import { type DataOf, defineCall } from '../call.ts';
import { wireObject } from '../codecs.ts';
import { verdicts } from '../exercises/grade-answer.ts';
import { idOrRand, requiredStorable, wholeNumber } from '../fields.ts';

/*
 * What students typed that was not right, in the exercises of a lesson or an exam, and how a teacher
 * accepts it (decision 132).
 */

const call = {
  method: 'POST',
  path: '/lessonsAction.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'lessons.edit',
} as const;

/** Answers of one part that are told, those of the most students first. */
export const MAX_WRITTEN = 20;

/** What was typed into one part of an exercise. */
const WrittenPart = wireObject(
  {
    /** As the lesson calls it; of one that was drawn from the bank as attempts call it. */
    exerciseId: z.string(),
    prompt: z.string(),
    /** The typed part, from 0: gaps of a text in order. */
    part: z.number(),
    /** How many parts of the exercise are typed. */
    parts: z.number(),
    isDrawn: z.boolean(),
    /** Answers that are right now; the first one stays. */
    accepted: z.array(z.string()),
    written: z.array(
      z.object({ text: z.string(), verdict: z.enum(verdicts), students: z.number() }),
    ),
  },
  { isDrawn: 'drawn' },
);
export type WrittenPart = z.output<typeof WrittenPart>;

/**
 * Our own call: what students typed in the exercises of a lesson or an exam that is not right by the key
 * as it is now, by how many wrote it. Of an exam whoever may mark it is told alone. Errors:
 * lesson_not_found, forbidden.
 */
export const getWrittenAnswers = defineCall({
  ...call,
  name: 'getWrittenAnswers',
  action: 'getWrittenAnswers',
  request: z.object({ lesson_id: idOrRand }),
  response: z.array(WrittenPart),
});
export type WrittenAnswers = DataOf<typeof getWrittenAnswers>;

const request = z.object({
  lesson_id: idOrRand,
  exercise_id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/, 'This is not an id.')),
  part: wholeNumber(0, 40, 'This is not a part.'),
  answer: requiredStorable('Answer', 300),
});
const response = z.object({
  /** Marks of exams that have changed. */
  marks: z.number(),
  /** Students whose practice has changed. */
  students: z.number(),
});

/**
 * Our own call: makes what somebody typed an answer that is right, and judges anew what was judged before:
 * marks of exams as remarkExam does, and reviews of the exercise. What is accepted already is
 * accepted once. Errors: lesson_not_found, forbidden, exercise_gone, accepted_full.
 */
export const acceptAnswer = defineCall({
  ...call,
  name: 'acceptAnswer',
  action: 'acceptAnswer',
  actor: 'admin_email',
  request,
  response,
});

/**
 * Our own call: takes an accepted answer back, and judges anew as {@link acceptAnswer} does. Errors:
 * lesson_not_found, forbidden, exercise_gone, accepted_last.
 */
export const takeBackAnswer = defineCall({
  ...call,
  name: 'takeBackAnswer',
  action: 'takeBackAnswer',
  actor: 'admin_email',
  request,
  response,
});
