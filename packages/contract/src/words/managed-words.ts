import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { wireObject } from '../codecs.ts';
import { anyText, flag, id, idOrRand, list, optionalId, requiredText } from '../fields.ts';
import { dictionary } from '../language.ts';
import { wordKinds } from './kinds.ts';
import { LessonWord, MAX_WORDS } from './lesson-words.ts';

/** What is said of a field that is not right. */
const words = dictionary('fields/managed-words', {
  arabic: 'Arabic word',
  noArabic: 'The Arabic word must be written in Arabic letters.',
  meaning: 'Meaning',
  form: 'Written form',
  oneForm: 'Choose one word as it is written.',
  sound: 'Choose a sound.',
  kind: `The kind must be one of: ${wordKinds.join(', ')}.`,
});

/** The form of a word. What is optional is '' where it is left out, but for its sound: a word is sent whole. */
export const wordFields = {
  arabic: requiredText(words.arabic, 100).check(
    z.refine((text) => /\p{Script=Arabic}/u.test(text), words.noArabic),
  ),
  meaning: requiredText(words.meaning, 200),
  hausa: z._default(anyText(200), ''),
  yoruba: z._default(anyText(200), ''),
  root: z._default(anyText(40), ''),
  pattern: z._default(anyText(60), ''),
  plural: z._default(anyText(100), ''),
  kind: z._default(z.enum(wordKinds, words.kind), 'noun'),
  example: z._default(anyText(300), ''),
  /**
   * A sound among the files of the lesson, by its key; '' for none. Not sent, a word keeps the one it
   * has: clients of before know of none.
   */
  sound: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{0,60}$/, words.sound))),
};
export type WordField = keyof typeof wordFields;

/** A word as it is sent. */
export const WordForm = z.object(wordFields);
export type WordForm = z.output<typeof WordForm>;

const officeCall = {
  method: 'POST',
  path: '/lessonsAction.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'lessons.edit',
  actor: 'admin_email',
} as const;

/** A word as its teacher sees it. */
const ManagedWord = wireObject({
  ...LessonWord.shape,
  /** Students who forget it again and again. */
  setAsideBy: z.number(),
});
export type ManagedWord = z.output<typeof ManagedWord>;

const ManagedWords = z.object({
  words: z.array(ManagedWord),
  /** Exercises of the lesson that are forgotten again and again, those of the most students first. */
  exercises: z._default(
    z.array(wireObject({ id: z.string(), prompt: z.string(), setAsideBy: z.number() })),
    [],
  ),
  /** Another one whenever the words have changed. */
  version: z.string(),
});
export type ManagedWords = z.output<typeof ManagedWords>;

/** Our own call: the words of a lesson for its teacher. Errors: lesson_not_found. */
export const getManagedWords = defineCall({
  ...officeCall,
  name: 'getManagedWords',
  action: 'getManagedWords',
  request: z.object({ lesson_id: idOrRand }),
  response: ManagedWords,
});

/** Words, and exercises, that a class is told it forgets, at the most. */
export const MAX_FORGOTTEN = 20;

/** Something that students forget again and again, and the lesson that has it. */
const forgotten = { lessonId: z.number(), subject: z.string(), setAsideBy: z.number() };

/**
 * Our own call: what the students of a class forget again and again, that of the most students first.
 * Errors: class_not_found.
 */
export const getClassForgotten = defineCall({
  ...officeCall,
  name: 'getClassForgotten',
  action: 'getClassForgotten',
  request: z.object({ class_id: idOrRand }),
  response: z.object({
    words: z.array(
      wireObject({ id: z.number(), arabic: z.string(), meaning: z.string(), ...forgotten }),
    ),
    exercises: z.array(wireObject({ id: z.string(), prompt: z.string(), ...forgotten })),
  }),
});

/**
 * Our own call: makes these the words of a lesson, in their order. One with an `id` changes; one
 * without that is there already, by its Arabic, changes too, so that what is sent again adds nothing;
 * words left out are hidden, and what students know of them is kept. With the `version` of
 * getManagedWords nothing is saved over what somebody else has saved meanwhile.
 * A word's sound is one of the lesson's files, or one that the caller has sent (lesson-files.ts).
 * Errors: lesson_not_found, words_changed, word_twice, lesson_file_gone, file_kind.
 */
export const saveLessonWords = defineCall({
  ...officeCall,
  name: 'saveLessonWords',
  action: 'saveLessonWords',
  request: z.object({
    lesson_id: idOrRand,
    words: z._default(list(z.object({ id: z.optional(id), ...wordFields }), MAX_WORDS), []),
    version: z.optional(anyText(64)),
  }),
  response: ManagedWords,
});

/** What an import has done, or would do. */
const ImportedWords = wireObject(
  {
    isSaved: z.boolean(),
    added: z.number(),
    changed: z.number(),
    /** What is wrong, by the line of the table, from 1. */
    errors: z.array(z.object({ row: z.number(), message: z.string() })),
  },
  { isSaved: 'saved' },
);
export type ImportedWords = z.output<typeof ImportedWords>;

/**
 * Our own call: adds the words of a table, CSV or copied from a spreadsheet, to those of a lesson; one
 * that is there already, by its Arabic, changes. A first line may name the columns. Where a row is not
 * right nothing is saved; with `dry_run` nothing is in any case.
 * Errors: lesson_not_found, table_unreadable, words_too_many.
 */
export const importWords = defineCall({
  ...officeCall,
  name: 'importWords',
  action: 'importWords',
  request: z.object({
    lesson_id: idOrRand,
    table: anyText(100_000),
    dry_run: z._default(flag, false),
  }),
  response: ImportedWords,
});

/** What ties a written form to a word; no word takes the tie back. */
export const WordTie = z.object({
  form: requiredText(words.form, 100).check(
    z.refine(
      (text) => /^\s*[\p{L}\p{M}\u0640]+\s*$/u.test(text) && /\p{Script=Arabic}/u.test(text),
      words.oneForm,
    ),
  ),
  word_id: optionalId,
});

/**
 * Our own call: ties a word as it is written in a line, with whatever is written onto it, to a word of
 * the lesson. The institute remembers it for every lesson that has a word of this Arabic.
 * Errors: lesson_not_found, words_changed.
 */
export const tieWordForm = defineCall({
  ...officeCall,
  name: 'tieWordForm',
  action: 'tieWordForm',
  request: z.extend(WordTie, { lesson_id: idOrRand }),
  response: ManagedWords,
});
