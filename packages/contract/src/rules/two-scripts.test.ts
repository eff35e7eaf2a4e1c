import { expect, it } from 'vitest';
import { arabicPart, titleParts } from './two-scripts.ts';

it.each([
  ['First Stories · قِصَصٌ قَصِيرَةٌ', 'قِصَصٌ قَصِيرَةٌ', 'First Stories'],
  ['الصَّرْفُ: Roots', 'الصَّرْفُ', 'Roots'],
  ['الصَّرْفُ', 'الصَّرْفُ', null],
  ['Roots and Patterns', null, 'Roots and Patterns'],
  ['The word بَابٌ and others', null, 'The word بَابٌ and others'],
  ['  ', null, null],
])('%s is parted into its two scripts', (title, arabic, latin) => {
  expect(titleParts(title)).toEqual({ arabic, latin });
});

it('gives the first run of Arabic', () => {
  expect(arabicPart('a بَابٌ b كِتَابٌ')).toBe('بَابٌ');
  expect(arabicPart('Reading · قِرَاءَة الكُتُب')).toBe('قِرَاءَة الكُتُب');
  expect(arabicPart('Handwriting')).toBeNull();
});
