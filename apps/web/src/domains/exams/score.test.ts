import { expect, test } from 'vitest';
import { examTone, scoreText, scoreTone } from './score.ts';

// Proves student-9-7.
test.each([
  [100, 'good'],
  [90, 'good'],
  [89.99, 'info'],
  [80, 'info'],
  [79.99, 'gold'],
  [70, 'gold'],
  [69.99, 'bad'],
  [0, 'bad'],
])('%d is %s', (score, tone) => {
  expect(scoreTone(score)).toBe(tone);
});

test('scores keep two decimals at most', () => {
  expect([100, 83.33, 66.5, 0].map(scoreText)).toEqual(['100%', '83.33%', '66.5%', '0%']);
});

// Proves student-9-7.
test.each([
  [80, 'good'],
  [79.99, 'gold'],
  [70, 'gold'],
  [69.99, 'bad'],
])('an exam of %d in the history is %s', (score, tone) => {
  expect(examTone(score)).toBe(tone);
});
