import { AppError } from '@institute/contract/errors';
import { MAX_WORDS } from '@institute/contract/words/lesson-words';
import { type WordField, WordForm } from '@institute/contract/words/managed-words';
import * as z from 'zod/mini';
import { newPace } from '../../../platform/in-steps.ts';
import {
  type RowError,
  rowsOfTable,
  type TableRow,
  type TableShape,
} from '../../../shared/read-table.ts';
import { isMeaningFirst, wordListOf } from './word-lists.ts';

/** A row of a table that is a word. */
export interface TableWord {
  /** Its line in the table, from 1. */
  row: number;
  word: WordForm;
  /** What the table says of it; the rest are defaults. */
  said: readonly WordField[];
}

const shape: TableShape<WordField> = {
  columns: ['arabic', 'meaning', 'hausa', 'yoruba', 'root', 'pattern', 'plural', 'kind', 'example'],
  otherNames: {
    word: 'arabic',
    english: 'meaning',
    translation: 'meaning',
    wazn: 'pattern',
    type: 'kind',
    sentence: 'example',
  },
  needed: ['arabic', 'meaning'],
};

/** The rows of a table or of a list from another program, each cell under its name. */
async function rowsOfWords(sent: string): Promise<TableRow<WordField>[]> {
  const list = wordListOf(sent);
  const rows = await rowsOfTable(list.table, shape, list.delimiter);
  const isTurned = isMeaningFirst(
    rows.map(({ cells, isNamed }) =>
      isNamed
        ? { first: '', second: '' }
        : { first: cells.arabic ?? '', second: cells.meaning ?? '' },
    ),
  );
  return rows.map(({ row, cells: found, isNamed }) => {
    const known = isNamed ? shape.columns : shape.columns.slice(0, list.known);
    const said = known.flatMap((name) => {
      const cell = list.cellOf(found[name] ?? '');
      return cell === '' ? [] : [[name, cell] as const];
    });
    const cells: Partial<Record<WordField, string>> = Object.fromEntries(said);
    const { arabic: meaning = '', meaning: arabic = '' } = cells;
    return {
      ...{ row: row + list.skipped, isNamed },
      cells: isTurned ? { ...cells, arabic, meaning } : cells,
    };
  });
}

/**
 * Reads a table of words, in turns. Rows that are no words are told apart with what is wrong. Errors:
 * table_unreadable, words_too_many.
 */
export async function wordsOfTable(
  table: string,
): Promise<{ words: TableWord[]; errors: RowError[] }> {
  const words: TableWord[] = [];
  const errors: RowError[] = [];
  const rows = await rowsOfWords(table);
  if (rows.length > MAX_WORDS) throw new AppError('words_too_many');
  const pace = newPace();
  for (const { row, cells } of rows) {
    await pace();
    const { kind } = cells;
    const read = z.safeParse(WordForm, { ...cells, ...(kind && { kind: kind.toLowerCase() }) });
    if (read.success) {
      words.push({ row, word: read.data, said: Object.keys(cells) as WordField[] });
    } else errors.push({ row, message: read.error.issues[0]?.message ?? '' });
  }
  return { words, errors };
}
