import type { ClozePiece } from '@institute/contract/exercises/cloze';
import { text } from '../text.ts';
import { Unreadable } from './bank-file.ts';
import { split, unescaped } from './text-parts.ts';

/** How a gap among the words of a Moodle question begins: `{1:SHORTANSWER:=this~=that}`. */
const GAP = /\{\d*:([A-Z_]+):/g;
/** The brace that ends it, which no backslash stands before. */
const END = /(?:\\.|[^\\}])*\}/sy;
const typedKinds = new Set(['SHORTANSWER', 'SA', 'MW', 'SHORTANSWER_C', 'SAC', 'MWC']);

/** A text with gaps in pieces. Throws {@link Unreadable} for gaps that are chosen or calculated. */
export function clozePieces(written: string): ClozePiece[] {
  const pieces: ClozePiece[] = [];
  let end = 0;
  for (const { 0: begun, 1: kind = '', index } of written.matchAll(GAP)) {
    // Among the answers of the gap before.
    if (index < end) continue;
    END.lastIndex = index + begun.length;
    const answers = END.exec(written)?.[0];
    // One that does not end is none, nor is any behind it: each would be looked through to the end.
    if (answers === undefined) break;
    if (!typedKinds.has(kind)) throw new Unreadable(text.gapOutside(kind));
    if (index > end) pieces.push({ text: written.slice(end, index) });
    pieces.push({ accepted: rightOnes(answers.slice(0, -1)) });
    end = END.lastIndex;
  }
  if (end < written.length) pieces.push({ text: written.slice(end) });
  return pieces;
}

/** The answers of a gap that are wholly right; what is said of each stands behind a `#`. */
function rightOnes(answers: string): string[] {
  return split(answers, '~').flatMap((answer) => {
    const right = /^(?:=|%100%)(.*)$/s.exec(answer)?.[1];
    return right === undefined ? [] : [unescaped(split(right, '#')[0] ?? '')];
  });
}

const sign = (answer: string) => answer.replace(/[\\}#~"/]/g, '\\$&');

/** Pieces as Moodle has them in a text. */
export const clozeText = (pieces: readonly ClozePiece[]): string =>
  pieces
    .map((piece) =>
      'accepted' in piece
        ? `{1:SHORTANSWER:${piece.accepted.map((one) => `=${sign(one)}`).join('~')}}`
        : piece.text,
    )
    .join('');

/** Whether a text reads as a gap where it is none. */
export const looksLikeGap = (written: string): boolean => /\{\d*:[A-Z_]+:/.test(written);
