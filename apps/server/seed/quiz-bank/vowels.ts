/** What the tests of the bank need to know of Arabic spelling. */

const MARKS = '\u064b-\u0652\u0670';
const LETTER = /[\u0621-\u063a\u0641-\u064a]/;

/** A text without its vowel marks. */
export const bare = (text: string) =>
  text.replace(new RegExp(`[${MARKS}]`, 'g'), '').normalize('NFC');

/** The letters of a word, each with the marks it carries in a fixed order. */
function lettersOf(word: string): { letter: string; marks: string }[] {
  return [...word.matchAll(new RegExp(`([^${MARKS}])([${MARKS}]*)`, 'gu'))].map(
    ([, letter = '', marks = '']) => ({ letter, marks: [...marks].sort().join('') }),
  );
}

/**
 * Whether two texts are the same word: the same letters, and no letter whose marks contradict. One
 * that only leaves marks out is the same word still.
 */
export function isSameWord(one: string, other: string): boolean {
  if (bare(one) !== bare(other)) return false;
  const others = lettersOf(other);
  return lettersOf(one).every(({ marks }, place) => {
    const facing = others[place]?.marks ?? '';
    return marks === '' || facing === '' || marks === facing;
  });
}

/**
 * The Arabic words of a text in which a letter lacks its mark. Single letters (of a root) need none;
 * neither do alif, the long و and ي after their vowel, the ل of the article before a doubled letter,
 * and a last letter, where one may pause.
 */
export function unmarkedLetters(text: string): string[] {
  const words = text.match(new RegExp(`[\u0621-\u063a\u0641-\u064a${MARKS}]+`, 'gu')) ?? [];
  return words.filter((word) => {
    const letters = lettersOf(word);
    if (letters.length < 2) return false;
    return letters.some(({ letter, marks }, place) => {
      if (!LETTER.test(letter) || marks !== '') return false;
      const isLast = place === letters.length - 1;
      const before = letters[place - 1]?.marks ?? '';
      const after = letters[place + 1]?.marks ?? '';
      const isLong =
        'اآى'.includes(letter) ||
        (letter === 'و' && before.includes('\u064f')) ||
        (letter === 'ي' && before.includes('\u0650'));
      const isArticle = letter === 'ل' && after.includes('\u0651');
      return !isLast && !isLong && !isArticle;
    });
  });
}
