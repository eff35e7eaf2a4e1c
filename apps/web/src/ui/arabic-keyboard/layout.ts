import { keyNames as names } from './key-names.ts';

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
/**
 * What a mark stands on: the stroke between letters, which comes from the same face. Of the dotted circle no
 * face of ours has a drawing, and two faces join in Chromium alone.
 */
export const BEARER = '\u0640';
const mark = (character: string, name: string): Key => sign(character, name, BEARER + character);

/** The rows from top to bottom, each from left to right as on an Arabic keyboard. */
export const rows: readonly (readonly Key[])[] = [
  [
    mark('\u064E', names.fatha),
    mark('\u064F', names.damma),
    mark('\u0650', names.kasra),
    mark('\u0652', names.sukun),
    mark('\u0651', names.shadda),
    mark('\u064B', names.tanwinFath),
    mark('\u064C', names.tanwinDamm),
    mark('\u064D', names.tanwinKasr),
    mark('\u0670', names.daggerAlef),
    { does: 'hide', face: '', name: names.hide, wide: 2 },
  ],
  letters('ضصثقفغعهخحج'),
  letters('شسيبلاتنمكط'),
  [...letters('ذءؤرىةوزظد'), { does: 'back', face: '', name: names.backspace }],
  [
    ...letters('أإآئ'),
    sign('\u060C', names.comma),
    sign('\u061B', names.semicolon),
    { ...sign(' ', names.space, ''), wide: 2 },
    sign('.', names.fullStop),
    sign('\u061F', names.questionMark),
    sign('\n', names.newLine, ''),
  ],
];
