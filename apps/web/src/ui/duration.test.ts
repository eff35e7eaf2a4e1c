import { expect, it } from 'vitest';
import { durationText } from './duration.ts';

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [309, '5:09'],
  [3599, '59:59'],
  [3909, '1:05:09'],
])('%i seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
