import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgedGroups } from '../../test/grade-answer-pairs/index.ts';
import { alignLetters } from '../arabic/align-letters.ts';
import { answerWords, shownLetter } from '../arabic/answer-letters.ts';
import { strictnesses } from '../arabic/strictness.ts';
import { gradeAnswer, type Verdict } from './grade-answer.ts';

const pairs = judgedGroups.flatMap((group) =>
  group.pairs.map((pair) => ({ ...pair, strictness: group.strictness })),
);

describe('answers judged by hand', () => {
  // Proves decision-071-3.
  it('are at least five hundred, none twice', () => {
    const named = pairs.map(({ strictness, given, accepted }) => [strictness, given, ...accepted]);
    expect(pairs.length).toBeGreaterThanOrEqual(500);
    expect(new Set(named.map((one) => one.join('|'))).size).toBe(pairs.length);
  });

  for (const { rule, strictness, pairs: judged } of judgedGroups) {
    it(`${strictness}: ${rule}`, () => {
      const found = judged.map(({ given, accepted, slips }) => {
        const grade = gradeAnswer(given, { accepted, strictness });
        const kinds = grade.slips.map(({ kind }) => kind);
        return { given, accepted, verdict: grade.verdict, slips: slips && kinds };
      });
      expect(found).toEqual(judged);
    });
  }
});

describe('a slip', () => {
  it('says what was typed, what was expected, and where among the letters', () => {
    const key = { accepted: ['ذَهَبَ إِلَى الْمَدْرَسَةِ'], strictness: 'hamza' } as const;
    expect(gradeAnswer('ذهب الى المدرسه', key)).toEqual({
      verdict: 'nearly',
      slips: [
        { kind: 'hamza', at: 3, given: 'ا', expected: 'إِ' },
        { kind: 'ta-marbuta', at: 12, given: 'ه', expected: 'ةِ' },
      ],
    });
  });

  it('shows a letter with its marks, one missing as nothing, one too many before its place', () => {
    const marked = { accepted: ['مُعَلِّمٌ'], strictness: 'tashkeel' } as const;
    expect(gradeAnswer('مُعَلِمٌ', marked).slips).toEqual([
      { kind: 'tashkeel', at: 2, given: 'لِ', expected: 'لِّ' },
    ]);
    const plain = { accepted: ['مدرسة'], strictness: 'letters' } as const;
    expect(gradeAnswer('مدسة', plain).slips).toEqual([
      { kind: 'missing', at: 2, given: '', expected: 'ر' },
    ]);
    expect(gradeAnswer('مدرسةن', plain).slips).toEqual([
      { kind: 'extra', at: 5, given: 'ن', expected: '' },
    ]);
  });

  // Proves decision-126-5.
  it('is named in none of a word most of whose letters are others, though the rest is as expected', () => {
    const key = { accepted: ['ذهب الولد إلى السوق الكبير'], strictness: 'letters' } as const;
    const { verdict, slips } = gradeAnswer('ذهب خطأ إلى السوق الكبيل', key);
    expect(verdict).toBe('wrong');
    expect(slips.map(({ given, expected }) => [given, expected])).toEqual([['ل', 'ر']]);
    // Of one that stands there in vain nothing is named either; of one with a slip that slip.
    expect(gradeAnswer('ذهب الولد إلى بيت الكبير', key).slips).toEqual([]);
  });

  it('of order names both orders, and the first word that stands elsewhere', () => {
    const key = { accepted: ['الولد في البيت'], strictness: 'letters' } as const;
    expect(gradeAnswer('الولد البيت في', key).slips).toEqual([
      { kind: 'order', at: 5, given: 'الولد البيت في', expected: 'الولد في البيت' },
    ]);
  });
});

describe('accepted answers', () => {
  it('are the first twelve', () => {
    const many = Array.from({ length: 12 }, (_, at) => `كلمة${at + 100}`);
    const grade = (accepted: string[]) => gradeAnswer('قمر', { accepted, strictness: 'letters' });
    expect(grade([...many.slice(1), 'قمر']).verdict).toBe('right');
    expect(grade([...many, 'قمر']).verdict).toBe('wrong');
    expect(grade([])).toEqual({ verdict: 'wrong', slips: [] });
  });
});

const letters = 'ابتثجحخدذرزسشصضطظعغفقكلمنهويىةءأإآؤئ';
const vowels = ['', '\u064E', '\u064F', '\u0650', '\u0652'];
const syllable = fc
  .tuple(fc.constantFrom(...letters), fc.boolean(), fc.constantFrom(...vowels))
  .map(([letter, isDoubled, vowel]) => `${letter}${isDoubled ? '\u0651' : ''}${vowel}`);
const word = fc.array(syllable, { minLength: 1, maxLength: 7 }).map((all) => all.join(''));
const phrase = fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));
const strictness = fc.constantFrom(...strictnesses);

