import { expect, it } from 'vitest';
import { weighedMean } from './rules.ts';

// Proves call-getGradebook.
it.each([
  ['of equal weights', [[60, 1] as const, [90, 1] as const], 75],
  ['of an exam that counts three times', [[60, 1] as const, [90, 3] as const], 82.5],
  ['without an exam that does not count', [[10, 0] as const, [70, 2] as const], 70],
  [
    'to two decimals',
    [
      [50, 1],
      [50, 1],
      [100, 1],
    ] as const,
    66.67,
  ],
  ['of a mark of nought', [[0, 1] as const, [100, 1] as const], 50],
])('the mean is taken %s', (_name, marks, mean) => {
  expect(weighedMean(marks.map(([score, weight]) => ({ score, weight })))).toBe(mean);
});

it('there is no mean of nothing, nor of exams that do not count', () => {
  expect(weighedMean([])).toBeNull();
  expect(weighedMean([{ score: 80, weight: 0 }])).toBeNull();
});
