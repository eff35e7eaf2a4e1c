/** An item of a list, without the sign or number that began its line. */
export interface ReadingItem {
  /** The place of its line in the text, which is all the identity it has. */
  at: number;
  /** Null for an item that began with a hyphen or a dot. */
  number: number | null;
  text: string;
}

/** A part of a text in which Arabic is read. `isApart` is true where a blank line stands before it. */
export type ReadingPart =
  /** A line of Arabic and the lines of its translation; '' for either number or translation that is not there. */
  | {
      kind: 'pair';
      at: number;
      isApart: boolean;
      number: string;
      arabic: string;
      translation: string;
    }
  | { kind: 'list'; at: number; isApart: boolean; items: ReadingItem[] }
  | { kind: 'prose'; at: number; isApart: boolean; text: string };

const marker = /^(?:[-•]|([\d\u0660-\u0669]{1,3})[.)])\s+/;
const letter = /\p{L}/u;
const arabicLetter = /\p{Script=Arabic}/u;
// The stroke that lengthens a letter belongs to no script.
const foreignLetter = /[^\P{L}\p{Script=Arabic}\u0640]/u;
const address = /^https?:\/\//i;
const marks = /\p{M}/gu;

/** A translation may need two lines, or one for the sound and one for the sense. */
const MOST_LINES = 2;
/** What is longer than its Arabic by this much says something about it. */
const longestFor = (arabic: string) => 60 + 3 * arabic.replace(marks, '').length;

/** Whether all of a line is Arabic, but for figures and signs. */
export function isArabicLine(line: string): boolean {
  return arabicLetter.test(line) && !foreignLetter.test(line);
}

/**
 * Cuts a text into what is read in it: a line that is Arabic throughout leads, and the lines in
 * another script right beneath it are its translation, unless they are more than two, longer than a
 * translation would be, or lead on to something else. Hyphens and numbers make lists. Everything
 * else, also Arabic within a sentence, stays prose.
 */
export function readingParts(text: string): ReadingPart[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const parts: ReadingPart[] = [];
  let isApart = false;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line === '') {
      isApart = parts.length > 0;
      continue;
    }
    const [sign = '', number = ''] = marker.exec(line) ?? [];
    const words = line.slice(sign.length);
    const translation = isArabicLine(words) ? translationAfter(lines, at, words) : [];
    if (isArabicLine(words) && (sign === '' || number !== '' || translation.length > 0)) {
      parts.push({
        kind: 'pair',
        at,
        isApart,
        number,
        arabic: words,
        translation: translation.join('\n'),
      });
      at += translation.length;
    } else if (sign === '') {
      parts.push({ kind: 'prose', at, isApart, text: line });
    } else {
      addItem(parts, isApart, {
        at,
        number: number === '' ? null : Number(european(number)),
        text: words,
      });
    }
    isApart = false;
  }
  return parts;
}

/** Adds to the list that the text is in, or begins one; a list has either numbers or none. */
function addItem(parts: ReadingPart[], isApart: boolean, item: ReadingItem): void {
  const last = parts.at(-1);
  const isOfLast =
    last?.kind === 'list' &&
    !isApart &&
    last.items.every(({ number }) => (number === null) === (item.number === null));
  if (isOfLast) last.items.push(item);
  else parts.push({ kind: 'list', at: item.at, isApart, items: [item] });
}

function translationAfter(lines: readonly string[], at: number, arabic: string): string[] {
  const found: string[] = [];
  for (const line of lines.slice(at + 1)) {
    if (!isForeign(line)) break;
    found.push(line);
  }
  const first = found[0] ?? '';
  // What ends in a colon leads on to what follows, unless the Arabic does so too.
  const leadsOn = found.at(-1)?.endsWith(':') && !arabic.endsWith(':');
  const isTied = found.length <= MOST_LINES && first.length <= longestFor(arabic) && !leadsOn;
  return isTied ? found : [];
}

/** A line in another script that begins no item and is no address. */
function isForeign(line: string): boolean {
  return letter.test(line) && !arabicLetter.test(line) && !marker.test(line) && !address.test(line);
}

const european = (figures: string) =>
  figures.replace(/[\u0660-\u0669]/g, (figure) => String(figure.charCodeAt(0) - 0x0660));
