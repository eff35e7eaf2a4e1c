import { expect, it } from 'vitest';
import { rootLetters, spacedRoot } from './root-letters.ts';

it('is the same root however its letters are set apart', () => {
  for (const root of ['كتب', 'ك ت ب', 'ك-ت-ب', ' ك، ت، ب ', 'كـ تـ ب', 'كَ تَ بَ']) {
    expect(rootLetters(root), root).toBe('كتب');
  }
  expect(rootLetters('ق ر أ')).toBe('قرأ');
  expect([rootLetters(''), rootLetters('k-t-b')]).toEqual(['', '']);
});

it('is read letter by letter', () => {
  expect(spacedRoot('د-ح-ر-ج')).toBe('د ح ر ج');
  expect(spacedRoot('')).toBe('');
});
