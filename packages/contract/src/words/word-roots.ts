import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { wireObject, yesNo } from '../codecs.ts';
import { id, nothing, storableText } from '../fields.ts';
import { wordsCall } from './words-call.ts';

/*
 * Roots and the words of one's own (decision 088). Who asks sees the words of lessons that they may
 * see: those of classes they have joined, and of lessons that anybody may read.
 */

/** Words of a family that are told at most. */
export const MAX_FAMILY = 60;

const familyWord = {
  id: z.number(),
  arabic: z.string(),
  meaning: z.string(),
  pattern: z.string(),
  plural: z.string(),
  /** One of `wordKinds`. */
  kind: z.string(),
  /** Whether it is practised, or was added to be. */
  isMine: yesNo,
  /** Where it is heard, signed; left out where it has no sound. */
  sound: z.optional(z.string()),
};

/** A word among others of its root. */
const FamilyWord = wireObject(familyWord);
export type FamilyWord = z.output<typeof FamilyWord>;

/** Our own call: whether a word is one's own, and the other words of its root. Errors: not_found. */
export const getWordFamily = defineCall({
  ...wordsCall,
  name: 'getWordFamily',
  action: 'get_word_family',
  offline: true,
  request: z.object({ word_id: id }),
  response: wireObject({ isMine: yesNo, family: z.array(FamilyWord) }),
});

/** Where a word is taught. */
const TaughtIn = wireObject({
  classRand: z.string(),
  className: z.string(),
  /** The address of the class's public page; '' for a class that the user has joined. */
  classSlug: z.string(),
  lessonRand: z.string(),
  subject: z.string(),
});
export type TaughtIn = z.output<typeof TaughtIn>;

/** A word of a root, with the lessons that teach it. */
export const RootWord = wireObject({ ...familyWord, lessons: z.array(TaughtIn) });
export type RootWord = z.output<typeof RootWord>;

/** Our own call: the words of a root, each once, with the lessons that teach it. None for one unknown. */
export const getRootWords = defineCall({
  ...wordsCall,
  name: 'getRootWords',
  action: 'get_root_words',
  offline: true,
  request: z.object({ root: storableText(100) }),
  response: z.array(RootWord),
});

/**
 * Our own call: makes a word the user's own: its cards come before other new ones. Once, however
 * often it is called. Errors: not_found.
 */
export const addToMyWords = defineCall({
  ...wordsCall,
  name: 'addToMyWords',
  action: 'add_to_my_words',
  request: z.object({ word_id: id }),
  response: nothing,
});
