import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { wireObject, yesNo } from '../codecs.ts';
import { Comment, CommentsMeta } from '../comments/comments.ts';
import { Lesson } from '../exams/exams.ts';
import { idOrRand } from '../fields.ts';
import { LessonWord } from '../words/lesson-words.ts';
import { RootWord } from '../words/word-roots.ts';

const file = { kind: z.enum(['pdf', 'image', 'video', 'audio']), bytes: z.number() };

/** A lesson that may be saved on a device, and what it would take there. */
export const SavableLesson = wireObject(
  {
    rand: z.string(),
    /** Another one once what the lesson holds has changed. */
    version: z.string(),
    /** Of its text and questions. */
    textBytes: z.number(),
    /** Its file; null when there is none. */
    material: z.nullable(z.object(file)),
    /** The files that its blocks show, in the order in which the lesson names them. */
    files: z.optional(z.array(z.object(file))),
    /** What its words are heard in, each once, in the order of the words. */
    sounds: z.optional(z.array(z.object(file))),
  },
  { textBytes: 'bytes' },
);
export type SavableLesson = z.output<typeof SavableLesson>;

const offlineCall = {
  method: 'POST',
  path: '/api.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'session',
  actor: 'email',
} as const;

/**
 * Our own call: what of a class its student may save to study without a connection. These are the
 * lessons that could be opened now, and of those not opened yet no more than the month allows.
 * Errors: class_not_found, not_enrolled.
 */
export const getSavableClass = defineCall({
  ...offlineCall,
  name: 'getSavableClass',
  action: 'get_savable_class',
  request: z.object({ class_id: idOrRand }),
  response: wireObject({
    lessons: z.array(SavableLesson),
    /** Of where their words lead to, which {@link getSavableRoots} answers. */
    rootBytes: z._default(z.number(), 0),
    /** What can be heard again of its meetings: how many recordings, and what they take. */
    recordings: z._default(z.object({ count: z.number(), bytes: z.number() }), {
      count: 0,
      bytes: 0,
    }),
    /** Lessons of the class that may not be saved yet. */
    locked: z.number(),
  }),
});

/**
 * Our own call: such a lesson with its content, its words and the newest threads of its discussion,
 * which an exam has none of. Unlike `getLessonDetails` it opens nothing: the first opening is recorded when
 * the student reads it. Errors: those of opening a lesson.
 */
export const getSavableLesson = defineCall({
  ...offlineCall,
  name: 'getSavableLesson',
  action: 'get_savable_lesson',
  request: z.object({ class_id: idOrRand, lesson_id: idOrRand }),
  response: z.object({
    lesson: Lesson,
    comments: z.nullable(z.object({ data: z.array(Comment), meta: CommentsMeta })),
    words: z.optional(z.array(LessonWord)),
  }),
});

/**
 * Our own call: where the words of those lessons lead to: the words of each root once, as `getRootWords`
 * answers, and each word with its root, so that a device can tell its family. Errors: class_not_found,
 * not_enrolled.
 */
export const getSavableRoots = defineCall({
  ...offlineCall,
  name: 'getSavableRoots',
  action: 'get_savable_roots',
  request: z.object({ class_id: idOrRand }),
  response: z.object({
    /** By the letters of the root. */
    roots: z.array(z.object({ root: z.string(), words: z.array(RootWord) })),
    /** The words of the lessons; `root` is '' for one without. */
    words: z.array(
      wireObject({ id: z.number(), arabic: z.string(), root: z.string(), isMine: yesNo }),
    ),
  }),
});
