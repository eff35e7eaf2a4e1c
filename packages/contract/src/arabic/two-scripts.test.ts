import { expect, it } from 'vitest';
import { arabicPart, orderedTitle, titleParts } from './two-scripts.ts';

it.each([
  ['First Stories · قِصَصٌ قَصِيرَةٌ', 'قِصَصٌ قَصِيرَةٌ', 'First Stories'],
  ['الصَّرْفُ: Roots', 'الصَّرْفُ', 'Roots'],
  ['الصَّرْفُ', 'الصَّرْفُ', null],
  ['Roots and Patterns', null, 'Roots and Patterns'],
  ['The word بَابٌ and others', null, 'The word بَابٌ and others'],
  ['We read بَابٌ', null, 'We read بَابٌ'],
  ['  ', null, null],
])('%s is parted into its two scripts', (title, arabic, latin) => {
  expect(titleParts(title)).toEqual({ arabic, latin });
});

it('gives the first run of Arabic', () => {
  expect(arabicPart('a بَابٌ b كِتَابٌ')).toBe('بَابٌ');
  expect(arabicPart('Reading · قِرَاءَة الكُتُب')).toBe('قِرَاءَة الكُتُب');
  expect(arabicPart('Handwriting')).toBeNull();
});

// Proves ours-12.
it.each([
  ['First Stories · قِصَصٌ', ['latin', 'First Stories'], ['between', ' · '], ['arabic', 'قِصَصٌ']],
  ['الصَّرْفُ: Roots', ['arabic', 'الصَّرْفُ'], ['between', ': '], ['latin', 'Roots']],
  ['الصَّرْفُ', ['whole', 'الصَّرْفُ']],
  ['Roots and Patterns', ['whole', 'Roots and Patterns']],
  ['The dual (المُثَنَّى)', ['whole', 'The dual (المُثَنَّى)']],
  ['We read بَابٌ', ['whole', 'We read بَابٌ']],
  ['', ['whole', '']],
])('%s keeps the order in which it is written', (title, ...parts) => {
  expect(orderedTitle(title).map(({ kind, text }) => [kind, text])).toEqual(parts);
});
