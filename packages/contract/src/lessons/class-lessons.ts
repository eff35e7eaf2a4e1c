import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { id, idOrRand, list, nothing, requestKey, wholeNumber } from '../fields.ts';
import { ManagedLesson } from './managed-lessons.ts';

/* The lessons of a class as a list: shown, copied and put in order. */

const adminCall = {
  method: 'POST',
  path: '/lessonsAction.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'lessons.edit',
} as const;

/** Admin §7: the lessons of a class in order. */
export const getLessons = defineCall({
  ...adminCall,
  name: 'getLessons',
  action: 'getLessons',
  actor: 'email',
  request: z.object({ class_id: idOrRand }),
  response: z.array(ManagedLesson),
});

/**
 * Our own: a lesson like another one behind it in its class, with its questions, words and file. The
 * same key makes one. Errors: lesson_not_found.
 */
export const duplicateLesson = defineCall({
  ...adminCall,
  name: 'duplicateLesson',
  action: 'duplicateLesson',
  actor: 'admin_email',
  request: z.object({ lesson_id: id, request_key: requestKey }),
  response: z.object({ id: z.number(), rand: z.string() }),
});

/** Lessons that are copied at once, at the most. */
export const MOST_COPIED_LESSONS = 200;

/**
 * Our own: copies lessons of any class, with their questions, words and files, to the end of a class,
 * in the order in which they are sent. The same key copies each once. Errors: class_not_found,
 * lesson_not_found, bank_too_small.
 */
export const copyLessons = defineCall({
  ...adminCall,
  name: 'copyLessons',
  action: 'copyLessons',
  actor: 'admin_email',
  request: z.object({
    class_id: idOrRand,
    lesson_ids: list(id, MOST_COPIED_LESSONS).check(z.minLength(1, 'No lesson was sent.')),
    request_key: requestKey,
  }),
  response: z.object({ copied: z.number() }),
});

const position = wholeNumber(1, 100_000, 'This is not a position.');

/** Admin §7: sets the order of lessons; positions are renumbered from 1. */
export const reorderLessons = defineCall({
  ...adminCall,
  name: 'reorderLessons',
  action: 'reorderLessons',
  actor: 'admin_email',
  request: z.object({ lessons: list(z.object({ id, position }), 1000) }),
  response: nothing,
});

/** Admin §7: exchanges the positions of two lessons. */
export const swapLessonsPosition = defineCall({
  ...adminCall,
  name: 'swapLessonsPosition',
  action: 'swapLessonsPosition',
  request: z.object({
    lesson1_id: id,
    lesson1_position: position,
    lesson2_id: id,
    lesson2_position: position,
  }),
  response: nothing,
});
