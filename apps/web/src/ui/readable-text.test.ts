import { describe, expect, it } from 'vitest';
import { hasVowelSigns, readableText } from './readable-text.ts';

describe('readableText', () => {
  it('decodes percent-encoding and written-out line breaks', () => {
    expect(readableText('Mon%3A%20%D8%AF%D8%B1%D8%B3\\nTue: rest')).toBe('Mon: درس\nTue: rest');
  });
  it('leaves a text alone that only looks encoded', () => {
    expect(readableText('100% of %d1 answers')).toBe('100% of %d1 answers');
  });
});

it('tells vocalised Arabic from plain', () => {
  expect(hasVowelSigns('بِسْمِ اللهِ')).toBe(true);
  expect(hasVowelSigns('اللغة العربية')).toBe(false);
});
