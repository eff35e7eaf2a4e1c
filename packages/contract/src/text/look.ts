import { withoutUnseen } from './typed.ts';

/**
 * What the eye tells apart in a text: composed, with its marks in one order, without what nobody sees
 * and with its spaces run together. Two texts of the same look are one answer.
 */
export const lookOf = (text: string): string =>
  withoutUnseen(text).normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Whether two texts look the same. */
export const looksLike = (one: string, other: string): boolean =>
  one === other || lookOf(one) === lookOf(other);

/** Texts that can be seen, the first of those that look alike. */
export function distinctByLook(texts: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const text of texts) {
    const look = lookOf(text);
    if (look !== '' && !seen.has(look)) seen.set(look, text);
  }
  return [...seen.values()];
}
