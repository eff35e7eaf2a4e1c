import { type Line, mistake } from './text-files.ts';

/** Lines that belong together: between empty ones, or within a fence of ```. */
export interface Piece {
  /** What a fence is called; null outside of one. */
  fence: string | null;
  /** Where it begins. */
  first: Line;
  /** Without those of the fence itself. */
  lines: Line[];
}

export function piecesOf(lines: readonly Line[]): Piece[] {
  const pieces: Piece[] = [];
  let open: Piece | null = null;
  const begin = (first: Line, fence: string | null): Piece => {
    const piece = { fence, first, lines: fence === null ? [first] : [] };
    pieces.push(piece);
    return piece;
  };
  for (const line of lines) {
    const isEmpty = line.text.trim() === '';
    const mark = /^```\s*(\w*)\s*$/.exec(line.text)?.[1];
    if (open && open.fence !== null) {
      if (mark === '') open = null;
      else if (!isEmpty) open.lines.push(line);
    } else if (mark !== undefined) open = begin(line, mark);
    else if (isEmpty) open = null;
    else if (open) open.lines.push(line);
    else open = begin(line, null);
  }
  if (open && open.fence !== null) throw mistake(open.first, 'no line of ``` ends this');
  return pieces;
}
