import { expect, it } from 'vitest';
import { distinctByLook, looksLike } from './look.ts';

it.each([
  ['كِتَابٌ', 'كِتَابٌ\u200F'],
  ['the book', 'the  book'],
  ['the book', 'the\u00A0book'],
  ['Ọlá', 'Ọlá'.normalize('NFD')],
  ['مُحَمَّد', 'مُحَمَّد'],
  ['\u2067قلم\u2069', 'قلم'],
])('%j looks like %j', (one, other) => {
  expect(looksLike(one, other)).toBe(true);
  expect(distinctByLook([one, other])).toEqual([one]);
});

it.each([
  ['كِتَابٌ', 'كِتَابًا'],
  ['كتاب', 'كِتاب'],
  ['the book', 'thebook'],
])('%j does not look like %j', (one, other) => {
  expect(looksLike(one, other)).toBe(false);
  expect(distinctByLook([one, '\u200B', other])).toEqual([one, other]);
});
