/** What the tests of the bank need to know of Arabic spelling. */

const MARKS = '\u064b-\u0652\u0670';

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
