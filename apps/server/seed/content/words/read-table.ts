import type { WordKind } from '@institute/contract/words/words';
import type { DemoWord } from '../types.ts';

/**
 * The words of a lesson from lines of: Arabic | meaning | kind | root | pattern | plural | Hausa |
 * Yoruba | example. What is left out at the end, or empty, a word has not.
 */
export function wordsFrom(table: string): DemoWord[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      const [arabic = '', meaning = '', kind = '', root = '', pattern = '', plural = ''] = cells;
      const [hausa = '', yoruba = '', example = ''] = cells.slice(6);
      return {
        ...{ arabic, meaning, kind: kind as WordKind, root, pattern, plural },
        ...{ hausa, yoruba, example },
      };
    });
}
