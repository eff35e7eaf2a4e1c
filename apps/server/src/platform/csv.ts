import { stringify } from 'csv-stringify/sync';

/** What a spreadsheet may take for the beginning of a formula; the wide ones Numbers makes narrow. */
const FORMULA = '=+\\-@＝＋－＠';
/** Where a program that separates cells by other signs than ours would see a new cell begin. */
const inner = new RegExp(`([;\\t\\r\\n])(?=[${FORMULA}])`, 'g');

/** A text in which no cell begins with a formula, wherever a program cuts it. */
const inert = (cell: string) => cell.replace(inner, "$1'");

/** A text, or an amount, which is written with two decimals and stays a number below zero too. */
export type Cell = string | number;

/**
 * Lines of a CSV file. What would be run as a formula, since a person wrote it so, is text: at the
 * beginning of a cell, and where a spreadsheet in a country of semicolons would begin one. With `bom`
 * they are the first ones: the mark tells Excel that this is UTF-8; without it Arabic comes out as
 * noise.
 */
export function csvLines(rows: readonly (readonly Cell[])[], { bom = false } = {}): string {
  return stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? inert(cell) : cell))),
    // The library puts quotes around the end of a line of ours alone, and half of one ends a line too.
    {
      ...{ bom, escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ },
      cast: { number: (amount) => amount.toFixed(2) },
    },
  );
}
