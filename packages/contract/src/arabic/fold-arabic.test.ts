import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldArabic, matchRanges } from './fold-arabic.ts';

const marked = (text: string, query: string) =>
  matchRanges(text, query).map(({ start, end }) => text.slice(start, end));

describe('folding', () => {
  it.each([
    ['tashkeel', 'كِتَابٌ', 'كتاب'],
    ['shadda and tanwin', 'مُعَلِّمًا', 'معلما'],
    ['superscript alef', 'هٰذَا', 'هذا'],
    ['alef wasla and the script of the Quran', 'ٱلرَّحْمَٰنِ', 'الرحمن'],
    ['tatweel', 'كتـــاب', 'كتاب'],
    ['hamza on alef', 'أحمد', 'احمد'],
    ['hamza under alef', 'إسلام', 'اسلام'],
    ['madda', 'قرآن', 'قران'],
    ['hamza on waw and ya', 'مؤمن بئر', 'مومن بير'],
    ['alef maqsura', 'مستشفى', 'مستشفي'],
    ['ta marbuta', 'مدرسة', 'مدرسه'],
    ['Persian kaf and ya', 'کریم', 'كريم'],
    ['Arabic digits', '١٢٣ ۴۵', '123 45'],
    ['presentation forms', 'ﻛﺘﺎﺏ ﻻ', 'كتاب لا'],
    ['capitals', 'NAHW', 'nahw'],
    ['diacritics', 'Ramaḍān José', 'ramadan jose'],
    ['letters of Hausa and Yoruba', 'Ɗanjuma Ƙasa Ọlá', 'danjuma kasa ola'],
    ['hamza and ayn of transliteration', 'mubtadaʾ ʿilm', 'mubtada ilm'],
    ['layout characters', '\u2068نحو\u2069\u200f', 'نحو'],
    ['spaces', 'one\n\n two\u00a0three', 'one two three'],
  ])('%s', (_, text, folded) => {
    expect(foldArabic(text)).toBe(folded);
  });

  it('keeps apart what readers keep apart', () => {
    const words = ['قلب', 'كلب', 'سيف', 'صيف', 'علم', 'الم', 'تين', 'طين', 'ماء', 'ما'];
    expect(new Set(words.map(foldArabic)).size).toBe(words.length);
  });

  it('done twice is done once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = foldArabic(text);
        expect(foldArabic(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  it('folds every single character of Unicode once and for all', () => {
    const changing: string[] = [];
    for (let code = 0; code <= 0x1ffff; code += 1) {
      const once = foldArabic(String.fromCodePoint(code));
      if (foldArabic(once) !== once) changing.push(code.toString(16));
    }
    expect(changing).toEqual([]);
  });
});

const harakat = fc.constantFrom('', 'َ', 'ُ', 'ِ', 'ْ', 'ّ', 'ٌ', 'ـ', 'ٰ');
const letter = fc.constantFrom(...'ابتثجحخدذرزسشصضطظعغفقكلمنهويأإآةىئؤء');
/** A word as it is typed, and the same word as it is printed. */
const wordPair = fc
  .array(fc.tuple(letter, harakat), { minLength: 1, maxLength: 8 })
  .map((pairs) => ({
    plain: pairs.map(([base]) => base).join(''),
    vocalised: pairs.map(([base, mark]) => base + mark).join(''),
  }));

describe('matches', () => {
  it('are given in the original spelling, with the marks of their last letter', () => {
    expect(marked('قَرَأْتُ كِتَابًا مُفِيدًا', 'كتابا')).toEqual(['كِتَابًا']);
    expect(marked('كِتَابٌ وَكِتَابٌ', 'كتاب')).toEqual(['كِتَابٌ', 'كِتَابٌ']);
    expect(marked('The Ramaḍān class', 'ramadan')).toEqual(['Ramaḍān']);
    expect(marked('Ramad\u0323a\u0304n', 'RAMADAN')).toEqual(['Ramad\u0323a\u0304n']);
    expect(marked('صفحة ١٢', '12')).toEqual(['١٢']);
    expect(marked('one\n  two', 'one two')).toEqual(['one\n  two']);
    expect(marked('ﻻ', 'لا')).toEqual(['ﻻ']);
    expect(marked('\u2068نَحْو\u2069 1', 'نحو')).toEqual(['نَحْو']);
  });

  it('are none for nothing, for marks alone and for what is not there', () => {
    for (const query of ['', '   ', 'َُِّ', 'ـ', 'صرف']) expect(matchRanges('نحو', query)).toEqual([]);
  });

  it('find a word however it is vocalised, wherever it stands', () => {
    fc.assert(
      fc.property(wordPair, fc.string(), fc.string(), ({ plain, vocalised }, before, after) => {
        const text = `${before} ${vocalised} ${after}`;
        expect(marked(text, plain)).toContain(vocalised);
        expect(foldArabic(text)).toContain(foldArabic(plain));
      }),
    );
  });

  it('lie in the text in order, apart, and fold to what was searched for', () => {
    const some = fc.string({ unit: fc.constantFrom(...'اأبَّـ ab\n١1ﻻ𝐀', '\u2068') });
    fc.assert(
      fc.property(some, some, (text, query) => {
        const wanted = foldArabic(query).trim();
        const ranges = matchRanges(text, query);
        expect(ranges.length > 0).toBe(wanted !== '' && foldArabic(text).includes(wanted));
        let last = 0;
        for (const { start, end } of ranges) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(foldArabic(text.slice(start, end))).toContain(wanted);
          last = end;
        }
      }),
      { numRuns: 2000 },
    );
  });
});
