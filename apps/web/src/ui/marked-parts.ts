import { matchRanges, type TextRange } from '@institute/contract/arabic/fold-arabic';

/** A segment of a text, marked or not. */
export interface MarkedPart {
  /** Where it stands in the text. */
  start: number;
  text: string;
  isMarked: boolean;
}

/** Cuts a text where what was searched for begins and ends. Together the parts are the text. */
export function markedParts(text: string, queries: readonly string[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  const add = (start: number, end: number, isMarked: boolean) => {
    if (end > start) parts.push({ start, text: text.slice(start, end), isMarked });
  };
  let last = 0;
  for (const { start, end } of united(queries.flatMap((query) => matchRanges(text, query)))) {
    add(last, start, false);
    add(start, end, true);
    last = end;
  }
  add(last, text.length, false);
  return parts;
}

/** Ranges in order, those that touch as one. */
function united(ranges: readonly TextRange[]): TextRange[] {
  const apart: TextRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = apart.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else apart.push({ ...range });
  }
  return apart;
}
