import { type Sign, seatHamza } from '../arabic/hamza-seat.ts';
import { rootLetters } from '../arabic/root-letters.ts';

const SHADDA = '\u0651';
const SUKUN = '\u0652';

/** A letter of the word that is made. */
interface Filled extends Sign {
  isRadical: boolean;
}

const sunLetters = /[تثدذرزسشصضطظلن]/;

/** What the ت of اِفْتَعَلَ becomes after some first letters of a root, and what becomes of those. */
const afterFirst: Readonly<Record<string, readonly [first: string, t: string]>> = {
  ...{ ص: ['ص', 'ط'], ض: ['ض', 'ط'], ط: ['ط', 'ط'], ظ: ['ظ', 'ظ'] },
  ...{ د: ['د', 'د'], ذ: ['د', 'د'], ز: ['ز', 'د'], و: ['ت', 'ت'] },
};

/**
 * The word that a root and a pattern make: the letters of the root in the places of ف, ع and ل of the
 * pattern, with the signs that stand there. `ك ت ب` in `مَفْعُول` is `مَكْتُوب`; roots of four letters fill
 * فَعْلَلَ, of five فَعَلَّل. A hamza gets its seat, the same letter twice becomes one with a shadda, the ت of
 * اِفْتَعَلَ and the article join the letter beside them. Weak letters stay as they are: قَوَلَ is for a person to
 * make قَالَ. '' where the pattern has no places for this root.
 */
export function fillPattern(root: string, pattern: string): string {
  const radicals = [...rootLetters(root.normalize('NFKC'))].map((letter) =>
    /[أإآؤئ]/.test(letter) ? 'ء' : letter,
  );
  const signs = signsOf(pattern);
  const start = hasArticle(signs) ? 2 : 0;
  const filled = placed(radicals, signs);
  if (!filled) return '';
  const joined = joinTwins(withArticle(joinT(filled), start));
  let word: readonly Sign[] = joined;
  // From the end, as a hamza may become one letter with the next.
  for (let at = joined.length - 1; at >= 0; at -= 1) {
    if (joined[at]?.isRadical) word = seatHamza(word, at, start);
  }
  return word.map(({ letter, marks }) => letter + marks).join('');
}

/** The letters of a pattern with their signs, shadda before the vowel; without spaces and tatweel. */
function signsOf(pattern: string): Sign[] {
  const letters = pattern.normalize('NFKC').matchAll(/(\p{L})(\p{Mn}*)/gu);
  return [...letters].flatMap(([, letter = '', marks = '']) =>
    letter === 'ـ'
      ? []
      : [{ letter, marks: (marks.includes(SHADDA) ? SHADDA : '') + marks.replace(SHADDA, '') }],
  );
}

/** Whether the article stands before a pattern: no pattern has a ل before its ف otherwise. */
const hasArticle = (signs: readonly Sign[]) =>
  /[اٱ]/.test(signs[0]?.letter ?? '') && signs[1]?.letter === 'ل';

/** The pattern with the radicals in their places; null where there are too few places or too many. */
function placed(radicals: readonly string[], signs: readonly Sign[]): Filled[] | null {
  const [first, second, ...rest] = radicals;
  const middle = signs.findIndex(({ letter }) => letter === 'ع');
  const lams = signs.filter(({ letter }, at) => letter === 'ل' && at > middle);
  const hasPlaces = middle !== -1 && signs.some(({ letter }) => letter === 'ف') && lams.length > 0;
  if (!hasPlaces || !first || !second || rest.length === 0) return null;
  const inTwo = lams.filter(({ marks }) => marks.includes(SHADDA)).length;
  // A ل with a shadda is two letters where the root has letters for both: فَعَلَّل, سَفَرْجَل.
  const isSplit = rest.length > 1 && rest.length === lams.length + inTwo;
  if (!isSplit && rest.length > 1 && rest.length !== lams.length) return null;

  let used = 0;
  const next = () => {
    const letter = rest[Math.min(used, rest.length - 1)] ?? '';
    used += 1;
    return letter;
  };
  return signs.flatMap((sign, at): Filled[] => {
    const { letter, marks } = sign;
    if (letter === 'ف') return [{ letter: first, marks, isRadical: true }];
    if (letter === 'ع') return [{ letter: second, marks, isRadical: true }];
    if (letter !== 'ل' || at < middle) return [{ ...sign, isRadical: false }];
    if (!isSplit || !marks.includes(SHADDA)) return [{ letter: next(), marks, isRadical: true }];
    return [
      { letter: next(), marks: SUKUN, isRadical: true },
      { letter: next(), marks: marks.replace(SHADDA, ''), isRadical: true },
    ];
  });
}

const isSilent = ({ marks }: Sign) => marks === SUKUN || marks === '';

/** The ت of اِفْتَعَلَ beside a letter that it joins: اِصْطَبَرَ, اِزْدَحَمَ, اِدَّعَى, اِتَّصَلَ. */
function joinT(word: readonly Filled[]): Filled[] {
  return word.map((sign, at) => {
    const [before, after] = [word[at - 1], word[at + 1]];
    if (sign.isRadical && after?.letter === 'ت' && isJoined(sign, after)) {
      return { ...sign, letter: afterFirst[sign.letter]?.[0] ?? sign.letter };
    }
    if (before?.isRadical && sign.letter === 'ت' && isJoined(before, sign)) {
      return { ...sign, letter: afterFirst[before.letter]?.[1] ?? sign.letter };
    }
    return sign;
  });
}

const isJoined = (first: Filled, t: Filled) =>
  first.marks === SUKUN && !t.isRadical && first.letter in afterFirst;

/** A letter without a vowel before the same letter is written once, with a shadda: مَدْد is مَدّ. */
function joinTwins(word: readonly Filled[]): Filled[] {
  const made: Filled[] = [];
  for (const sign of word) {
    const last = made.at(-1);
    const isTwin =
      last?.letter === sign.letter && last.marks === SUKUN && !sign.marks.includes(SHADDA);
    if (isTwin) made.pop();
    made.push(isTwin ? { ...sign, marks: SHADDA + sign.marks.replace(SUKUN, '') } : sign);
  }
  return made;
}

/** After the article a sun letter is doubled: الشَّاكِر. */
function withArticle(word: readonly Filled[], start: number): Filled[] {
  const first = word[start];
  if (start === 0 || !first?.isRadical || !sunLetters.test(first.letter) || isSilent(first)) {
    return [...word];
  }
  return word.map((sign, at) => {
    if (at === 1) return { ...sign, marks: sign.marks.replace(SUKUN, '') };
    const isDoubled = at === start && !sign.marks.includes(SHADDA);
    return isDoubled ? { ...sign, marks: SHADDA + sign.marks } : sign;
  });
}
