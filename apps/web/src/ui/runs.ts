import { splitAtAddresses } from './addresses.ts';

/** A segment of a line that is set in one way. */
export interface Run {
  key: string;
  kind: 'plain' | 'arabic' | 'link';
  text: string;
}

/** How a line is set: Arabic alone, or several scripts in one direction. */
export type Setting = 'arabic' | 'rtl' | 'ltr';

// Arabic from its first letter to its last with the signs within a sentence. Figures, brackets and
// Latin commas end it: in a Latin sentence they part the items of a list, read from left to right.
const letter = String.raw`[\u0620-\u065F\u066E-\u06D3\u06D5-\u06FF\u0750-\u077F\u08A0-\u08FF\uFB50-\uFDFF\uFE70-\uFEFC]`;
const between = String.raw`[\s.:!«»"'…_\u2013\u2014\u060C\u061B\u061F\u0640\u0660-\u066D\u06D4\u200C-\u200F-]`;
// The gap of an exercise joins the sentence it was left in, also at its beginning or end.
const gapBefore = String.raw`(?<!_)_{2,}\s*`;
const gapAfter = String.raw`\s*_{2,}[.!]?`;
// A closing ؟ ، or ؛ belongs to its sentence.
const arabic = new RegExp(
  `((?:${gapBefore})?${letter}+(?:${between}*${letter}+)*(?:${gapAfter})?[\\u060C\\u061B\\u061F]?)`,
  'u',
);

/** A line as runs of Arabic, web addresses and everything else. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  const add = (kind: Run['kind'], part: string) => {
    if (part !== '') runs.push({ key: `${runs.length}`, kind, text: part });
  };
  for (const { isAddress, text: part } of splitAtAddresses(text)) {
    if (isAddress) add('link', part);
    else {
      // Splitting by a pattern with one group puts what matched at the odd places.
      for (const [at, segment] of part.split(arabic).entries())
        add(at % 2 === 1 ? 'arabic' : 'plain', segment);
    }
  }
  return runs;
}

// Underscores within a name (`first__name`) leave nothing to fill in.
const gap = /((?<![\w])__+(?![\w]))/;

/** True for a text with a gap to fill in, written as two underscores or more. */
export function hasGap(text: string): boolean {
  return gap.test(text);
}

/** A text cut at its gaps. */
export function splitAtGaps(text: string): { key: string; isGap: boolean; text: string }[] {
  // Splitting by a pattern with one group puts what matched at the odd places.
  return text.split(gap).map((part, at) => ({ key: `${at}`, isGap: at % 2 === 1, text: part }));
}

const vowelMarks = /[\u064B-\u0655\u0670]/g;

/** Whether two of several texts are the same but for the marks over and under their letters. */
export function differByMarks(texts: readonly string[]): boolean {
  const bare = texts.map((text) => text.replace(vowelMarks, ''));
  return new Set(bare).size < new Set(texts).size;
}

const letters = /\p{L}/gu;

/**
 * How to set a line: as the browser guesses by the first letter, except that an English sentence is
 * not turned round because it begins with an Arabic word. A web address counts for neither.
 */
export function settingOf(runs: readonly Run[]): Setting {
  const count = (kind: Run['kind']) =>
    runs
      .filter((run) => run.kind === kind)
      .reduce((sum, run) => sum + (run.text.match(letters)?.length ?? 0), 0);
  const inArabic = count('arabic');
  const inOthers = count('plain');
  if (inArabic > 0 && inOthers === 0 && runs.every((run) => run.kind !== 'link')) return 'arabic';
  const first = runs.find((run) => run.kind !== 'link' && /\p{L}/u.test(run.text));
  return first?.kind === 'arabic' && inArabic > inOthers ? 'rtl' : 'ltr';
}
