import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { id, idOrRand, list, nothing, wholeNumber } from '../fields.ts';
import { restoreCall } from '../trash/restore-call.ts';
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

/**
 * Our own: brings a lesson back to its place in its class, or to the end. Errors: trash_gone,
 * class_in_trash.
 */
export const restoreLesson = defineCall({
  ...restoreCall,
  name: 'restoreLesson',
  action: 'restoreLesson',
  request: z.object({ lesson_id: id }),
  response: nothing,
});
