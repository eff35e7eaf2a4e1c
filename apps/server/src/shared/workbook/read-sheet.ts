import { AppError } from '@institute/contract/errors';
import { MOST_COLUMNS } from '../read-table.ts';
import { dateOfSerial } from './excel-dates.ts';
import { readPart } from './read-part.ts';
import type { ZipParts } from './zip-parts.ts';

/** A line of a sheet by its number, with its cells from the first column on. */
export interface SheetLine {
  row: number;
  cells: string[];
}

interface SheetContext {
  strings: readonly string[];
  formats: readonly boolean[];
  most: number;
}

/** A cell that is being read. */
interface Cell {
  column: number;
  type: string;
  style: number;
  value: string;
}

/** The lines of a sheet that say anything. Errors: rows_too_many. Throws BadArchive. */
export async function readSheet(
  parts: ZipParts,
  part: string,
  context: SheetContext,
): Promise<SheetLine[]> {
  const lines: SheetLine[] = [];
  let line: SheetLine = { row: 0, cells: [] };
  let cell: Cell | null = null;
  let isValue = false;
  await readPart(parts, part, {
    open: (tag, attributes) => {
      if (tag === 'row') line = { row: Number(attributes.r) || line.row + 1, cells: [] };
      if (tag === 'c') cell = cellOf(attributes, line.cells.length);
      isValue = tag === 'v' || tag === 't';
    },
    text: (piece) => {
      if (cell && isValue) cell.value += piece;
    },
    close: (tag) => {
      isValue = false;
      if (tag === 'c' && cell) {
        if (cell.column < MOST_COLUMNS) line.cells[cell.column] = shownIn(cell, context);
        cell = null;
      }
      if (tag === 'row') {
        const cells = Array.from(line.cells, (shown) => shown ?? '');
        if (cells.some((shown) => shown !== '')) lines.push({ row: line.row, cells });
        if (lines.length > context.most) throw new AppError('rows_too_many');
      }
    },
  });
  return lines;
}

function cellOf(attributes: Readonly<Record<string, string>>, next: number): Cell {
  const { r, t = 'n', s = '0' } = attributes;
  return { column: r === undefined ? next : columnOf(r), type: t, style: Number(s), value: '' };
}

/** The place of a cell such as `AB12`, from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.replace(/[^A-Z]/g, '').slice(0, 3)) {
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return Math.max(0, column - 1);
}

/** What a cell shows; nothing of one whose formula failed. */
function shownIn({ type, style, value }: Cell, { strings, formats }: SheetContext): string {
  if (type === 's') return (strings[Number(value)] ?? '').trim();
  if (type === 'e') return '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type !== 'n' || value === '') return value.trim();
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  return (formats[style] ? dateOfSerial(number) : null) ?? String(number);
}
