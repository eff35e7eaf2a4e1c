import { expect, it } from 'vitest';
import { newPace } from './pace.ts';

it('says nothing before the speed of the line is known', () => {
  const pace = newPace();
  expect(pace.secondsLeft(100)).toBeNull();
  pace.note(0, 0);
  pace.note(50, 1_999);
  expect(pace.secondsLeft(100)).toBeNull();
  pace.note(50, 2_000);
  expect(pace.secondsLeft(100)).toBe(2);
});

// Proves decision-090-4.
it('goes by the last seconds, not by how the upload began', () => {
  const pace = newPace();
  pace.note(0, 0);
  pace.note(900_000, 10_000);
  expect(pace.secondsLeft(1_800_000)).toBe(10);
  // The line is ten times slower by now.
  for (let second = 11; second <= 40; second += 1) {
    pace.note(900_000 + (second - 10) * 9_000, second * 1000);
  }
  expect(pace.secondsLeft(1_800_000)).toBe((1_800_000 - 1_170_000) / 9_000);
});

it('says nothing while nothing goes, and ends at nothing', () => {
  const pace = newPace();
  pace.note(70, 0);
  pace.note(70, 5_000);
  expect(pace.secondsLeft(100)).toBeNull();
  pace.note(100, 6_000);
  expect(pace.secondsLeft(100)).toBe(0);
});
