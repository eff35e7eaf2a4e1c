import {
  alignLetters,
  differenceOf,
  isFreeHamza,
  type Step,
  seatOf,
} from '../arabic/align-letters.ts';
import {
  type AnswerLetter,
  answerWords,
  inOneSpelling,
  isEndingMark,
  shownLetter,
  vowelOf,
} from '../arabic/answer-letters.ts';
import type { Strictness } from '../arabic/strictness.ts';

/** How good an answer is. */
export const verdicts = ['right', 'nearly', 'wrong'] as const;
export type Verdict = (typeof verdicts)[number];

/** What is not as expected. */
export type SlipKind =
  | 'tashkeel'
  | 'ending'
  | 'hamza'
  | 'ta-marbuta'
  | 'alef-maqsura'
  | 'letter'
  | 'order'
  | 'missing'
  | 'extra';

/** One thing that is not as expected. */
export interface Slip {
  kind: SlipKind;
  /** Its place among the letters of the answer it was compared with, from 0; marks and spaces do not count. */
  at: number;
  /** What was typed there; '' for nothing. */
  given: string;
  /** What was expected there; '' for nothing. */
  expected: string;
}

/** The judgement of an answer. */
export interface Grade {
  verdict: Verdict;
  /** What is not as expected; nothing where most letters are others, as of another word. */
  slips: Slip[];
}

/** A judgement with how many letters differ, by which the kindest is found. */
type Compared = Grade & { different: number };

/** What an answer is judged by. */
export interface AnswerKey {
  /** Answers that are right, up to twelve; the kindest verdict counts. */
  accepted: readonly string[];
  strictness: Strictness;
}

/** Answers that are compared. */
const MOST_ACCEPTED = 12;
/** Letters that are compared, of a key as of an answer: what is longer is no answer to a question. */
export const MOST_LETTERS = 400;
/** Characters read of an answer: letters bear marks, and words are parted. */
const MOST_CHARACTERS = 8 * MOST_LETTERS;
/** In a shorter word another letter makes another word. */
const FORGIVING_LENGTH = 4;

const severity: Readonly<Record<Verdict, number>> = { right: 0, nearly: 1, wrong: 2 };

/**
 * Judges a typed answer as a teacher of Arabic does. How it was typed never matters (composition,
 * order of marks, tatweel, presentation forms, figures, spaces, punctuation, capitals); how far
 * hamza and tashkeel do, `strictness` says. One letter wrong in all, in a word of at least four, is
 * nearly right; so are ة for ه, ى for ي, and the right words in another order. A figure that is
 * wrong is never nearly right. An answer that is a sign alone, such as ـُ or ؟, wants that very sign.
 */
export function gradeAnswer(given: string, { accepted, strictness }: AnswerKey): Grade {
  const words = comparedWords(given);
  let best: Compared | null = null;
  for (const answer of accepted.slice(0, MOST_ACCEPTED)) {
    const expected = comparedWords(answer);
    // A sign alone, such as ـُ or ؟, is in no word.
    const isOther = expected.length === 0 && inOneSpelling(given) !== inOneSpelling(answer);
    for (const grade of isOther ? [] : gradesFor(words, expected, strictness)) {
      if (best === null || isKinder(grade, best)) best = grade;
    }
  }
  return { verdict: best?.verdict ?? 'wrong', slips: best?.slips ?? [] };
}

/**
 * An answer in the spelling in which it is compared: two that are alike in it differ in nothing that the
 * judge looks at. Of a sign alone that sign.
 */
export function spellingOf(text: string, strictness: Strictness): string {
  const shown: Readonly<Record<Strictness, (one: AnswerLetter) => string>> = {
    letters: ({ letter }) => seatOf(letter),
    hamza: ({ letter }) => letter,
    tashkeel: shownLetter,
  };
  const words = comparedWords(text).map((word) => word.map(shown[strictness]).join(''));
  return words.length > 0 ? words.join(' ') : inOneSpelling(text).trim();
}

/** The words of an answer as far as they are compared. One sign may unfold into eighteen letters. */
const comparedWords = (text: string) => answerWords(text.slice(0, MOST_CHARACTERS), MOST_LETTERS);

function isKinder(one: Compared, other: Compared): boolean {
  return (
    (severity[one.verdict] - severity[other.verdict] ||
      one.different - other.different ||
      one.slips.length - other.slips.length) < 0
  );
}

/** The judgement in the order given, and with the words put in order where that is all that ails. */
function gradesFor(
  given: readonly AnswerLetter[][],
  expected: readonly AnswerLetter[][],
  strictness: Strictness,
): Compared[] {
  const asGiven = gradeInOrder(given, expected, strictness);
  if (asGiven.verdict === 'right') return [asGiven];
  const sorted = inOrderOf(given, expected);
  if (!sorted) return [asGiven];
  const displaced = sorted.findIndex((word, place) => word !== given[place]);
  if (displaced === -1) return [asGiven];
  const { slips, different } = gradeInOrder(sorted, expected, strictness);
  const order: Slip = {
    kind: 'order',
    at: expected.slice(0, displaced).flat().length,
    given: shownWords(given),
    expected: shownWords(expected),
  };
  return [asGiven, { verdict: 'nearly', slips: [order, ...slips], different }];
}

