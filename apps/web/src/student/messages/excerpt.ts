import { readableText } from '../../ui/readable-text.ts';

const MOST_LETTERS = 160;
/** What is shown at least of the text before something found. */
const LETTERS_BEFORE = 20;

/**
 * The part of a long text that a list shows: whole lines while they fit, the last one cut between
 * words, so that a web address in it is either whole or left out. It is the beginning, unless what
 * `find` looks for stands after that; then it starts a few words before.
 */
export function excerptOf(body: string, find?: (text: string) => number | undefined): string {
  const whole = readableText(body);
  const found = find?.(whole) ?? 0;
  const first = linesOf(whole);
  if (found < first.length) return first === whole ? whole : `${first} …`;
  const rest = whole.slice(wordBefore(whole, found));
  const shown = linesOf(rest);
  return shown === rest ? `… ${rest}` : `… ${shown} …`;
}

/** Where a word begins some letters before `index`; `index` itself after one very long word. */
function wordBefore(text: string, index: number): number {
  const space = text.slice(0, Math.max(0, index - LETTERS_BEFORE)).search(/\s\S{0,40}$/);
  return space < 0 ? index : space + 1;
}

/** The first lines, blank ones between them not counted. */
function linesOf(text: string): string {
  return beginning(/^(?:\s*[^\n]+){1,2}/.exec(text)?.[0] ?? '');
}

/** Whole words within the limit; the first word in any case. */
function beginning(text: string): string {
  if (text.length <= MOST_LETTERS) return text;
  const end = text.slice(0, MOST_LETTERS + 1).search(/\s\S*$/);
  return end > 0 ? text.slice(0, end) : text.replace(/\s[\s\S]*/, '');
}

/** The line of the whole text that a line of its excerpt was cut from; the line itself when none is. */
export function wholeLineOf(body: string, line: string): string {
  const part = line.replace(/^… | …$/g, '').trim();
  const lines = readableText(body).split('\n');
  return lines.find((whole) => whole.includes(part)) ?? line;
}
