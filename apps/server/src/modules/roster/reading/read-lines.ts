import { MAX_CELL } from '@institute/contract/roster/columns';
import { eachLine } from '../../../shared/read-table.ts';
import type { SheetLine } from '../../../shared/workbook/read-sheet.ts';
import { chatLine } from './chat-line.ts';
import { readContacts } from './read-contacts.ts';

/** Lines by which the separator of a sheet is told. */
const LOOKED_AT = 20;
const separators = ['\t', ';', ',', '|'] as const;

/** The lines of a text that say anything: a table by any separator, or contacts. Errors: table_unreadable. */
export async function readLines(text: string): Promise<SheetLine[]> {
  const said = /^\uFEFF?"?sep=(.)"?\r?(?:\n|$)/i.exec(text);
  const body = said ? text.slice(said[0].length) : text;
  const delimiter = said?.[1] ?? separatorOf(body);
  if (delimiter === null) return readContacts(body);
  const lines: SheetLine[] = [];
  let row = said ? 1 : 0;
  await eachLine(
    body,
    (cells) => {
      row += 1;
      if (cells.some((cell) => cell !== '')) lines.push({ row, cells });
    },
    delimiter,
  );
  return lines;
}

/**
 * A cell as it was before a program kept it from being a formula, ours among them (`platform/csv.ts`), of the
 * length that cells may have.
 */
export const plainCell = (cell: string): string =>
  cell
    .slice(0, MAX_CELL)
    .replace(/^'(?=[=+\-@＝＋－＠])/, '')
    .trim();

/** What parts the cells of a text; null where nothing does, as in a list of contacts. */
function separatorOf(text: string): string | null {
  const lines = text.split(/\r?\n/, LOOKED_AT * 2).filter((line) => line.trim() !== '');
  const looked = lines.slice(0, LOOKED_AT).map((line) => line.replace(/"[^"]*"/g, ''));
  const counts = separators.map((one) => {
    const within = looked.map((line) => line.split(one).length - 1);
    return {
      one,
      lines: within.filter((count) => count > 0).length,
      all: within.reduce((a, b) => a + b, 0),
    };
  });
  const isChat = readsAsChat(looked);
  const best = counts.reduce((first, next) => (next.all > first.all ? next : first));
  return isChat || best.lines * 2 < looked.length ? null : best.one;
}

const readsAsChat = (lines: readonly string[]) =>
  lines.filter((line) => chatLine.test(line)).length * 2 > lines.length;
