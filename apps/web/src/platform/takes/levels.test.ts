// Proves ours-366.

import { expect, it } from 'vitest';
import { LEVELS, levelsOf } from './levels.ts';

it('are 64 whole numbers from 0 to 100, whatever the length, in order', () => {
  for (const count of [1, 20, 64, 65, 6000]) {
    const levels = levelsOf(Array.from({ length: count }, (_one, at) => (at + 1) / count));
    expect(levels).toHaveLength(LEVELS);
    expect(levels.at(-1)).toBe(100);
    expect(levels).toEqual([...levels].sort((one, other) => one - other));
    expect(levels.every((one) => Number.isInteger(one) && one >= 0 && one <= 100)).toBe(true);
  }
  expect(levelsOf([])).toEqual([]);
});

it('make a quiet voice as tall as a loud one, and silence nothing', () => {
  expect(Math.max(...levelsOf([0.2, 0.1]))).toBe(100);
  expect(Math.max(...levelsOf([0.0005, 0.001]))).toBe(10);
  expect(levelsOf([0, 0]).every((one) => one === 0)).toBe(true);
});
