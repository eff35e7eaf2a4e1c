import { foldArabic } from '@institute/contract/arabic/fold-arabic';

/** Ways in which words to the marker are made to look like something else. */

/** Letters of Cyrillic and Greek that look like Latin ones. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['аɑα', 'a'],
    ['вβ', 'b'],
    ['сϲ', 'c'],
    ['ԁ', 'd'],
    ['еєε', 'e'],
    ['ғ', 'f'],
    ['ɡ', 'g'],
    ['һн', 'h'],
    ['іїι', 'i'],
    ['ј', 'j'],
    ['кκ', 'k'],
    ['ӏ', 'l'],
    ['м', 'm'],
    ['пηո', 'n'],
    ['оοσ', 'o'],
    ['рρ', 'p'],
    ['ԛ', 'q'],
    ['г', 'r'],
    ['ѕ', 's'],
    ['тτ', 't'],
    ['υսц', 'u'],
    ['ѵν', 'v'],
    ['ԝω', 'w'],
    ['хχ', 'x'],
    ['уγ', 'y'],
    ['ᴢ', 'z'],
  ].flatMap(([letters = '', latin = '']) => [...letters].map((letter) => [letter, latin])),
);

/** Digits and signs that stand for letters in words such as `1gn0re`. */
const leet: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
};

/** Letters that stand alone, four and more, with anything but letters between: `i g n o r e`. */
const spaced = /(?<![\p{L}\p{N}])\p{L}(?:[^\p{L}\p{N}]{1,3}\p{L}){3,}(?![\p{L}\p{N}])/gu;

/**
 * The ways in which a machine may read a folded text: as it stands, with look-alike letters as those
 * they look like, with digits as letters inside of words, with letters that stand apart as words, and
 * backwards.
 */
export function waysToRead(folded: string): string[] {
  const latin = [...folded].map((letter) => lookAlikes[letter] ?? letter).join('');
  const spelled = latin.replace(/[\p{L}\p{N}@$!]*\p{L}[\p{L}\p{N}@$!]*/gu, (word) =>
    word.replace(/[013457@$!]/g, (sign) => leet[sign] ?? sign),
  );
  // Words apart by more than letters are stay words: two spaces, or another sign, between them.
  const joined = latin.replace(spaced, (run) =>
    run
      .split(/[^\p{L}\p{N}]{2,}/u)
      .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
      .join(' '),
  );
  const tight = latin.replace(/[^\p{L}\p{N}]/gu, '');
  const isSpaced = joined !== latin;
  const backwards = [...latin].reverse().join('');
  return [folded, latin, spelled, joined, backwards, ...(isSpaced ? [apart(tight)] : [])];
}

/** A text without spaces with a space around each word that speaks to a marker. */
const apart = (tight: string) =>
  tight.replace(
    /ignore|disregard|forget|previous|above|instructions?|rules?|give|award|full|marks?|score|100|hundred|تجاهل|تعليمات|السابقه|اعط|كامله/g,
    ' $& ',
  );

const otherLetter =
  /(?![\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}])\p{L}/gu;

/**
 * Whether an answer holds letters of a script other than Arabic and Latin that neither the question
 * nor the model answer uses; words whose letters only look Latin are made of them.
 */
export function hasForeignLetters(theory: {
  question: string;
  modelAnswer: string;
  answer: string;
}): boolean {
  const asked = new Set(`${theory.question} ${theory.modelAnswer}`.normalize('NFKC'));
  const foreign = theory.answer.normalize('NFKC').match(otherLetter) ?? [];
  return foreign.some((letter) => !asked.has(letter));
}

/** What may be a text in base64 or in hexadecimal digits. */
const base64 = /[A-Za-z0-9+/_-]{20,}={0,2}/g;
const hex = /(?:[0-9a-f]{2}[\s:]?){12,}/gi;

/** Whether a text holds words in base64 or in hexadecimal digits: what they decode to can be read. */
export function hasEncodedWords(text: string): boolean {
  const decoded = [
    ...(text.match(base64) ?? []).map((found) => Buffer.from(found, 'base64')),
    ...(text.match(hex) ?? []).map((found) => Buffer.from(found.replace(/[\s:]/g, ''), 'hex')),
  ];
  return decoded.some(isReadable);
}

function isReadable(bytes: Buffer): boolean {
  const text = bytes.toString('utf8');
  const letters = foldArabic(text).match(/[a-z\u0621-\u064a ]/g)?.length ?? 0;
  return text.length >= 10 && letters / text.length > 0.85;
}
