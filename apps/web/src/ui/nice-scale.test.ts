import { expect, it } from 'vitest';
import { niceScale } from './nice-scale.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [2, [0, 1, 2]],
  [7, [0, 5, 10]],
  [23, [0, 20, 40]],
  [4_100_000, [0, 2_500_000, 5_000_000]],
])('ends the axis of values up to %d at a round number', (largest, ticks) => {
  expect(niceScale(largest)).toEqual({ top: ticks.at(-1), ticks });
});
