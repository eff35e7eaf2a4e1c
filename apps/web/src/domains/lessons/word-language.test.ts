import { afterEach, expect, it } from 'vitest';
import { explainWordsIn, meaningsOf, wordLanguage } from './word-language.ts';

afterEach(() => localStorage.clear());

const house = { meaning: 'house', hausa: 'gida', yoruba: 'ilé' };
const valuesOf = (word: typeof house) => meaningsOf(word).map(({ value }) => value);

// Proves decision-098-4.
it('a word is explained in English until another language is chosen', () => {
  expect(valuesOf(house)).toEqual(['house', 'gida', 'ilé']);
  explainWordsIn('yoruba');
  expect(wordLanguage()).toBe('yoruba');
  expect(meaningsOf(house)[0]).toEqual({ language: 'yoruba', lang: 'yo', value: 'ilé' });
  expect(valuesOf(house)).toEqual(['ilé', 'house', 'gida']);
});

// Proves decision-098-4.
it('a word without a meaning in the language that was chosen has its English one', () => {
  explainWordsIn('hausa');
  expect(valuesOf({ ...house, hausa: '' })).toEqual(['house', 'ilé']);
  expect(valuesOf({ ...house, hausa: '', yoruba: '' })).toEqual(['house']);
});

it('what is kept under the name of the choice and is none counts as English', () => {
  localStorage.setItem('word-language', 'klingon');
  expect(wordLanguage()).toBe('english');
});
