import { foldArabic, withoutApostrophes } from '@institute/contract/arabic/fold-arabic';
import type { ColumnKind, SheetColumn } from '@institute/contract/roster/columns';
import { newPace } from '../../../platform/in-steps.ts';
import { type CountryCode, phonesIn, readPhoneNumber } from '../../../shared/phone-number.ts';
import { readOwed, readPaid } from '../paid-rules.ts';
import { headerKey, kindOfHeader } from './headers.ts';

/** A column of a sheet, and what it seems to be. */
export interface GuessedColumn extends SheetColumn {
  isRemembered: boolean;
  isUnderstood: boolean;
}

/** What is known of the institute when its sheets are read. */
export interface KnownOf {
  country: CountryCode;
  /** Names of its classes and parts of them, as {@link classKey} makes them. */
  classes: ReadonlySet<string>;
  /** What columns were taken for before, by `headerKey`. */
  remembered: ReadonlyMap<string, ColumnKind>;
}

/** Cells by which a column is judged. */
const LOOKED_AT = 60;
/** How much of a column must be of a kind for the whole to be. */
const MOST = 0.6;

/** Letters of a cell that are compared with names and e-mails: no name of a class is as long. */
const COMPARED = 256;

/** The name of a class as it is compared: as a search folds it. */
export const classKey = (name: string): string =>
  withoutApostrophes(foldArabic(name.slice(0, COMPARED)))
    .replace(/\s+/g, ' ')
    .trim();

/** The parts of a name that is written in two languages or says two things, beside the whole. */
export const partsOfName = (name: string): string[] =>
  name
    .split(/\s+[·|/–—-]\s+/)
    .map(classKey)
    .filter((part) => part !== '');

const isEmail = (cell: string) => cell.length <= COMPARED && /^\S+@\S+\.\S+$/.test(cell);
const isNumbered = (cell: string) => /^\d{1,5}\.?$/.test(cell);
const isClass = (cell: string, { classes }: KnownOf) => classes.has(classKey(cell));
const isWords = (cell: string) => /\p{L}/u.test(cell) && !/[@\d]/.test(cell);

/**
 * What each column of a sheet seems to be, in turns: as it was chosen before, by its head, by what stands
 * in it.
 */
export async function guessColumns(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
  known: KnownOf,
): Promise<GuessedColumn[]> {
  const cellsOf = (at: number) =>
    rows.slice(0, LOOKED_AT).flatMap((cells) => (cells[at] ? [cells[at]] : []));
  const plain = new Set<number>();
  const columns: GuessedColumn[] = [];
  const pace = newPace();
  for (const [at, header] of headers.entries()) {
    await pace();
    const before = known.remembered.get(headerKey(header));
    const said = before ? null : kindOfHeader(header);
    if (said?.isPlain) plain.add(at);
    const guessed = before ?? said?.kind ?? kindOfCells(cellsOf(at), known);
    // Money is booked and billed: a column that names hardly an amount is a note until somebody says otherwise.
    const isMoney = guessed === 'paid' || guessed === 'owed';
    const kind = isMoney && !before && !namesAmounts(cellsOf(at), guessed) ? 'note' : guessed;
    const isRemembered = before !== undefined;
    columns.push({ header, kind: kind ?? 'note', isRemembered, isUnderstood: kind !== null });
  }
  nameByContent(columns, cellsOf);
  partNames(columns, plain);
  onlyOne(columns, 'email', (at) => cellsOf(at).filter(isEmail).length);
  onlyOne(columns, 'paid', (at) => cellsOf(at).length);
  onlyOne(columns, 'owed', (at) => cellsOf(at).length);
  onlyOne(columns, 'class', (at) => cellsOf(at).filter((cell) => isClass(cell, known)).length);
  return columns;
}

/** What the cells of a column say they are; null where that is not clear. */
function kindOfCells(cells: readonly string[], known: KnownOf): ColumnKind | null {
  const most = (is: (cell: string) => boolean) =>
    cells.length > 0 && cells.filter(is).length >= cells.length * MOST;
  const isPhone = (cell: string) => {
    const [first = cell] = phonesIn(cell);
    return 'number' in readPhoneNumber(first, known.country);
  };
  if (most(isEmail)) return 'email';
  if (most(isPhone)) return 'phonenumber';
  if (most((cell) => isClass(cell, known))) return 'class';
  return most(isNumbered) ? 'none' : null;
}

/** Whether most cells say how much was paid, or is owed. */
function namesAmounts(cells: readonly string[], kind: 'paid' | 'owed'): boolean {
  const named = cells.filter((cell) => {
    const read = kind === 'paid' ? readPaid(cell) : readOwed(cell);
    if (read.kind === kind) return read.amount !== null;
    return kind === 'owed' && read.kind === 'nothing';
  });
  return cells.length > 0 && named.length >= cells.length * MOST;
}

/** Where no head speaks of a name, the first column of words is it. */
function nameByContent(columns: GuessedColumn[], cellsOf: (at: number) => string[]): void {
  if (columns.some(({ kind }) => kind === 'name' || kind === 'first' || kind === 'last')) return;
  const column = columns.find(({ isUnderstood }, at) => {
    const cells = cellsOf(at);
    return !isUnderstood && cells.filter(isWords).length >= cells.length * MOST;
  });
  if (column) Object.assign(column, { kind: 'name', isUnderstood: true });
}

/**
 * "Nom" beside "Prénom" is the last name, "الاسم" beside "اللقب" the first; beside a whole name its parts
 * are left out. What was chosen before stays.
 */
function partNames(columns: GuessedColumn[], plain: ReadonlySet<number>): void {
  const has = (kind: ColumnKind) => columns.some((column) => column.kind === kind);
  const change = (column: GuessedColumn, kind: ColumnKind) => {
    if (!column.isRemembered) column.kind = kind;
  };
  const other = has('first') ? (has('last') ? 'none' : 'last') : has('last') ? 'first' : null;
  if (other === null) return;
  const isWhole = columns.some(({ kind }, at) => kind === 'name' && !plain.has(at));
  for (const [at, column] of columns.entries()) {
    const isPart = column.kind === 'first' || column.kind === 'last';
    if (isWhole && isPart) change(column, 'none');
    else if (!isWhole && column.kind === 'name' && plain.has(at)) change(column, other);
  }
}

/** Of several columns of a kind the one that most of it stands in is it; the others are noted. */
function onlyOne(
  columns: GuessedColumn[],
  kind: ColumnKind,
  countOf: (at: number) => number,
): void {
  const counts = columns.map((column, at) => (column.kind === kind ? countOf(at) : -1));
  const best = counts.indexOf(Math.max(...counts));
  for (const [at, column] of columns.entries()) {
    if (column.kind === kind && at !== best && !column.isRemembered) column.kind = 'note';
  }
}
