import type { ClozePiece } from '@institute/contract/exercises/cloze';
import { text } from '../text.ts';
import { MOST_LETTERS, Unreadable } from './bank-file.ts';
import { split, unescaped } from './text-parts.ts';

const escaped = (part: string) => part.replace(/[[\]|\\]/g, '\\$&');
/** Text of a cloze: gaps in square brackets, answers apart by strokes, a backslash before either as a letter. */
export const typedOf = (pieces: readonly ClozePiece[]) =>
  pieces
    .map((piece) =>
      'accepted' in piece ? `[${piece.accepted.map(escaped).join('|')}]` : escaped(piece.text),
    )
    .join('');

const GAP = /\[((?:\\.|[^\]\\])*)\]/sy;
const WORDS = /(?:\\.|[^[\\])+/sy;

/** The pieces of a text that is written so. */
export function piecesOf(typed: string): ClozePiece[] {
  if (typed.length > MOST_LETTERS) throw new Unreadable(text.tooLong);
  const pieces: ClozePiece[] = [];
  // A bracket that nothing closes is a letter, and so is every one behind it.
  let isClosed = true;
  for (let at = 0; at < typed.length; ) {
    const token = typed.charAt(at) === '[' ? GAP : WORDS;
    token.lastIndex = at;
    const found = token === GAP && !isClosed ? null : token.exec(typed);
    if (token === GAP && !found) isClosed = false;
    const [all, gap] = found ?? [typed.charAt(at)];
    // A backslash at the very end stands before nothing.
    if (gap !== undefined) pieces.push({ accepted: split(gap, '|').map(unescaped) });
    else if (all !== '\\') pieces.push({ text: unescaped(all) });
    at += all.length;
  }
  return pieces;
}