/** The words given in the order of those expected; null where they are not the same words. */
function inOrderOf(
  given: readonly AnswerLetter[][],
  expected: readonly AnswerLetter[][],
): AnswerLetter[][] | null {
  if (given.length !== expected.length || given.length < 2) return null;
  const left = given.map((word) => ({ word, shown: shownWords([word]) }));
  const sorted: AnswerLetter[][] = [];
  for (const word of expected) {
    const shown = shownWords([word]);
    const same = left.findIndex((one) => one.shown === shown);
    const place = same === -1 ? left.findIndex((one) => isSameWord(one.word, word)) : same;
    if (place === -1) return null;
    sorted.push(...left.splice(place, 1).map((one) => one.word));
  }
  return sorted;
}

/** Whether two words are the same but for the forms of letters and their marks. */
function isSameWord(one: readonly AnswerLetter[], other: readonly AnswerLetter[]): boolean {
  return (
    one.length === other.length &&
    one.every(
      ({ letter }, at) => differenceOf(letter, other[at]?.letter ?? '', 'letters') !== 'letter',
    )
  );
}

const shownWords = (words: readonly AnswerLetter[][]) =>
  words.map((word) => word.map(shownLetter).join('')).join(' ');

function gradeInOrder(
  given: readonly AnswerLetter[][],
  expected: readonly AnswerLetter[][],
  strictness: Strictness,
): Compared {
  const [letters, key] = [given.flat(), expected.flat()];
  const steps = alignLetters(letters, key);
  if (!steps) return { verdict: 'wrong', slips: [], different: Infinity };
  const lengths = expected.flatMap((word) => word.map(() => word.length));
  const lastPlaces = new Set<number>();
  let count = 0;
  for (const word of expected) {
    count += word.length;
    lastPlaces.add(count - 1);
  }

  const slips: Slip[] = [];
  let different = 0;
  let isForgiven = true;
  for (const step of steps) {
    const kind = letterSlip(step, strictness);
    if (kind) slips.push(slipOf(kind, step));
    if (kind === 'letter' || kind === 'missing' || kind === 'extra') {
      different += 1;
      isForgiven = isForgiven && isForgivable(step, lengths);
    } else if (strictness === 'tashkeel' && hasOtherMarks(step)) {
      const isEnding = lastPlaces.has(step.at) || (step.expected && isEndingMark(step.expected));
      slips.push(slipOf(isEnding ? 'ending' : 'tashkeel', step));
    }
  }
  if (different <= 1 && isForgiven) {
    return { verdict: slips.length > 0 ? 'nearly' : 'right', slips, different };
  }
  const isAnother = 2 * different > Math.max(letters.length, key.length);
  const named = expected.length > 1 ? ofLikeWords(slips, expected) : slips;
  return { verdict: 'wrong', slips: isAnother ? [] : named, different };
}

/** Slips within words that are the ones expected: of a word most of whose letters are others none is named. */
function ofLikeWords(slips: readonly Slip[], expected: readonly AnswerLetter[][]): Slip[] {
  const wordAt = expected.flatMap((word, place) => word.map(() => place));
  const wordOf = ({ at }: Slip) => wordAt[Math.min(at, wordAt.length - 1)] ?? 0;
  const isAnother = expected.map((word, place) => {
    const own = slips.filter((slip) => wordOf(slip) === place);
    const countOf = (kind: SlipKind) => own.filter((slip) => slip.kind === kind).length;
    const different = own.filter(isOfLetters).length;
    // A figure is one letter, and which it was is told.
    if (word.some(isFigure)) return false;
    return (
      2 * different > Math.max(word.length, word.length + countOf('extra') - countOf('missing'))
    );
  });
  return slips.filter((slip) => !isAnother[wordOf(slip)]);
}

const isOfLetters = ({ kind }: Slip) => kind === 'letter' || kind === 'missing' || kind === 'extra';

function letterSlip({ given, expected }: Step, strictness: Strictness): SlipKind | null {
  if (given && expected) return differenceOf(given.letter, expected.letter, strictness);
  const alone = given ?? expected;
  if (alone && isFreeHamza(alone)) return 'hamza';
  return given ? 'extra' : 'missing';
}

const slipOf = (kind: SlipKind, { given, expected, at }: Step): Slip => ({
  kind,
  at,
  given: given ? shownLetter(given) : '',
  expected: expected ? shownLetter(expected) : '',
});

const isFigure = (one: AnswerLetter | null) => one !== null && /[\p{N}⁄]/u.test(one.letter);

/** Whether one such letter alone leaves an answer nearly right, by the lengths of the words expected. */
function isForgivable({ given, expected, at }: Step, lengths: readonly number[]): boolean {
  if (isFigure(given) || isFigure(expected)) return false;
  // One too many between two words belongs to either.
  const length = expected ? lengths[at] : Math.max(lengths[at] ?? 0, lengths[at - 1] ?? 0);
  return (length ?? 0) >= FORGIVING_LENGTH;
}

/**
 * Whether a mark that the answer has is missing or another one. A dagger alef is a fatḥa to the judge:
 * print writes هَذَا and هٰذَا, and both are right.
 */
function hasOtherMarks({ given, expected }: Step): boolean {
  if (!given || !expected) return false;
  const vowel = vowelOf(expected);
  return (
    (vowel !== '' && vowelOf(given) !== vowel) ||
    (expected.hasShadda && !given.hasShadda) ||
    (expected.accents !== '' && given.accents !== expected.accents)
  );
}
