import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

// Proves decision-090-4.
it.each([
  [null, ''],
  [0, 'less than a minute left'],
  [59.9, 'less than a minute left'],
  [60, 'about 1 minute left'],
  [89, 'about 1 minute left'],
  [170, 'about 3 minutes left'],
  [89 * 60, 'about 89 minutes left'],
  [90 * 60, 'about 2 hours left'],
  [5 * 3600 + 60, 'about 5 hours left'],
])('%s seconds are %s', (seconds, words) => {
  expect(timeLeft(seconds)).toBe(words);
});
