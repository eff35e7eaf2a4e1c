import * as z from 'zod/mini';
import { requiredStorable, storableText } from './fields.ts';
import { fileKey } from './file-key.ts';
import { dictionary } from './language.ts';
import { rootLetters } from './rules/root-letters.ts';
import { strictnesses } from './rules/strictness.ts';

/** What is said of an exercise that is not right. */
const words = dictionary('fields/exercises', {
  prompt: 'Question',
  option: 'Option',
  answer: 'Answer',
  item: 'Item',
  noAnswer: 'Choose which option is right.',
  sameTwice: 'Two of these are the same.',
  noGap: 'A text with gaps needs one at least.',
  tooManyGaps: 'A text has at most 20 gaps.',
  sound: 'Record a sound, or choose one.',
  oneAnswer: 'Only one option can be right here.',
  root: 'Root',
  pattern: 'Pattern',
  notRoot: 'A root has three to five Arabic letters.',
  notPattern: 'A pattern has ف, ع and ل in the places of the letters of a root.',
});

/** What kinds of exercise there are. */
export const exerciseTypes = [
  'choice',
  'choices',
  'typed',
  'cloze',
  'order',
  'match',
  'dictation',
  'listen',
  'pattern',
] as const;
export type ExerciseType = (typeof exerciseTypes)[number];

export const MAX_OPTIONS = 8;
export const MAX_ACCEPTED = 12;
export const MAX_GAPS = 20;
export const MAX_ORDER_ITEMS = 12;
export const MAX_PAIRS = 10;

/** What an answer that is nearly right earns, in percent. */
export const nearlyCredits = [100, 50, 0] as const;
export type NearlyCredit = (typeof nearlyCredits)[number];

const isDistinct = (texts: readonly (string | number)[]) => new Set(texts).size === texts.length;
const distinct = z.refine<readonly (string | number)[]>(isDistinct, words.sameTwice);

const common = {
  /** What is to be done, or the question. */
  prompt: requiredStorable(words.prompt, 1000),
  /** Why it is so; shown once the answer is judged, '' for nothing. */
  explanation: storableText(2000),
};
const options = z
  .array(requiredStorable(words.option, 300))
  .check(z.minLength(2), z.maxLength(MAX_OPTIONS), distinct);
/** The place of an option, from 0. */
const place = z.int(words.noAnswer).check(z.minimum(0), z.maximum(MAX_OPTIONS - 1));
const accepted = z
  .array(requiredStorable(words.answer, 300))
  .check(z.minLength(1, words.answer), z.maxLength(MAX_ACCEPTED));
/** How typed answers are judged: see `rules/grade-answer.ts`. */
const typing = {
  strictness: z.enum(strictnesses),
  nearly: z.literal(nearlyCredits),
};
const item = requiredStorable(words.item, 300);
/** What is heard: a file of the lesson that holds the exercise, or of the bank. */
const sound = fileKey(words.sound);
/** The places of all options that are right. */
const answers = z.array(place).check(z.minLength(1, words.noAnswer), distinct);
const areAnswers = z.refine<{ options: readonly string[]; answers: readonly number[] }>(
  ({ options: all, answers: right }) => right.every((at) => at < all.length),
  words.noAnswer,
);

const Choice = z
  .object({ ...common, type: z.literal('choice'), options, answer: place })
  .check(z.refine(({ options: all, answer }) => answer < all.length, words.noAnswer));

const Choices = z
  .object({ ...common, type: z.literal('choices'), options, answers })
  .check(areAnswers);

const Typed = z.object({ ...common, type: z.literal('typed'), accepted, ...typing });

/** A text in pieces: words that stand there, and gaps with what may be typed into them. */
const ClozePiece = z.union([
  z.object({ text: storableText(1000).check(z.minLength(1)) }),
  z.object({ accepted }),
]);
export type ClozePiece = z.output<typeof ClozePiece>;

const gapsOf = (pieces: readonly ClozePiece[]) => pieces.filter((piece) => 'accepted' in piece);

const Cloze = z.object({
  ...common,
  type: z.literal('cloze'),
  pieces: z.array(ClozePiece).check(
    z.maxLength(2 * MAX_GAPS + 1, words.tooManyGaps),
    z.refine((pieces) => gapsOf(pieces).length > 0, words.noGap),
    z.refine((pieces) => gapsOf(pieces).length <= MAX_GAPS, words.tooManyGaps),
  ),
  ...typing,
});

const Order = z.object({
  ...common,
  type: z.literal('order'),
  /** Words of one sentence stand beside each other, lines beneath. */
  shown: z.enum(['words', 'lines']),
  /** In the right order; two that are the same may change places. */
  items: z.array(item).check(z.minLength(2), z.maxLength(MAX_ORDER_ITEMS)),
});

const Match = z.object({
  ...common,
  type: z.literal('match'),
  pairs: z.array(z.object({ left: item, right: item })).check(
    z.minLength(2),
    z.maxLength(MAX_PAIRS),
    z.refine((pairs) => isDistinct(pairs.map(({ left }) => left)), words.sameTwice),
    z.refine((pairs) => isDistinct(pairs.map(({ right }) => right)), words.sameTwice),
  ),
});

/** What is heard is typed; the key is what is said. */
const Dictation = z.object({
  ...common,
  type: z.literal('dictation'),
  sound,
  accepted,
  ...typing,
});

/** Options to choose from by what is heard. */
const Listen = z
  .object({
    ...common,
    type: z.literal('listen'),
    sound,
    options,
    answers,
    /** Whether as many as are right may be chosen; otherwise one is. */
    several: z.boolean(),
  })
  .check(
    areAnswers,
    z.refine((one) => one.several || one.answers.length === 1, words.oneAnswer),
  );

/** A root and a pattern, and the word that they make: what is filled into the scale. */
const Pattern = z.object({
  ...common,
  type: z.literal('pattern'),
  /** What is typed: the word, from its root and pattern; or the root and the pattern of the word. */
  asks: z.enum(['word', 'root']),
  /** Its letters, with whatever a teacher puts between them. */
  root: requiredStorable(words.root, 40).check(
    z.refine((root) => /^.{3,5}$/u.test(rootLetters(root)), words.notRoot),
  ),
  /** Written with ف, ع and ل in the places of the root's letters. */
  pattern: requiredStorable(words.pattern, 60).check(z.regex(/ف.*ع.*ل/su, words.notPattern)),
  /** The word, and other spellings that are right; `rules/fill-pattern.ts` proposes the first. */
  accepted,
  ...typing,
});

/** An exercise with its key. Those of practice may travel to a browser; an exam's may not. */
export const Exercise = z.discriminatedUnion('type', [
  Choice,
  Choices,
  Typed,
  Cloze,
  Order,
  Match,
  Dictation,
  Listen,
  Pattern,
]);
export type Exercise = z.output<typeof Exercise>;
export type ExerciseOf<Type extends ExerciseType> = Extract<Exercise, { type: Type }>;
