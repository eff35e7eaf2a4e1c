import { AppError } from '@institute/contract/errors';
import { MAX_HEADER } from '@institute/contract/roster/columns';
import { MAX_IMPORTED } from '@institute/contract/roster/roster';
import type { Encoding } from '@institute/contract/roster/sheets';
import { bytesOfFile } from '../../../platform/received-file.ts';
import type { SheetLine } from '../../../shared/workbook/read-sheet.ts';
import { BadArchive, readWorkbook } from '../../../shared/workbook/read-workbook.ts';
import { text } from '../text.ts';
import { decodeFile } from './decode-file.ts';
import { findHead } from './find-head.ts';
import { type GuessedColumn, guessColumns, type KnownOf } from './guess-columns.ts';
import { plainCell, readLines } from './read-lines.ts';

/** What is to be read: a file, by its path, or what was pasted. */
export interface SheetOrder {
  path: string | null;
  table: string;
  encoding?: Encoding | undefined;
  sheet?: string | undefined;
}

/** A sheet with what its columns seem to be. */
export interface ReadSheet extends Source {
  head: number;
  columns: GuessedColumn[];
  rows: SheetLine[];
}

interface Source {
  encoding: Encoding | null;
  sheets: string[];
  sheet: string | null;
}

/** Titles may stand above the people. */
const MOST_LINES = MAX_IMPORTED + 100;

/**
 * Reads a sheet of students, without its empty lines and columns. Errors: table_unreadable, rows_missing,
 * rows_too_many.
 */
export async function readSheetOf(order: SheetOrder, known: KnownOf): Promise<ReadSheet> {
  const { lines: found, ...source } = await linesOf(order);
  const lines = found.map(({ row, cells }) => ({ row, cells: cells.map(plainCell) }));
  const head = findHead(lines);
  const rows = lines.slice(head + 1);
  if (rows.length === 0) throw new AppError('rows_missing');
  if (rows.length > MAX_IMPORTED) throw new AppError('rows_too_many');
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const used = Array.from({ length: width }, (_, at) => at).filter((at) =>
    rows.some(({ cells }) => cells[at]),
  );
  const kept = rows.map(({ row, cells }) => ({ row, cells: used.map((at) => cells[at] ?? '') }));
  const headers = used.map((at) => (lines[head]?.cells[at] ?? '').slice(0, MAX_HEADER));
  const columns = await guessColumns(
    headers,
    kept.map(({ cells }) => cells),
    known,
  );
  return { ...source, head: lines[head]?.row ?? 0, columns, rows: kept };
}

async function linesOf(order: SheetOrder): Promise<Source & { lines: SheetLine[] }> {
  const { path, table, encoding, sheet } = order;
  const none = { encoding: null, sheets: [], sheet: null };
  if (path === null) return { ...none, lines: await readLines(table) };
  const bytes = await bytesOfFile(path);
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04') {
    const read = await readWorkbook(path, { wanted: sheet, most: MOST_LINES }).catch(refuse);
    return { ...none, ...read };
  }
  const decoded = decodeFile(bytes, encoding);
  if (!decoded) throw new AppError('table_unreadable');
  return { ...none, encoding: decoded.encoding, lines: await readLines(decoded.text) };
}

function refuse(error: unknown): never {
  throw error instanceof BadArchive
    ? new AppError('table_unreadable', text.workbookUnreadable)
    : error;
}
