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
const between = String.raw`[\s.:!«»"'…\u2013\u2014\u060C\u061B\u061F\u0640\u0660-\u066D\u06D4\u200C-\u200F-]`;
// A closing ؟ ، or ؛ belongs to its sentence.
const arabic = new RegExp(`(${letter}+(?:${between}*${letter}+)*[\\u060C\\u061B\\u061F]?)`, 'u');

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
