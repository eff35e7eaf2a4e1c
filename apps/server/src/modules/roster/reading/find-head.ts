import type { SheetLine } from '../../../shared/workbook/read-sheet.ts';
import { kindOfHeader } from './headers.ts';

/** Lines among which the head of a sheet is looked for: titles stand above it. */
const LOOKED_AT = 10;

const filled = ({ cells }: SheetLine) => cells.filter((cell) => cell !== '').length;
/** Whether a line holds an e-mail or a number, as no head does. */
const isPerson = ({ cells }: SheetLine) =>
  cells.some((cell) => /\S@\S+\.\S/.test(cell) || cell.replace(/\D/g, '').length >= 7);

/**
 * Where the line stands that names the columns; -1 where none does. It is the one above all people with
 * the most names that are understood; one of which none is understood is known by the people below it.
 */
export function findHead(lines: readonly SheetLine[]): number {
  const looked = lines.slice(0, LOOKED_AT);
  const people = looked.findIndex(isPerson);
  const above = people === -1 ? looked : looked.slice(0, people);
  const isWide = lines.some((line) => filled(line) > 1);
  const scores = above.map((line) =>
    isWide && filled(line) < 2 ? 0 : line.cells.filter((cell) => kindOfHeader(cell)).length,
  );
  const best = Math.max(0, ...scores);
  if (best > 0) return scores.indexOf(best);
  const last = above.at(-1);
  const first = lines[people];
  const isHead = last && first && filled(last) > 1 && filled(last) >= filled(first);
  return isHead ? above.length - 1 : -1;
}
