import { MAX_WORDS } from '@institute/contract/words/lesson-words';
import { WordForm } from '@institute/contract/words/managed-words';
import { describe, expect, it } from 'vitest';
import { bareWords } from '../../test/support/vocalised.ts';
import { readDemo } from '../reader/index.ts';

const lists = (await readDemo()).classes.flatMap(({ lessons }) =>
  lessons.map((lesson) => lesson.words),
);
const words = lists.flat();

/** Letters that change or fall away in words: the weak ones, and hamza on whatever seat. */
const weak = /[اويىءأإآؤئ]/u;

/** The strong letters of a word in order, a doubled one twice. */
const strongLetters = (text: string) =>
  [
    ...text
      .normalize('NFC')
      .replace(/(\p{L})(\p{M}*)\u0651/gu, '$1$1$2')
      .replace(/[^\p{L}]/gu, ''),
  ].filter((letter) => !weak.test(letter));

/** Whether the letters stand there in their order, others between them. */
function stand(letters: readonly string[], text: readonly string[]): boolean {
  let at = 0;
  for (const letter of text) if (letter === letters[at]) at += 1;
  return at === letters.length;
}

describe('the words of the demo', () => {
  it('are at least 250, and no lesson has more than one may', () => {
    expect(words.length).toBeGreaterThanOrEqual(250);
    for (const list of lists) {
      expect(list.length).toBeLessThanOrEqual(MAX_WORDS);
    }
  });

  // Proves ours-67.
  it('name root and plural, at least 250 of them', () => {
    const full = words.filter(({ root, plural }) => root !== '' && plural !== '');
    expect(full.length).toBeGreaterThanOrEqual(250);
    // Verbs and particles have no plural; of the rest only words of other languages lack a root.
    const rootless = words.filter(({ root, kind }) => root === '' && /noun|adjective/.test(kind));
    expect(rootless.map(({ arabic }) => arabic)).toEqual(['شَايٌ', 'أُسْتَاذٌ', 'فَاتُورَةٌ']);
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
        .flatMap(bareWords)
        .map((text) => `${word.arabic}: ${text}`),
    );
    expect(wanting).toEqual([]);
  });

  it('are explained in Hausa and Yoruba where we are sure, in the letters of each', () => {
    const hausa = words.map((word) => word.hausa).filter((text) => text !== '');
    const yoruba = words.map((word) => word.yoruba).filter((text) => text !== '');
    expect(hausa.length).toBeGreaterThanOrEqual(100);
    expect(yoruba.length).toBeGreaterThanOrEqual(100);
    for (const text of hausa) expect(text).toMatch(/^[a-zɓɗƙ' ,?]+$/);
    for (const text of yoruba) {
      expect(text).toBe(text.normalize('NFC'));
      expect(text.normalize('NFD')).toMatch(/^[a-z ,?\p{M}]+$/u);
    }
  });

  it('name their roots by single letters', () => {
    for (const { root, arabic } of words) {
      if (root !== '') expect(root, arabic).toMatch(/^[\u0621-\u064A]( [\u0621-\u064A]){2,3}$/);
    }
  });

  it('bear the letters of their root in their order', () => {
    const wanting = words.flatMap(({ arabic, root }) =>
      stand(strongLetters(root), strongLetters(arabic)) ? [] : [`${arabic}: ${root}`],
    );
    // Its last letter has become a hamza, and comes back in the plural مِيَاهٌ.
    expect(wanting).toEqual(['مَاءٌ: م و ه']);
  });

  it('have a plural or an example almost everywhere', () => {
    expect(
      words.filter(({ plural, kind }) => kind === 'noun' && plural === '').length,
    ).toBeLessThan(40);
    expect(words.filter(({ example }) => example === '').length).toBeLessThan(12);
  });
});
