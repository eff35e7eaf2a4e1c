import { expect, it } from 'vitest';
import { failuresAfter, isHopeless, pauseAfter } from './restart-rules.ts';

it('pauses twice as long after each death in a row, and half a minute at most', () => {
  const pauses = Array.from({ length: 9 }, (_, at) => pauseAfter(at + 1));
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

it('begins anew when a process dies that had served for a minute', () => {
  expect(failuresAfter(4, 0)).toBe(5);
  expect(failuresAfter(4, 60_000)).toBe(5);
  expect(failuresAfter(4, 60_001)).toBe(1);
});

it('gives up after five deaths in a row, unless somebody serves', () => {
  expect(isHopeless(5, 0)).toBe(false);
  expect(isHopeless(6, 0)).toBe(true);
  expect(isHopeless(60, 1)).toBe(false);
});
