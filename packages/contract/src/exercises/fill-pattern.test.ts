import { describe, expect, it } from 'vitest';
import { correctedByHand, filledByHand } from '../../test/fill-pattern-pairs.ts';
import { fillPattern } from './fill-pattern.ts';
import { judgeExercise } from './kinds.ts';

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));

describe.each(Object.entries(filledByHand))('%s', (_, table) => {
  // Proves decision-092-4.
  it.each(rowsOf(table))('%s in %s is %s', (root = '', pattern = '', word = '') => {
    expect(fillPattern(root, pattern).normalize('NFC')).toBe(word.normalize('NFC'));
  });
});

it('was judged by hand more than a hundred times', () => {
  const rows = Object.values(filledByHand).flatMap(rowsOf);
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((row) => row.length !== 3 || row.includes(''))).toEqual([]);
  expect(new Set(rows.map(([root, pattern]) => `${root} ${pattern}`)).size).toBe(rows.length);
});

describe('a weak root stays as it is, for a person to correct', () => {
  // Proves decision-092-4.
  it.each(rowsOf(correctedByHand))('%s in %s: %s, corrected to %s', (...row) => {
    const [root = '', pattern = '', derived = '', word = ''] = row;
    expect(fillPattern(root, pattern).normalize('NFC')).toBe(derived.normalize('NFC'));
    // The correction is what counts then.
    const judged = (given: string) =>
      judgeExercise(
        {
          ...{ type: 'pattern', prompt: 'Which word?', explanation: '', asks: 'word' },
          ...{ root, pattern, accepted: [word], strictness: 'tashkeel', nearly: 0 },
        },
        { type: 'pattern', given: [given] },
      ).verdict;
    expect([judged(word), judged(derived)]).toEqual(['right', expect.not.stringMatching('right')]);
  });
});

describe('what makes no word', () => {
  it.each([
    ['ك ت', 'مَفْعُول'],
    ['', 'فَعَلَ'],
    ['k-t-b', 'فَعَلَ'],
    ['ك ت ب', ''],
    ['ك ت ب', 'مَكْتُوب'],
    ['ك ت ب', 'فَعَ'],
    ['د ح ر ج', 'فَعَلَ'],
    ['س ف ر ج ل', 'فَعْلَلَ'],
    ['ك ت ب س ف ر', 'فَعَلَّل'],
  ])('%j in %j', (root, pattern) => expect(fillPattern(root, pattern)).toBe(''));
});

it('reads a pattern however it is typed', () => {
  const decomposed = 'أَفْعَال'.normalize('NFD');
  const vowelFirst = 'فَع\u064E\u0651ال';
  expect(fillPattern('ث-م-ر', decomposed)).toBe(fillPattern('ثمر', 'أَفْعَال'));
  expect(fillPattern('خ ب ز', vowelFirst)).toBe(fillPattern('خ ب ز', 'فَع\u0651\u064Eال'));
  expect(fillPattern('كَ تَ بَ', ' مَفْعُول ')).toBe('مَكْتُوب');
});
