import * as z from 'zod/mini';
import { type DataOf, defineCall } from '../call.ts';
import { wireObject } from '../codecs.ts';
import { Comment } from '../comments/comments.ts';
import { optionalId, typedText } from '../fields.ts';

/** A question without an answer: a discussion whose last word is a student's. */
export const Question = wireObject(
  {
    /** The comment to answer, which is the last of `lines`. */
    commentId: z.number(),
    classId: z.number(),
    /** Rand tokens, as they stand in addresses. */
    classRand: z.string(),
    lessonRand: z.string(),
    className: z.string(),
    lesson: z.string(),
    /** What was said up to the question, oldest first: the last lines of its discussion. */
    lines: z.array(Comment),
    /** How many lines stand before these. */
    earlier: z.number(),
  },
  { className: 'class' },
);
export type Question = z.output<typeof Question>;

/**
 * Our own: the questions of the last 30 days without an answer in the classes that the session's user
 * teaches, or in all for the office; the longest waiting first, ten at a time. `class_id` narrows them to a
 * class, `after` goes on behind the `next` of an answer. Of a class of others there are none.
 */
export const getQuestions = defineCall({
  name: 'getQuestions',
  method: 'POST',
  path: '/lessonsAction.php',
  action: 'getQuestions',
  actionIn: 'body',
  encoding: 'form',
  access: 'comments.review',
  actor: 'email',
  request: z.object({
    class_id: optionalId,
    /** A moment in milliseconds and the id of a comment. */
    after: z.optional(
      typedText().check(z.regex(/^(\d{1,15}-\d{1,10})?$/, 'This is not a place in the list.')),
    ),
  }),
  response: z.object({
    /** How many there are in all, whatever `after` says. */
    count: z.number(),
    questions: z.array(Question),
    /** Where the list goes on; empty at its end. */
    next: z.string(),
  }),
});
/** A part of the questions that wait. */
export type Questions = DataOf<typeof getQuestions>;
