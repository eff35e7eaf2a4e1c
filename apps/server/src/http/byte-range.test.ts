import { expect, it } from 'vitest';
import { rangeOf } from './byte-range.ts';

it.each([
  ['bytes=0-0', 10, { start: 0, end: 0 }],
  ['bytes=2-5', 10, { start: 2, end: 5 }],
  ['bytes=2-', 10, { start: 2, end: 9 }],
  ['bytes=2-99', 10, { start: 2, end: 9 }],
  ['bytes=-3', 10, { start: 7, end: 9 }],
  ['bytes=-30', 10, { start: 0, end: 9 }],
  ['Bytes = 9-9', 10, { start: 9, end: 9 }],
  ['bytes=10-', 10, 'unsatisfiable'],
  ['bytes=-0', 10, 'unsatisfiable'],
  ['bytes=0-', 0, 'unsatisfiable'],
  [undefined, 10, null],
  ['bytes=-', 10, null],
  ['bytes=5-2', 10, null],
  ['bytes=0-1,4-5', 10, null],
  ['lines=0-1', 10, null],
])('%s of %i bytes', (header, size, range) => {
  expect(rangeOf(header, size)).toEqual(range);
});
