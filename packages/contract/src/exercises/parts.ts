import * as z from 'zod/mini';
import { answerWords } from '../arabic/answer-letters.ts';
import { strictnesses } from '../arabic/strictness.ts';
import { atMost, fileKey, requiredStorable, storableText } from '../fields.ts';
import { dictionary } from '../language.ts';
import { lookOf } from '../text/look.ts';
import { MOST_LETTERS } from './grade-answer.ts';

/* Parts that exercises of several kinds are made of, and their answers. */

/** What is said of an exercise that is not right. */
export const words = dictionary('fields/exercises', {
  prompt: 'Question',
  option: 'Option',
  answer: 'Answer',
  item: 'Item',
  noAnswer: 'Choose which option is right.',
  longAnswer: 'An answer has at most 400 letters, and a sign such as ﷺ counts for each of its own.',
  sameTwice: 'Two of these are the same.',
  noGap: 'A text with gaps needs one at least.',
  tooManyGaps: 'A text has at most 20 gaps.',
  sound: 'Record a sound, or choose one.',
  oneAnswer: 'Only one option can be right here.',
  brokenOrder: 'Each other order holds every item once.',
  root: 'Root',
  pattern: 'Pattern',
  notRoot: 'A root has three to five Arabic letters.',
  notPattern: 'A pattern has ف, ع and ل in the places of the letters of a root.',
});

export const MAX_OPTIONS = 8;
export const MAX_ACCEPTED = 12;
export const MAX_GAPS = 20;
export const MAX_ORDER_ITEMS = 12;
export const MAX_PAIRS = 10;

/** What an answer that is nearly right earns, in percent. */
export const nearlyCredits = [100, 50, 0] as const;
export type NearlyCredit = (typeof nearlyCredits)[number];

/** Whether no two are the same, texts by their look. */
export const isDistinct = (all: readonly (string | number)[]) =>
  new Set(all.map((one) => (typeof one === 'string' ? lookOf(one) : one))).size === all.length;
const distinct = z.refine<readonly (string | number)[]>(isDistinct, words.sameTwice);

/** Fields of every exercise. */
export const common = {
  /** What is to be done, or the question. */
  prompt: requiredStorable(words.prompt, 1000),
  /** Why it is so; shown once the answer is judged, '' for nothing. */
  explanation: storableText(2000),
};
export const options = z
  .array(requiredStorable(words.option, 300))
  .check(z.minLength(2), z.maxLength(MAX_OPTIONS), distinct);
/** The place of an option, from 0. */
export const optionPlace = z.int(words.noAnswer).check(z.minimum(0), z.maximum(MAX_OPTIONS - 1));
/** The places of all options that are right. */
export const answers = z.array(optionPlace).check(z.minLength(1, words.noAnswer), distinct);
export const areAnswers = z.refine<{ options: readonly string[]; answers: readonly number[] }>(
  ({ options: all, answers: right }) => right.every((at) => at < all.length),
  words.noAnswer,
);
/** Letters that a sign may unfold into: ﷺ is one. */
const MOST_UNFOLDED = 18;
const isCompared = (text: string) =>
  text.length * MOST_UNFOLDED <= MOST_LETTERS ||
  answerWords(text, MOST_LETTERS + 1).flat().length <= MOST_LETTERS;
/** Spellings that are right. */
export const accepted = z
  .array(requiredStorable(words.answer, 300).check(z.refine(isCompared, words.longAnswer)))
  .check(z.minLength(1, words.answer), z.maxLength(MAX_ACCEPTED));
/** How typed answers are judged: see `grade-answer.ts`. */
export const typing = {
  strictness: z.enum(strictnesses),
  nearly: z.literal(nearlyCredits),
};
/** An item to be put in order, or a side of a pair. */
export const item = requiredStorable(words.item, 300);
/** What is heard: a file of the lesson that holds the exercise, or of the bank. */
export const sound = fileKey(words.sound);

/** A word of an answer, as it was shown or typed, and several. */
export const givenWord = z.string().check(atMost(300));
export const givenWords = z.array(givenWord).check(z.maxLength(24));

export const isArabic = (texts: readonly string[]) =>
  texts.some((text) => /\p{Script=Arabic}/u.test(text));
export const isWritten = (text: string) => text.trim() !== '';

/** Words on one line. */
export const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** Options as lines of a text, in an order that tells no key: many write the right one first. */
export const optionLines = (all: readonly string[]) =>
  all.map((option) => `- ${oneLine(option)}`).sort();

/** The place of each word among others; of a word that is there twice each place once, and -1 for none. */
export function placesIn(all: readonly string[], given: readonly string[]): number[] {
  const free = all.map((word) => word as string | null);
  return given.map((word) => {
    const at = free.indexOf(word);
    if (at >= 0) free[at] = null;
    return at;
  });
}
