import { expect, it } from 'vitest';
import { wordFinder, writtenForm, writtenWords } from './find-words.ts';

const sought = [
  { arabic: 'كِتَابٌ', plural: 'كُتُبٌ' },
  { arabic: 'بَابٌ', plural: 'أَبْوَابٌ' },
  { arabic: 'السُّوقُ', plural: '' },
  { arabic: 'إِلَى اللِّقَاءِ', plural: '' },
  { arabic: 'إِلَى', plural: '' },
];
const find = wordFinder(sought);
const found = (line: string) =>
  find(line).flatMap(({ text, word }) => (word === null ? [] : [[text, word]]));

it('finds words whatever their vowels and endings, and gives the whole line back', () => {
  const line = 'قَرَأَ سَالِمٌ كِتَابًا، ثُمَّ كُتُبًا.';
  expect(found(line)).toEqual([
    ['كِتَابًا', 0],
    ['كُتُبًا', 0],
  ]);
  expect(
    find(line)
      .map(({ text }) => text)
      .join(''),
  ).toBe(line);
});

it('finds them with what is written onto them', () => {
  expect(found('وَبِالْكِتَابِ مَنْ بِالْبَابِ؟ وَكِتَابٌ لِلْبَابِ')).toEqual([
    ['وَبِالْكِتَابِ', 0],
    ['بِالْبَابِ', 1],
    ['وَكِتَابٌ', 0],
    ['لِلْبَابِ', 1],
  ]);
  expect(found('سُوقٌ')).toEqual([['سُوقٌ', 2]]);
});

it('takes the longest phrase', () => {
  expect(found('إِلَى السُّوقِ. إِلَى اللِّقَاءِ!')).toEqual([
    ['إِلَى', 4],
    ['السُّوقِ', 2],
    ['إِلَى اللِّقَاءِ', 3],
  ]);
});

it('finds nothing in other words, nor where nothing is sought', () => {
  expect(found('كَاتِبٌ وَبَوَّابٌ')).toEqual([]);
  expect(wordFinder([])('بَابٌ')).toEqual([{ text: 'بَابٌ', word: null }]);
});

it('finds what a teacher has tied to a word before anything else', () => {
  const find = wordFinder([
    { arabic: 'كِتَابٌ', plural: '', forms: ['أفبكتابنا'] },
    { arabic: 'بَابٌ', plural: '' },
    { arabic: 'بَوَّابٌ', plural: '', forms: ['بالباب'] },
  ]);
  const found = (line: string) => find(line).flatMap(({ word }) => word ?? []);
  expect(found('أَفَبِكِتَابِنَا؟')).toEqual([0]);
  expect(found('بِالْبَابِ')).toEqual([2]);
  expect(writtenWords('وَبِالْكِتَابِ، قَالَ')).toEqual(['وَبِالْكِتَابِ', 'قَالَ']);
  expect(writtenForm('وَبِالْكِتَابِ')).toBe(writtenForm('وبالكتاب'));
});
