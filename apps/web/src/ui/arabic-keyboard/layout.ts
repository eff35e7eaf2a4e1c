/** A key of the on-screen keyboard: what it writes or does, and what it is called. */
export interface Key {
  /** The character it writes, or what it does instead. */
  does: { write: string } | 'back' | 'hide';
  /** What stands on it. */
  face: string;
  /** Its name for those who do not see it; the letter itself where there is none. */
  name?: string;
  /** How many columns it takes. */
  wide?: 2;
}

/** Columns of every row: at 320 px a key is as wide as on the phone's own Arabic keyboard. */
export const COLUMNS = 11;

const letters = (row: string): Key[] =>
  [...row].map((letter) => ({ does: { write: letter }, face: letter }));
const sign = (character: string, name: string, face: string = character): Key => ({
  does: { write: character },
  face,
  name,
});
/** A mark needs something to stand on: the dotted circle. */
const mark = (character: string, name: string): Key => sign(character, name, `◌${character}`);

/** The rows from top to bottom, each from left to right as on an Arabic keyboard. */
export const rows: readonly (readonly Key[])[] = [
  [
    mark('\u064E', 'Fatha'),
    mark('\u064F', 'Damma'),
    mark('\u0650', 'Kasra'),
    mark('\u0652', 'Sukun'),
    mark('\u0651', 'Shadda'),
    mark('\u064B', 'Tanwin fath'),
    mark('\u064C', 'Tanwin damm'),
    mark('\u064D', 'Tanwin kasr'),
    mark('\u0670', 'Dagger alef'),
    { does: 'hide', face: '', name: 'Hide the Arabic keyboard', wide: 2 },
  ],
  letters('ضصثقفغعهخحج'),
  letters('شسيبلاتنمكط'),
  [...letters('ذءؤرىةوزظد'), { does: 'back', face: '', name: 'Backspace' }],
  [
    ...letters('أإآئ'),
    sign('\u060C', 'Arabic comma'),
    sign('\u061B', 'Arabic semicolon'),
    { ...sign(' ', 'Space', ''), wide: 2 },
    sign('.', 'Full stop'),
    sign('\u061F', 'Arabic question mark'),
    sign('\n', 'New line', ''),
  ],
];
