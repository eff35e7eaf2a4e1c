import * as z from 'zod/mini';
import { storableText } from '../fields.ts';
import { dictionary } from '../language.ts';
import { inParts, typedPart } from './judgement.ts';
import { defineKind } from './kind.ts';
import {
  accepted,
  common,
  givenWords,
  isArabic,
  isWritten,
  MAX_GAPS,
  typing,
  words,
} from './parts.ts';

/** The width of a gap that tells nothing of what belongs there. */
const PLAIN_GAP = 8;

/** A text in pieces: words that stand there, and gaps with what may be typed into them. */
const ClozePiece = z.union([
  z.object({ text: storableText(1000).check(z.minLength(1)) }),
  z.object({ accepted }),
]);
export type ClozePiece = z.output<typeof ClozePiece>;

/** A segment of a text, or a gap in it with the width of its field in letters. */
export type AskedPiece = { text: string } | { gap: number };

const gapPieces = (pieces: readonly ClozePiece[]) => pieces.filter((piece) => 'accepted' in piece);

/** What may be typed into each gap of a text, in order. */
export function gapsOf({ pieces }: { pieces: readonly ClozePiece[] }): string[][] {
  return gapPieces(pieces).map((piece) => piece.accepted);
}

/** A text has gaps into which words are typed. */
export const cloze = defineKind({
  called: dictionary('exercises/cloze', {
    name: 'Gaps',
    hint: 'Words are left out of a text, and typed in.',
  }),
  schema: z.object({
    ...common,
    type: z.literal('cloze'),
    pieces: z.array(ClozePiece).check(
      z.maxLength(2 * MAX_GAPS + 1, words.tooManyGaps),
      z.refine((pieces) => gapPieces(pieces).length > 0, words.noGap),
      z.refine((pieces) => gapPieces(pieces).length <= MAX_GAPS, words.tooManyGaps),
    ),
    ...typing,
  }),
  /** What was typed into each gap, in order; '' for one left open. */
  given: { given: givenWords },
  ask: ({ pieces }, { gapFor = () => PLAIN_GAP }) => ({
    pieces: pieces.map(
      (piece): AskedPiece =>
        'text' in piece ? { text: piece.text } : { gap: gapFor(piece.accepted) },
    ),
    inArabic: gapsOf({ pieces }).some(isArabic),
  }),
  isAnswered: (_, { given }) => given.some(isWritten),
  placed: (_, given) => ({ given: given?.given ?? [] }),
  judge: ({ pieces, strictness, nearly }, answer) =>
    inParts(
      gapsOf({ pieces }).map((right, at) =>
        typedPart({ accepted: right, strictness }, answer?.given[at] ?? ''),
      ),
      { nearly },
    ),
  right: (exercise) => ({ given: gapsOf(exercise).map(([first = '']) => first) }),
  text: ({ pieces }) => [pieces.map((piece) => ('text' in piece ? piece.text : '…')).join('')],
  written: (exercise) => ({
    ...exercise,
    pieces: exercise.pieces.map((piece) =>
      'accepted' in piece ? { accepted: piece.accepted.filter(isWritten) } : piece,
    ),
  }),
});
