import { AppError } from '@institute/contract/errors';
import { parse } from 'csv-parse/sync';

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
}

/** What is wrong with a row. */
export interface RowError {
  row: number;
  message: string;
}

/**
 * Reads a table that was pasted or sent as a file: CSV, or lines with tabs as spreadsheets copy them.
 * Errors: table_unreadable.
 */
export function rowsOfTable<Column extends string>(
  table: string,
  shape: TableShape<Column>,
): TableRow<Column>[] {
  const lines = cellsOf(table);
  const named = columnsIn(lines[0] ?? [], shape);
  return lines.flatMap((cells, index) => {
    if ((named && index === 0) || cells.every((cell) => cell === '')) return [];
    return [{ row: index + 1, cells: filledIn(cells, named ?? shape.columns) }];
  });
}

function cellsOf(table: string): string[][] {
  const [first = ''] = table.split('\n');
  const delimiter = first.includes('\t')
    ? '\t'
    : first.split(';').length > first.split(',').length
      ? ';'
      : ',';
  try {
    return parse(table, {
      delimiter,
      bom: true,
      trim: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
    });
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
