/** A letter of an Arabic word with its signs, shadda first. */
export interface Sign {
  letter: string;
  marks: string;
}

const SHADDA = '\u0651';
const SUKUN = '\u0652';

/** A vowel: `a`, `i`, `u`; `-` for none; '' where nothing is written. */
type Vowel = 'a' | 'i' | 'u' | '-' | '';

function vowelOf({ marks }: Sign): Vowel {
  if (/[\u064E\u064B]/.test(marks)) return 'a';
  if (/[\u0650\u064D]/.test(marks)) return 'i';
  if (/[\u064F\u064C]/.test(marks)) return 'u';
  return marks.includes(SUKUN) ? '-' : '';
}

const long = { a: 'ا', i: 'ي', u: 'و' } as const;

/**
 * Writes a hamza (ء) of a word on the seat that the rules of spelling give it there: by its own vowel
 * and the one before it. Of a hamza before or after an alef the two are one letter, آ. `start` is
 * where the word begins, after an article. The list given stays as it is.
 */
export function seatHamza(word: readonly Sign[], at: number, start: number): Sign[] {
  const [before, here, after] = [word[at - 1], word[at], word[at + 1]];
  if (here?.letter !== 'ء') return [...word];
  const own = vowelOf(here);
  if (before && at - 1 === start && /[أإ]/.test(before.letter) && (own === '-' || own === '')) {
    return withoutSecondHamza(word, at, before);
  }
  const letter =
    at === start || before === undefined
      ? own === 'i'
        ? 'إ'
        : 'أ'
      : after
        ? seatWithin(own, before, at - 1 === start)
        : seatAtEnd(before);
  const isLong =
    letter === 'أ' && after?.letter === 'ا' && after.marks === '' && (own === 'a' || own === '');
  return isLong && !here.marks.includes(SHADDA)
    ? [...word.slice(0, at), { letter: 'آ', marks: '' }, ...word.slice(at + 2)]
    : word.map((one, place) => (place === at ? { ...one, letter } : one));
}

/** Of two hamzas, the second without a vowel, the second lengthens the vowel of the first: آ, إِي, أُو. */
function withoutSecondHamza(word: readonly Sign[], at: number, first: Sign): Sign[] {
  const vowel = vowelOf(first);
  const rest = word.slice(at + 1);
  if (vowel === 'i' || vowel === 'u') {
    return [...word.slice(0, at), { letter: long[vowel], marks: '' }, ...rest];
  }
  return [...word.slice(0, at - 1), { letter: 'آ', marks: '' }, ...rest];
}

const isBare = (sign: Sign) => sign.marks === '' || sign.marks === SUKUN;

function seatWithin(own: Vowel, before: Sign, isAfterFirst: boolean): string {
  const vowel = vowelOf(before);
  // A bare alef that begins a word is the one that is read in passing: اِئْتَمَرَ.
  const isFirstAlef = isAfterFirst && before.letter === 'ا';
  if (own === 'i' || vowel === 'i' || isFirstAlef) return 'ئ';
  if (before.letter === 'ي' && isBare(before)) return 'ئ';
  const isAfterWaw = before.letter === 'و' && isBare(before);
  if (isAfterWaw) return 'ء';
  if (own === 'u' || vowel === 'u') return 'ؤ';
  return before.letter === 'ا' && isBare(before) ? 'ء' : 'أ';
}

function seatAtEnd(before: Sign): string {
  const vowel = vowelOf(before);
  if (vowel === 'i') return 'ئ';
  if (vowel === 'u') return 'ؤ';
  if (vowel === 'a') return 'أ';
  return vowel === '-' || /[اويى]/.test(before.letter) ? 'ء' : 'أ';
}
