/**
 * Searching as a reader of Arabic expects: كتاب finds كِتَاب, and `ramadan` finds Ramaḍān. One
 * function folds what is stored on the server and what is typed in the browser, so both find alike.
 */

/** Letters that readers take for another: seats of hamza, variants of alef, ya, ta marbuta, kaf. */
const letters: Readonly<Record<string, string>> = {
  // Arabic. Alef, waw and ya under a hamza or a madda lose it by decomposition already.
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ة: 'ه',
  ە: 'ه',
  ہ: 'ه',
  ۃ: 'ه',
  ھ: 'ه',
  ک: 'ك',
  // Latin letters that Unicode does not take apart, those of Hausa among them.
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ς: 'σ',
  '’': "'",
  '‘': "'",
};

/**
 * What is written and not searched for: marks on letters (tashkeel, superscript alef, diacritics),
 * tatweel, small letters and signs of the Quran's script, characters that only steer layout, and
 * the hamza and ayn of transliteration.
 */
const silent = /[\p{M}\p{Cf}\u0640\u06dd\u06de\u06e5\u06e6\u06e9\u02bb-\u02bf]/u;
const space = /^\s$/u;

function foldDigit(character: string): string {
  const code = character.charCodeAt(0);
  if (code >= 0x0660 && code <= 0x0669) return String(code - 0x0660);
  if (code >= 0x06f0 && code <= 0x06f9) return String(code - 0x06f0);
  return character;
}

const known = new Map<string, string>();
/** More than any text of ours holds; a hostile one must not fill the memory. */
const KNOWN_MAX = 4096;

/** The searched form of one character: nothing, one character, or several (a ligature). */
function foldCharacter(character: string): string {
  const found = known.get(character);
  if (found !== undefined) return found;
  let folded = '';
  for (const part of character.normalize('NFKD').toLowerCase().normalize('NFKD')) {
    if (silent.test(part)) continue;
    folded += space.test(part) ? ' ' : (letters[part] ?? foldDigit(part));
  }
  if (known.size < KNOWN_MAX) known.set(character, folded);
  return folded;
}

/** A text folded, and for each of its characters where the one it came from stands. */
function foldWithPlaces(text: string): { folded: string; starts: number[]; ends: number[] } {
  let folded = '';
  // Asked of the text itself, this would copy the whole of it for every space.
  let last = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    for (const part of foldCharacter(character).split('')) {
      // A run of spaces and line breaks is one space.
      if (part === ' ' && last === ' ') continue;
      folded += part;
      last = part;
      starts.push(at);
      ends.push(at + character.length);
    }
    at += character.length;
  }
  return { folded, starts, ends };
}

/**
 * The searched form of a text: without tashkeel, tatweel, diacritics and capitals, hamza seats and
 * the variants of alef, ya and ta marbuta alike, Arabic digits as 0 to 9, spaces run together.
 * Folding twice is folding once.
 */
export function foldArabic(text: string): string {
  return foldWithPlaces(text).folded;
}

/** A slice of a text: from `start` up to, not including, `end`, as `slice` takes them. */
export interface TextRange {
  start: number;
  end: number;
}

/** Marks and tatweel belong to the letter before them. */
const attached = /[\p{M}\u0640]/u;

/**
 * Where `query` is found in `text`, in the original spelling, for marking: in order, never
 * overlapping, each with the marks of its last letter. Empty when nothing is searched for.
 */
export function matchRanges(text: string, query: string): TextRange[] {
  const wanted = foldArabic(query).trim();
  if (wanted === '') return [];
  const { folded, starts, ends } = foldWithPlaces(text);
  const ranges: TextRange[] = [];
  let from = folded.indexOf(wanted);
  while (from !== -1) {
    const start = starts[from] ?? 0;
    let end = ends[from + wanted.length - 1] ?? start;
    while (attached.test(text.charAt(end))) end += 1;
    // Two matches may share a ligature; it is marked once.
    if (start >= (ranges.at(-1)?.end ?? 0)) ranges.push({ start, end });
    from = folded.indexOf(wanted, from + wanted.length);
  }
  return ranges;
}

/** Maʼaji, Ma'aji, Ma‘aji and Maaji are one name: what is looked for and where have no apostrophes. */
export const withoutApostrophes = (folded: string): string => folded.replace(/['`´]/g, '');

/** The words of a search, folded as what is searched is, each once; each is looked for by itself. */
export function searchWords(typed: string): string[] {
  const folded = withoutApostrophes(foldArabic(typed));
  return [...new Set(folded.split(' '))].filter((word) => word !== '');
}

/** Whether each of the words of a search stands in the text, in whatever order. */
export function holdsWords(text: string, words: readonly string[]): boolean {
  const folded = withoutApostrophes(foldArabic(text));
  return words.every((word) => folded.includes(word));
}