/** Every letter in a form of its place, as old programs stored them. */
const forms: Readonly<Record<string, string>> = {
  ا: '\uFE8E',
  ب: '\uFE91',
  ت: '\uFE98',
  ة: '\uFE94',
  ر: '\uFEAE',
  س: '\uFEB3',
  ع: '\uFECB',
  ك: '\uFEDB',
  ل: '\uFEE0',
  م: '\uFEE4',
  ن: '\uFEE7',
  ه: '\uFEEB',
  و: '\uFEEE',
  ى: '\uFEF0',
  ي: '\uFEF4',
  أ: '\uFE84',
  ؤ: '\uFE86',
  ئ: '\uFE8B',
};
const disguises: readonly ((text: string) => string)[] = [
  (text) => text.normalize('NFD'),
  (text) => text.normalize('NFC'),
  (text) => text.normalize('NFKD'),
  (text) => text.replace(/(\p{L})(\p{M}*)(?=\p{L})/gu, '$1$2\u0640\u0640'),
  (text) => [...text].map((one) => forms[one] ?? one).join(''),
  (text) => text.replace(/([\u064B-\u0652])(\u0651)/g, '$2$1'),
  (text) => text.replace(/(\u0651)([\u064B-\u0650])/g, '$2$1'),
  (text) => `  ${text.replaceAll(' ', '\u00A0\u00A0')} .`,
];
const disguise = fc.constantFrom(...disguises);

describe('grading any answer', () => {
  // Proves decision-071-3.
  it('does not change with composition, order of marks, tatweel, presentation forms and spaces', () => {
    fc.assert(
      fc.property(
        phrase,
        phrase,
        strictness,
        disguise,
        disguise,
        (given, wanted, strict, one, other) => {
          const plain = gradeAnswer(given, { accepted: [wanted], strictness: strict });
          const disguised = gradeAnswer(one(given), {
            accepted: [other(wanted)],
            strictness: strict,
          });
          expect(disguised).toEqual(plain);
        },
      ),
      { numRuns: 1500 },
    );
  });

  it('finds every answer right in any disguise', () => {
    fc.assert(
      fc.property(phrase, strictness, disguise, disguise, (text, strict, one, other) => {
        const key = { accepted: [one(text)], strictness: strict };
        expect(gradeAnswer(other(text), key)).toEqual({ verdict: 'right', slips: [] });
      }),
      { numRuns: 1500 },
    );
  });

  // Proves decision-071-3.
  it('is never kinder when it is stricter', () => {
    const severity: Record<Verdict, number> = { right: 0, nearly: 1, wrong: 2 };
    fc.assert(
      fc.property(phrase, phrase, (given, wanted) => {
        const verdicts = strictnesses.map(
          (strict) =>
            severity[gradeAnswer(given, { accepted: [wanted], strictness: strict }).verdict],
        );
        expect(verdicts).toEqual([...verdicts].sort());
      }),
      { numRuns: 1500 },
    );
  });

  it('names slips of what is nearly right and none of what is right, at places of the answer', () => {
    fc.assert(
      fc.property(phrase, phrase, strictness, (given, wanted, strict) => {
        const { verdict, slips } = gradeAnswer(given, { accepted: [wanted], strictness: strict });
        if (verdict !== 'wrong') expect(slips.length > 0).toBe(verdict === 'nearly');
        const length = answerWords(wanted).flat().length;
        for (const { at } of slips) expect(at >= 0 && at <= length).toBe(true);
      }),
    );
  });

  it('takes any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (given, wanted) => {
        const { verdict } = gradeAnswer(given, { accepted: [wanted], strictness: 'tashkeel' });
        expect(['right', 'nearly', 'wrong']).toContain(verdict);
        expect(answerWords(wanted).flat().map(shownLetter).join('')).toEqual(expect.any(String));
      }),
    );
  });

  it('compares four hundred letters of either, whatever one sign unfolds into', () => {
    const key = { accepted: ['ﷺ'.repeat(300)], strictness: 'letters' } as const;
    expect(gradeAnswer('ﷺ'.repeat(27), key).verdict).toBe('right');
    expect(gradeAnswer('ﷺ'.repeat(26), key).verdict).toBe('wrong');
  });

  it('does work that grows with the length of an answer and not with its square', () => {
    const looks = (length: number) => {
      const [given, expected] = [
        answerWords('كتب '.repeat(length)),
        answerWords('كتب '.repeat(length)),
      ];
      let count = 0;
      const counted = new Proxy(expected.flat(), {
        get(letters, name) {
          count += 1;
          return Reflect.get(letters, name);
        },
      });
      expect(alignLetters(given.flat(), counted)).toHaveLength(3 * length);
      return count;
    };
    expect(looks(200)).toBeLessThan(2.1 * looks(100));
  });

  it('comes to an end of ten thousand answers, and of a text without end', () => {
    for (let round = 0; round < 10_000; round += 1) {
      gradeAnswer('ذهب الى المدرسه', { accepted: ['ذَهَبَ إِلَى الْمَدْرَسَةِ'], strictness: 'tashkeel' });
    }
    gradeAnswer('ا'.repeat(1_000_000), { accepted: ['ب'.repeat(2_000)], strictness: 'letters' });
  });
});
