import { splitAtAddresses } from './addresses.ts';

/**
 * Decodes a stored text when it can be: percent-encoding of whole texts, and line breaks written
 * out as `\n` (a Timetable lesson holds both). A text that only looks encoded stays as it is, and so
 * does an address of the web, whose signs mean something else once they are decoded.
 */
export const readableText = (text: string): string => inLines(decoded(inLines(text))).trim();

const inLines = (text: string) => text.replace(/\\r\\n|\\n|\\r/g, '\n').replace(/\r\n?/g, '\n');

function decoded(text: string): string {
  if (!/%[0-9a-f]{2}/i.test(text)) return text;
  try {
    return splitAtAddresses(text)
      .map((part) => (part.isAddress ? part.text : decodeURIComponent(part.text)))
      .join('');
  } catch {
    return text;
  }
}

/** A paragraph and its place in the text, which is all the identity it has. */
export interface Paragraph {
  key: string;
  text: string;
}

/** A text cut at `separator` into its paragraphs, blank ones left out. */
export function paragraphsOf(text: string, separator: RegExp): Paragraph[] {
  return text
    .split(separator)
    .map((part, place) => ({ key: `${place}`, text: part.trim() }))
    .filter((paragraph) => paragraph.text !== '');
}

const vowelSigns = /[\u064B-\u0652\u0670]/g;

/** True for Arabic that carries vowel signs on more than the odd word. */
export function hasVowelSigns(text: string): boolean {
  return (text.match(vowelSigns)?.length ?? 0) >= 3;
}
