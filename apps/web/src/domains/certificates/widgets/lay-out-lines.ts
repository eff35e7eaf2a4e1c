import { type Run, runsOf, settingOf } from '../../../ui/runs.ts';

/** A part of a line in one face, in reading order. */
export interface Segment {
  isArabic: boolean;
  text: string;
}

/** A line of a picture; a right-to-left one is set from its right edge. */
export interface PictureLine {
  rtl: boolean;
  segments: Segment[];
}

/** Width of a text in pixels, in the Arabic or the Latin face. */
export type Measure = (text: string, isArabic: boolean) => number;

/** Breaks a paragraph into lines no wider than `width`; a single longer word stands by itself. */
export function layOutLines(paragraph: string, width: number, measure: Measure): PictureLine[] {
  const runs = runsOf(paragraph);
  const rtl = settingOf(runs) !== 'ltr';
  const lines: PictureLine[] = [];
  let segments: Segment[] = [];
  for (const word of wordsOf(runs)) {
    const longer = joined(segments, word);
    const isBlank = word.every(({ text }) => text.trim() === '');
    if (segments.length > 0 && !isBlank && widthOf(trimmed(longer), measure) > width) {
      lines.push({ rtl, segments: trimmed(segments) });
      segments = word;
    } else {
      segments = longer;
    }
  }
  if (segments.length > 0) lines.push({ rtl, segments: trimmed(segments) });
  return lines;
}

/** The width of some segments side by side. */
export function widthOf(segments: readonly Segment[], measure: Measure): number {
  return segments.reduce((sum, segment) => sum + measure(segment.text, segment.isArabic), 0);
}

/**
 * The words, each with the blank after it. A word may be of two scripts: the comma after an Arabic
 * word goes with it.
 */
function wordsOf(runs: readonly Run[]): Segment[][] {
  const words: Segment[][] = [];
  let before = ' ';
  for (const { kind, text } of runs) {
    for (const part of text.match(/\S+\s*|\s+/g) ?? []) {
      const segment = { isArabic: kind === 'arabic', text: part };
      if (/\s$/.test(before) || /^\s/.test(part)) words.push([segment]);
      else words.at(-1)?.push(segment);
      before = part;
    }
  }
  return words;
}

/** Segments with a word after them; neighbours in one script are one segment, so that letters join. */
function joined(segments: readonly Segment[], word: readonly Segment[]): Segment[] {
  const all: Segment[] = [];
  for (const segment of [...segments, ...word]) {
    const last = all.at(-1);
    if (last?.isArabic !== segment.isArabic) all.push(segment);
    else all[all.length - 1] = { ...segment, text: last.text + segment.text };
  }
  return all;
}

function trimmed(segments: readonly Segment[]): Segment[] {
  return segments
    .map((segment, index) => ({
      ...segment,
      text: index === segments.length - 1 ? segment.text.trimEnd() : segment.text,
    }))
    .map((segment, index) =>
      index === 0 ? { ...segment, text: segment.text.trimStart() } : segment,
    );
}
