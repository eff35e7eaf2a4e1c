import { readableText } from '../../lib/readable-text.ts';

const MOST_LETTERS = 280;
const MOST_LINES = 4;

/**
 * The part of a long text that a list shows: whole lines while they fit, the last one cut between
 * words, so that a web address in it is either whole or left out. It is the beginning, unless what
 * `find` looks for stands after that; then it starts a few words before.
 */
export function excerptOf(body: string, find?: (text: string) => number | undefined): string {
  const whole = readableText(body).replace(/\n\s*/g, '\n');
  const found = find?.(whole) ?? 0;
  const first = linesOf(whole);
  if (found < first.length) return first === whole ? whole : `${first} …`;
  const from = whole.slice(0, found).search(/(?:\S+\s+){1,4}\S*$/);
  const rest = whole.slice(Math.max(0, from));
  const shown = linesOf(rest);
  return shown === rest ? `… ${rest}` : `… ${shown} …`;
}

function linesOf(text: string): string {
  return beginning(text.split('\n').slice(0, MOST_LINES).join('\n'));
}

/** Whole words within the limit; the first word in any case. */
function beginning(text: string): string {
  if (text.length <= MOST_LETTERS) return text;
  const end = text.slice(0, MOST_LETTERS + 1).search(/\s\S*$/);
  return end > 0 ? text.slice(0, end) : text.replace(/\s[\s\S]*/, '');
}
