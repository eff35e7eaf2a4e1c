import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markedParts } from './marked-parts.ts';

const marked = (text: string, queries: readonly string[]) =>
  markedParts(text, queries)
    .filter((part) => part.isMarked)
    .map((part) => part.text);

it('marks in the spelling of the text', () => {
  expect(marked('Nahw · النَّحْوُ الوَاضِحُ', ['النحو'])).toEqual(['النَّحْوُ']);
  expect(marked('قِرَاءَةُ الكُتُبِ', ['قراءه', 'كتب'])).toEqual(['قِرَاءَةُ', 'كُتُبِ']);
});

it('marks what several words share once', () => {
  expect(marked('reading', ['read', 'reading', 'ading'])).toEqual(['reading']);
  expect(marked('abcd', ['ab', 'cd'])).toEqual(['abcd']);
});

it('marks nothing for nothing', () => {
  expect(marked('text', [])).toEqual([]);
  expect(marked('text', ['', ' '])).toEqual([]);
});

it('loses no letter of the text, and never parts a letter from its marks', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'كتابَُِّْ abلا') });
  fc.assert(
    fc.property(letters, fc.array(letters, { maxLength: 3 }), (text, queries) => {
      const parts = markedParts(text, queries);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { isMarked, text: part, start } of parts) {
        if (!isMarked && start > 0) expect(part).not.toMatch(/^\p{M}/u);
      }
    }),
  );
});
