import { type Run, runsOf, settingOf } from '../../../ui/runs.ts';

/** A stretch of a line in one face, in reading order. */
export interface Piece {
  isArabic: boolean;
  text: string;
}

/** A line of a picture; a right-to-left one is set from its right edge. */
export interface PictureLine {
  rtl: boolean;
  pieces: Piece[];
}

/** Width of a text in pixels, in the Arabic or the Latin face. */
export type Measure = (text: string, isArabic: boolean) => number;

/** Breaks a paragraph into lines no wider than `width`; a single longer word stands by itself. */
export function layOutLines(paragraph: string, width: number, measure: Measure): PictureLine[] {
  const runs = runsOf(paragraph);
  const rtl = settingOf(runs) !== 'ltr';
  const lines: PictureLine[] = [];
  let pieces: Piece[] = [];
  for (const word of wordsOf(runs)) {
    const longer = joined(pieces, word);
    const isBlank = word.every(({ text }) => text.trim() === '');
    if (pieces.length > 0 && !isBlank && widthOf(trimmed(longer), measure) > width) {
      lines.push({ rtl, pieces: trimmed(pieces) });
      pieces = word;
    } else {
      pieces = longer;
    }
  }
  if (pieces.length > 0) lines.push({ rtl, pieces: trimmed(pieces) });
  return lines;
}

/** The width of some pieces side by side. */
export function widthOf(pieces: readonly Piece[], measure: Measure): number {
  return pieces.reduce((sum, piece) => sum + measure(piece.text, piece.isArabic), 0);
}

/**
 * The words, each with the blank after it. A word may be of two scripts: the comma after an Arabic
 * word goes with it.
 */
function wordsOf(runs: readonly Run[]): Piece[][] {
  const words: Piece[][] = [];
  let before = ' ';
  for (const { kind, text } of runs) {
    for (const part of text.match(/\S+\s*|\s+/g) ?? []) {
      const piece = { isArabic: kind === 'arabic', text: part };
      if (/\s$/.test(before) || /^\s/.test(part)) words.push([piece]);
      else words.at(-1)?.push(piece);
      before = part;
    }
  }
  return words;
}

/** Pieces with a word after them; neighbours in one script are one piece, so that letters join. */
function joined(pieces: readonly Piece[], word: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of [...pieces, ...word]) {
    const last = all.at(-1);
    if (last?.isArabic !== piece.isArabic) all.push(piece);
    else all[all.length - 1] = { ...piece, text: last.text + piece.text };
  }
  return all;
}

function trimmed(pieces: readonly Piece[]): Piece[] {
  return pieces
    .map((piece, place) => ({
      ...piece,
      text: place === pieces.length - 1 ? piece.text.trimEnd() : piece.text,
    }))
    .map((piece, place) => (place === 0 ? { ...piece, text: piece.text.trimStart() } : piece));
}
