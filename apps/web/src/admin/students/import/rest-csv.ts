import type { RosterRow } from '@institute/contract/roster/columns';
import { text } from './text.ts';

/** What a spreadsheet may take for the beginning of a formula. */
const formula = /^[=+\-@＝＋－＠\t\r]/;

const cellOf = (cell: string) =>
  `"${(formula.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;

/** Rows that cannot be imported as a CSV file with the reason, which comes back as it is. */
export function restAsCsv(
  wrong: readonly { row: RosterRow; fault: { message: string } }[],
): string {
  const { row, name, email, phone, class: className, paid, owed, note, reason } = text.csv;
  const lines = [
    [row, name, email, phone, className, paid, owed, note, reason],
    ...wrong.map(({ row: one, fault }) => [
      ...[String(one.row), one.name, one.email, one.phonenumber, one.class, one.paid, one.owed],
      ...[one.note, fault.message],
    ]),
  ];
  // The mark tells Excel that this is UTF-8.
  return `\uFEFF${lines.map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`;
}
