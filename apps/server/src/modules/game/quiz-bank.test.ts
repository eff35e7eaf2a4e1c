import { describe, expect, it } from 'vitest';
import { bareWords } from '../../../test/support/vocalised.ts';
import { bare, isSameWord } from '../../../test/support/vowels.ts';
import { quizBank } from './questions.ts';

const levels = Object.entries(quizBank);
const all = levels.flatMap(([level, questions]) =>
  questions.map((one) => ({ ...one, level, options: [one.answer, ...one.wrong] })),
);
/** A text without anything that makes two texts look different but read alike. */
const plain = (text: string) => bare(text).toLowerCase().replace(/\s+/g, ' ').trim();

describe('the bank of questions', () => {
  it.each(levels)('has at least 80 questions for the level %s', (_level, questions) => {
    expect(questions.length).toBeGreaterThanOrEqual(80);
  });

  it('gives each question three or four options', () => {
    for (const { question, wrong } of all) {
      expect([2, 3], question).toContain(wrong.length);
    }
  });

  it('has one right option: no other reads like it, or like another', () => {
    for (const { question, options } of all) {
      for (const [place, one] of options.entries()) {
        expect(one.trim(), question).toBe(one);
        expect(one, question).not.toBe('');
        for (const other of options.slice(place + 1)) {
          expect(
            isSameWord(one.toLowerCase(), other.toLowerCase()),
            `${question} ${one}, ${other}`,
          ).toBe(false);
        }
      }
    }
  });

  it('asks nothing twice', () => {
    const asked = all.map(({ question }) => plain(question));
    expect(asked.filter((one, place) => asked.indexOf(one) !== place)).toEqual([]);
  });

  it('gives a plausible time: in seconds, more for more to read and for harder levels', () => {
    for (const { question, options, estimatedTimeMs } of all) {
      expect(estimatedTimeMs % 1000, question).toBe(0);
      expect(estimatedTimeMs, question).toBeGreaterThanOrEqual(10_000);
      expect(estimatedTimeMs, question).toBeLessThanOrEqual(30_000);
      const words = [question, ...options].join(' ').split(/\s+/).length;
      expect(estimatedTimeMs / words, question).toBeGreaterThan(500);
    }
    const mean = (list: readonly { estimatedTimeMs: number }[]) =>
      list.reduce((sum, one) => sum + one.estimatedTimeMs, 0) / list.length;
    expect(mean(quizBank.easy)).toBeLessThan(mean(quizBank.intermediate));
    expect(mean(quizBank.intermediate)).toBeLessThan(mean(quizBank.hard));
  });

  it('is written with letters, not with presentation forms, tatweel or stray marks', () => {
    for (const { question, options } of all) {
      const text = [question, ...options].join(' ');
      expect(text, question).not.toMatch(
        /[\ufb50-\ufdff\ufe70-\ufefc\u0640\u200b-\u200f\u202a-\u202e]/,
      );
      expect(text.normalize('NFC'), question).toBe(text);
      // Urdu and Persian look-alikes of Arabic letters.
      expect(text, question).not.toMatch(/[\u06cc\u06a9\u06c1]/);
    }
  });

  it('is vocalised letter by letter', () => {
    for (const { question, options } of all) {
      for (const text of [question, ...options]) {
        expect(bareWords(text), text).toEqual([]);
      }
    }
  });
});

describe('the measure of vocalisation', () => {
  it('finds a letter without its mark', () => {
    expect(bareWords('كَتب')).toEqual(['كَتب']);
    expect(bareWords('مَدرَسَةٌ')).toEqual(['مَدرَسَةٌ']);
    expect(bareWords('كتاب')).toEqual(['كتاب']);
    expect(bareWords('ك ت ب')).toEqual([]);
    expect(bareWords('السَّلَامُ عَلَيْكُمْ')).toEqual([]);
  });

  it('takes a word for another only when a mark contradicts', () => {
    expect(isSameWord('كِتَابٌ', 'كتاب')).toBe(true);
    expect(isSameWord('كِتَابٌ', 'كِتَابًا')).toBe(false);
    expect(isSameWord('كِتَابٌ', 'كِتَابٍ')).toBe(false);
    expect(isSameWord('عِلْمٌ', 'عَلَمٌ')).toBe(false);
    expect(isSameWord('a book', 'a book')).toBe(true);
  });
});
