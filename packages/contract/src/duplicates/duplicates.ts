import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { classFields } from '../classes/class-form.ts';
import { flag, id, idOrRand, list, requestKey, wholeNumber } from '../fields.ts';
import { dictionary, formatNumber } from '../language.ts';
import { Untaught } from '../meetings/groups.ts';

/* Classes and lessons that are made like others. */

/** By how many weeks dates are moved at the most. */
export const MOST_WEEKS = 260;

const words = dictionary('fields/duplicates', {
  weeks: `Enter a number of weeks from 1 to ${formatNumber(MOST_WEEKS)}.`,
  day: 'Choose a day.',
});

/** By how much, or to when, the dates of a copy are moved. */
export const moveFields = {
  weeks: wholeNumber(1, MOST_WEEKS, words.weeks),
  beginsOn: z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/, words.day)),
};

const lessonCall = {
  method: 'POST',
  path: '/lessonsAction.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'lessons.edit',
  actor: 'admin_email',
} as const;

/**
 * Our own: a class like another one, with its lessons, their questions, words and files, its groups and their
 * weekly times, without its students; a draft until it is published, and open to registration. The dates on which
 * lessons open and on which weekly times begin and end stay as they are, or are moved: by `move_weeks`, or so that
 * the first lesson that has a date, or else the first weekly time, is on the day `begins_on`. With `with_teachers`
 * its teachers teach the copy as well. The same key makes one. Errors: class_not_found.
 */
export const duplicateClass = defineCall({
  name: 'duplicateClass',
  method: 'POST',
  path: '/adminActions.php',
  action: 'duplicateClass',
  actionIn: 'body',
  encoding: 'form',
  actor: 'admin_email',
  access: 'classes.add',
  request: z.object({
    class_id: idOrRand,
    name: classFields.name,
    move_weeks: z.optional(moveFields.weeks),
    begins_on: z.optional(moveFields.beginsOn),
    with_teachers: z.optional(flag),
    request_key: requestKey,
  }),
  response: z.object({
    id: z.number(),
    rand: z.string(),
    /** Its meetings that stand without a teacher who is elsewhere then; null for none. */
    untaught: z._default(z.nullable(Untaught), null),
  }),
});

/**
 * Our own: a lesson like another one behind it in its class, with its questions, words and file. The
 * same key makes one. Errors: lesson_not_found.
 */
export const duplicateLesson = defineCall({
  ...lessonCall,
  name: 'duplicateLesson',
  action: 'duplicateLesson',
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
  ...lessonCall,
  name: 'copyLessons',
  action: 'copyLessons',
  request: z.object({
    class_id: idOrRand,
    lesson_ids: list(id, MOST_COPIED_LESSONS).check(z.minLength(1, 'No lesson was sent.')),
    request_key: requestKey,
  }),
  response: z.object({ copied: z.number() }),
});
