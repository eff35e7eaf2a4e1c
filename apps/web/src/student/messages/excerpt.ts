import { readableText } from '../../lib/readable-text.ts';

const MOST_LETTERS = 280;
const MOST_LINES = 4;

/**
 * The beginning of a long text, for a list: whole lines while they fit, the last one cut between
 * words, so that a web address in it is either whole or left out.
 */
export function excerptOf(body: string): string {
  const whole = readableText(body).replace(/\n\s*/g, '\n');
  const shown = beginning(whole.split('\n').slice(0, MOST_LINES).join('\n'));
  return shown === whole ? whole : `${shown} …`;
}

/** Whole words within the limit; the first word in any case. */
function beginning(text: string): string {
  if (text.length <= MOST_LETTERS) return text;
  const end = text.slice(0, MOST_LETTERS + 1).search(/\s\S*$/);
  return end > 0 ? text.slice(0, end) : text.replace(/\s[\s\S]*/, '');
}
