import * as blocks from './blocks.ts';
import { type Line, mistake } from './text-files.ts';
import type { DemoQuestion } from './types.ts';

/*
 * Rows of what a lesson lists: a line for each thing, its cells between bars, what a cell lists between
 * semicolons. So a teacher reads a lesson's Arabic beneath each other.
 */

/** The cells of a row; bars before the first and behind the last are those of a table. */
export const rowCells = ({ text }: Line): string[] =>
  text
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** What a cell lists. */
export const listed = (cell: string): string[] => cell.split(';').map((item) => item.trim());

/** Reading lines from rows of: Arabic | translation | where the file of the lesson has it, in ms. */
export const linesFrom = (rows: readonly Line[]): blocks.Draft =>
  blocks.lines(
    rows.map((row, place) => {
      const [arabic = '', translation = '', from] = rowCells(row);
      return {
        ...{ id: `line-${place + 1}`, arabic, translation },
        ...(from !== undefined && { from: Number(from) }),
      };
    }),
  );

/** An objective question from a row of: question | answer | what is wrong. */
export function questionFrom(row: Line): DemoQuestion {
  const [question = '', answer = '', wrong = '', ...rest] = rowCells(row);
  if (!question || !answer || !wrong || rest.length > 0) {
    throw mistake(row, 'a question is: question | answer | wrong; wrong');
  }
  // Put in code-point order, so that place says nothing.
  return { question, answer, options: [answer, ...listed(wrong)].sort() };
}
