import { isolated } from '@institute/contract/arabic/two-scripts';
import type { Slip, SlipKind } from '@institute/contract/exercises/grade-answer';
import { dictionary } from '@institute/contract/language';

/** What a slip is called: with another letter or sign in its place, or with nothing there. */
const words = dictionary('domains/exercises/slips', {
  tashkeel: (expected: string, given: string) => `Vowel signs: ${expected}, not ${given}`,
  ending: (expected: string, given: string) => `Ending: ${expected}, not ${given}`,
  hamza: (expected: string, given: string) => `Hamza: ${expected}, not ${given}`,
  'ta-marbuta': (expected: string, given: string) => `Tāʾ marbūṭa: ${expected}, not ${given}`,
  'alef-maqsura': (expected: string, given: string) => `Alif maqṣūra: ${expected}, not ${given}`,
  letter: (expected: string, given: string) => `Letter: ${expected}, not ${given}`,
  missing: (expected: string) => `A letter is missing: ${expected}`,
  extra: (_expected: string, given: string) => `A letter too many: ${given}`,
  order: () => 'The words are right, in another order',
} satisfies Record<SlipKind, (expected: string, given: string) => string>);

/** Slips that are named; of an answer that is another word there is little to say. */
const MOST_NAMED = 4;

/** The slips of an answer in words, each once. */
export function slipWords(slips: readonly Slip[]): string[] {
  return [...new Set(slips.map(wordsOf))].slice(0, MOST_NAMED);
}

function wordsOf({ kind, expected, given }: Slip): string {
  // A hamza that stands alone is a letter by itself.
  if (given === '') return words.missing(isolated(expected));
  if (expected === '') return words.extra('', isolated(given));
  return words[kind](isolated(expected), isolated(given));
}
