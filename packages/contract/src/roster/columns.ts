import * as z from 'zod/mini';
import { storableText } from '../fields.ts';

/** What a column of a sheet of students may be. */
export const columnKinds = [
  'name',
  'first',
  'last',
  'email',
  'phonenumber',
  'class',
  'paid',
  'owed',
  'note',
  'none',
] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** Letters of the head of a column that are kept to know it again, and columns of a sheet, at the most. */
export const MAX_HEADER = 200;
export const MAX_COLUMNS = 200;
/** Letters of a cell, at the most. */
export const MAX_CELL = 4_000;

const cell = storableText(MAX_CELL);

/** Somebody of a sheet as the columns were chosen; what is not right is still among it. */
export const RosterRow = z.object({
  /** Its line in the sheet, from 1. */
  row: z.number().check(z.int(), z.minimum(1), z.maximum(100_000_000)),
  name: cell,
  email: cell,
  phonenumber: cell,
  /** What the sheet calls the class; '' for none. */
  class: cell,
  /** What the sheet says to have been paid outside, or waived; '' for nothing. */
  paid: z._default(cell, ''),
  /** What the sheet says to be owed; '' for nothing. */
  owed: z._default(cell, ''),
  /** What the columns hold that became notes, a line "Header: value" each. */
  note: storableText(20_000),
});
export type RosterRow = z.output<typeof RosterRow>;

/** The cells of a line of a sheet. */
export interface SheetRow {
  row: number;
  cells: readonly string[];
}

/** A column of a sheet, and what it is taken for. */
export interface SheetColumn {
  header: string;
  kind: ColumnKind;
}

/**
 * The people of a sheet: columns of one kind are joined, so that first and middle names are one name
 * and two numbers stand beside each other; notes say which column they are from.
 */
export function rosterRows(
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
): RosterRow[] {
  return rows.map(({ row, cells }) => {
    const of = (kind: ColumnKind) =>
      columns.flatMap((column, at) => (column.kind === kind && cells[at] ? [cells[at]] : []));
    const parts = [...of('first'), ...of('last')];
    const notes = columns.flatMap(({ header, kind }, at) =>
      kind === 'note' && cells[at] ? [header === '' ? cells[at] : `${header}: ${cells[at]}`] : [],
    );
    return {
      row,
      name: (of('name').length > 0 ? of('name') : parts).join(' '),
      email: of('email')[0] ?? '',
      phonenumber: of('phonenumber').join(' / '),
      class: of('class').join(' / '),
      paid: of('paid').join(' / '),
      owed: of('owed').join(' / '),
      note: notes.join('\n'),
    };
  });
}
