import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOrRand } from '../fields.ts';
import { wordKinds } from './kinds.ts';
import { wordsCall } from './words-call.ts';

/** Words that a lesson holds at most. */
export const MAX_WORDS = 60;

/** A file of its lesson that a word is heard in. */
const WordSound = z.object({
  /** What a save calls it. */
  key: z.string(),
  /** Signed: it expires after some hours. */
  url: z.string(),
  bytes: z.number(),
});

/** A word of a lesson; what its teacher left out is ''. */
export const LessonWord = z.object({
  id: z.number(),
  /** Vocalised. */
  arabic: z.string(),
  meaning: z.string(),
  hausa: z.string(),
  yoruba: z.string(),
  root: z.string(),
  pattern: z.string(),
  plural: z.string(),
  kind: z.enum(wordKinds),
  /** A short sentence with the word. */
  example: z.string(),
  /** Written forms that its teachers have tied to it; left out where there are none. */
  forms: z.optional(z.array(z.string())),
  /** How it sounds; left out where its teacher has not given it a sound. */
  sound: z.optional(WordSound),
});
export type LessonWord = z.output<typeof LessonWord>;

/** Our own call: the words of a lesson that its student may read. Errors: those of opening a lesson. */
export const getLessonWords = defineCall({
  ...wordsCall,
  name: 'getLessonWords',
  action: 'get_lesson_words',
  offline: true,
  request: z.object({ class_id: idOrRand, lesson_id: idOrRand }),
  response: z.array(LessonWord),
});
