import type { ClozePiece } from '@institute/contract/exercises/cloze';

const GAP = /\[([^[\]]*)\]/g;

/** A text with gaps as the teacher types it, `Zayd [wrote|has written] it`, in its pieces. */
export function piecesOf(typed: string): ClozePiece[] {
  const pieces: ClozePiece[] = [];
  let end = 0;
  for (const gap of typed.matchAll(GAP)) {
    if (gap.index > end) pieces.push({ text: typed.slice(end, gap.index) });
    pieces.push({ accepted: (gap[1] ?? '').split('|') });
    end = gap.index + gap[0].length;
  }
  if (end < typed.length) pieces.push({ text: typed.slice(end) });
  return pieces;
}

/** Pieces as the teacher types them. */
export function typedOf(pieces: readonly ClozePiece[]): string {
  return pieces
    .map((piece) => ('accepted' in piece ? `[${piece.accepted.join('|')}]` : piece.text))
    .join('');
}
