import { WordForm } from '@institute/contract/managed-words';
import { MAX_WORDS } from '@institute/contract/words';
import { describe, expect, it } from 'vitest';
import { demoClasses, demoWords } from '../index.ts';

const lists = Object.entries(demoWords).flatMap(([key, bySubject]) =>
  Object.entries(bySubject).map(([subject, words]) => ({ key, subject, words })),
);
const words = lists.flatMap((list) => list.words.map((word) => ({ ...word, where: list.subject })));

const MARK = '[\\u064B-\\u0652\\u0670]';
/** A letter that bears nothing, where it neither lengthens a vowel nor is an article's or a silent one. */
const bare = new RegExp(`[بتثجحخدذرزسشصضطظعغفقكمنهةءأؤئ](?!${MARK})`, 'u');
/** The last letter before a pause, which may be left without its ending. */
const pausal = (text: string) => text.replace(/[؟.!:،]/g, '').trim();

describe('the words of the demo', () => {
  it('are at least eighty, of lessons that there are', () => {
    expect(words.length).toBeGreaterThanOrEqual(80);
    for (const { key, subject, words: list } of lists) {
      const lessons = demoClasses.find((one) => one.key === key)?.lessons ?? [];
      expect(lessons.filter((one) => one.subject === subject)).toHaveLength(1);
      expect(list.length).toBeLessThanOrEqual(MAX_WORDS);
    }
  });

  it('stand once in all classes, composed', () => {
    const arabic = words.map((word) => word.arabic);
    expect(new Set(arabic).size).toBe(arabic.length);
    for (const text of arabic) expect(text).toBe(text.normalize('NFC'));
  });

  it('are what the form of a word takes', () => {
    for (const word of words) expect(WordForm.safeParse(word).error, word.arabic).toBeUndefined();
  });

  it('are vocalised, in their plural, pattern and example too', () => {
    const wanting = words.flatMap((word) =>
      [word.arabic, word.plural, word.pattern, word.example]
        .map(pausal)
        .filter((text) => text.split(' ').some((one) => bare.test(one)))
        .map((text) => `${word.arabic}: ${text}`),
    );
    expect(wanting).toEqual([]);
  });

  it('name their roots by single letters', () => {
    for (const { root, arabic } of words) {
      if (root !== '') expect(root, arabic).toMatch(/^[\u0621-\u064A]( [\u0621-\u064A]){2,3}$/);
    }
  });
});
