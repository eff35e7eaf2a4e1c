import type { ReadLine } from '@institute/contract/lessons/blocks';

/** Where a line begins in the sound, in ms; null where nobody has said. In the order of the lines. */
export type Marks = readonly (number | null)[];

/** The smallest step of a mark, in ms: what a nudge is, and how far two marks lie apart at least. */
const STEP = 100;

export const marksOf = (lines: readonly Pick<ReadLine, 'from'>[]): Marks =>
  lines.map(({ from }) => from ?? null);

/** The last line that has a mark; -1 for none. */
export const lastMarked = (marks: Marks): number =>
  marks.reduce((last: number, mark, at) => (mark === null ? last : at), -1);

/**
 * The line whose beginning is tapped next: the one behind the last that has a mark, else the first that
 * was put in between and has none; -1 when all are done.
 */
export function nextLine(marks: Marks): number {
  const next = lastMarked(marks) + 1;
  return next < marks.length ? next : marks.indexOf(null);
}

const put = (marks: Marks, at: number, mark: number | null): Marks =>
  marks.map((one, place) => (place === at ? mark : one));

/** Where a mark may lie: behind the one before it, before the one behind it and the end of the sound. */
function roomOf(marks: Marks, at: number, length: number): { least: number; most: number } {
  const before = marks[lastMarked(marks.slice(0, at))];
  const behind = marks.slice(at + 1).find((mark) => mark !== null);
  return {
    least: before === undefined || before === null ? 0 : before + STEP,
    most: (behind ?? length) - STEP,
  };
}

/** Marks the next line at a moment of the sound. One that is too near to the last counts for nothing. */
export function tapped(marks: Marks, now: number, length: number): Marks {
  const at = nextLine(marks);
  if (at < 0) return marks;
  const { least, most } = roomOf(marks, at, length);
  const mark = Math.round(now);
  return mark < least || mark > most ? marks : put(marks, at, mark);
}

/** Takes the last mark back. */
export function untapped(marks: Marks): Marks {
  const last = lastMarked(marks);
  return last < 0 ? marks : put(marks, last, null);
}

/** Moves a mark by a step, between its neighbours. */
export function nudged(marks: Marks, at: number, by: 1 | -1, length: number): Marks {
  const mark = marks[at] ?? null;
  if (mark === null) return marks;
  const { least, most } = roomOf(marks, at, length);
  return put(marks, at, Math.max(least, Math.min(most, mark + by * STEP)));
}

/** Lines with their marks; without a mark they have none. */
export const withMarks = (lines: readonly ReadLine[], marks: Marks): ReadLine[] =>
  lines.map(({ from: _before, ...line }, at) => {
    const mark = marks[at] ?? null;
    return mark === null ? line : { ...line, from: mark };
  });
