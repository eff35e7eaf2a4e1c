/*
 * What people type, paste or dictate at the edge of the product. A number copied from WhatsApp or
 * from the contacts of a phone comes wrapped in marks that nobody sees, and a keyboard may have the
 * figures of Arabic or Persian.
 */

/**
 * Signs that show nothing: marks of direction, joiners and breaks of no width, the soft hyphen, the
 * byte order mark and variation selectors. Escaped, since nobody could read them here either.
 */
const unseen =
  /\u034F|[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;
const figure = /[\u0660-\u0669\u06F0-\u06F9]/g;
const hyphen = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

/** A text without the signs that nobody sees. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '');

/** The figures of Arabic and Persian keyboards as 0 to 9. */
export const plainFigures = (text: string): string =>
  text.replace(figure, (one) => String(one.charCodeAt(0) & 0xf));

/**
 * What identifies something or counts it, such as an e-mail, a phone number, a code or an amount, as
 * it was meant: without what nobody sees, every space a plain one, every hyphen and dash a plain
 * one, figures as 0 to 9.
 */
export const plainTyped = (text: string): string =>
  plainFigures(withoutUnseen(text)).replace(/\s/g, ' ').replace(hyphen, '-').trim();

/** An address of the web byte for byte, but for what nobody sees and blanks around it. */
export const plainAddress = (text: string): string => withoutUnseen(text).trim();

/** Besides blanks and signs of no width, a few letters have no shape: Hangul fillers, blank Braille. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether there is anything to see in a text. */
export const isVisible = (text: string): boolean => visible.test(text);

const marks = /[\p{M}\p{Cf}]/gu;
/** Three marks and signs to a letter are more than any language writes throughout a text. */
const ROOM = 4;

/** What is longer is a file or a tree, whose every byte counts. */
const LONGEST_TEXT = 20_000;

/** The most signs of a text of at most so many letters, marks and all. */
export const roomFor = (max: number): number => (max > LONGEST_TEXT ? max : max * ROOM);

/** How many letters, figures and signs a text has beside its marks. */
const lettersOf = (text: string): number => text.replace(marks, '').length;

/**
 * Whether a text has at most so many letters, figures and signs. Vowel signs and other marks count for
 * nothing, so that vocalised Arabic has the same room; how long the whole is stays bounded.
 */
export const isWithin = (text: string, max: number): boolean =>
  text.length <= max || (text.length <= roomFor(max) && lettersOf(text) <= max);

/**
 * A text and the caret in it, as a field holds them that stops at so many letters: what was typed or
 * pasted last, which ends at the caret, loses from its end what is too much. What stood there stays.
 */
export function heldWithin(
  text: string,
  caret: number,
  max: number,
): { text: string; caret: number } {
  if (isWithin(text, max)) return { text, caret };
  const letters = [...text.slice(0, caret)];
  const rest = text.slice(caret);
  const room = Math.max(0, max - lettersOf(rest));
  let left = lettersOf(letters.join(''));
  while (letters.length > 0 && left > room) left -= lettersOf(letters.pop() ?? '');
  const head = letters.join('').slice(0, Math.max(0, roomFor(max) - rest.length));
  return { text: head + rest, caret: head.length };
}
