import { pipeline } from 'node:stream/promises';
import { AppError } from '@institute/contract/errors';
import { parse } from 'csv-parse';
import { newPace } from '../platform/in-steps.ts';

/** What a table that people fill in has for columns. */
export interface TableShape<Column extends string> {
  /** The columns, in the order of a table whose first line does not name them. */
  columns: readonly Column[];
  /** What people call the columns besides, in small letters. */
  otherNames: Readonly<Record<string, Column>>;
  /** Those that a first line names if it names any. */
  needed: readonly Column[];
}

/** A row of a table that says anything. */
export interface TableRow<Column extends string> {
  /** Its line in the table, from 1. */
  row: number;
  /** What stands in it, without its empty cells. */
  cells: Partial<Record<Column, string>>;
  /** Whether a first line named the columns. */
  isNamed: boolean;
}

/** What is wrong with a row. */
export interface RowError {
  row: number;
  message: string;
}

/** Bytes that are read in one go: the parser looks at each by itself, at some millions a second. */
const SLICE = 16_384;
/** Nobody's table has more columns; those behind them are not looked at. */
export const MOST_COLUMNS = 200;

/**
 * Reads a table that was pasted or sent as a file: CSV, or lines with tabs as spreadsheets copy them, or
 * with the delimiter that is known. A long one is read in turns. Errors: table_unreadable.
 */
export async function rowsOfTable<Column extends string>(
  table: string,
  shape: TableShape<Column>,
  delimiter?: string,
): Promise<TableRow<Column>[]> {
  const rows: TableRow<Column>[] = [];
  let named: (Column | null)[] | null = null;
  let row = 0;
  const take = (cells: string[]) => {
    row += 1;
    if (row === 1) named = columnsIn(cells, shape);
    if ((named && row === 1) || cells.every((cell) => cell === '')) return;
    rows.push({ row, cells: filledIn(cells, named ?? shape.columns), isNamed: named !== null });
  };
  await eachLine(table, take, delimiter);
  return rows;
}

/** A text as bytes, piece by piece, between which others run. */
async function* inSlices(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  const pace = newPace();
  for (let at = 0; at < bytes.length; at += SLICE) {
    yield bytes.subarray(at, at + SLICE);
    await pace();
  }
}

/** What parts the cells of a line. */
function delimiterOf(line: string): string {
  if (line.includes('\t')) return '\t';
  return line.split(';').length > line.split(',').length ? ';' : ',';
}

/** Does something with the cells of each line, in turns. Errors: table_unreadable. */
export async function eachLine(
  table: string,
  take: (cells: string[]) => void,
  delimiter: string = delimiterOf(table.slice(0, table.indexOf('\n') + 1) || table),
): Promise<void> {
  const parser = parse({
    delimiter,
    bom: true,
    trim: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
  });
  parser.on('data', (cells: string[]) => take(cells.slice(0, MOST_COLUMNS)));
  try {
    await pipeline(inSlices(table), parser);
  } catch {
    throw new AppError('table_unreadable');
  }
}

/** The columns that a first line names; null where it is a row itself. */
function columnsIn<Column extends string>(
  cells: readonly string[],
  { columns, otherNames, needed }: TableShape<Column>,
): (Column | null)[] | null {
  const names = cells.map((cell) => cell.toLowerCase().trim());
  const found = names.map(
    (name) =>
      columns.find((column) => column === name) ??
      (Object.hasOwn(otherNames, name) ? (otherNames[name] ?? null) : null),
  );
  return needed.every((column) => found.includes(column)) ? found : null;
}

function filledIn<Column extends string>(
  cells: readonly string[],
  columns: readonly (Column | null)[],
): Partial<Record<Column, string>> {
  const filled: Partial<Record<Column, string>> = {};
  for (const [index, cell] of cells.entries()) {
    const column = columns[index];
    if (column && cell !== '') filled[column] = cell;
  }
  return filled;
}
