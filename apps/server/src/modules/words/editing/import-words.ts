import { AppError } from '@institute/contract/errors';
import { MAX_WORDS } from '@institute/contract/words/lesson-words';
import type { ImportedWords } from '@institute/contract/words/managed-words';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import type { RowError } from '../../../shared/read-table.ts';
import { lockWords, type WordRow, wordsOfLesson } from '../store.ts';
import { text } from '../text.ts';
import { noteOfWords } from './note-words.ts';
import { type TableWord, wordsOfTable } from './read-table.ts';
import {
  composed,
  type LessonOfWords,
  replaceWords,
  type SavedWords,
  type SentWord,
} from './save-words.ts';

/**
 * Adds the words of a table to those of a lesson, or says what a dry run would do. Where a row is not
 * right nothing is saved. Errors: table_unreadable, words_too_many.
 */
export async function importWords(
  context: Context,
  { id, subject }: LessonOfWords,
  { table, isDryRun }: { table: string; isDryRun: boolean },
): Promise<ImportedWords> {
  const { words, errors } = await wordsOfTable(table);
  const wanted = words.map((one) => ({ ...one, word: composed(one.word) }));
  const wrong = [...errors, ...twiceIn(wanted)].sort((a, b) => a.row - b.row);
  if (isDryRun || wrong.length > 0) {
    const before = await wordsOfLesson(context.db, id);
    return { isSaved: false, ...countsOf(before, wanted), errors: wrong };
  }
  const details: Record<string, unknown> = { lesson: id, subject };
  const add = async (tx: Tx) => {
    await lockWords(tx, id);
    const before = await wordsOfLesson(tx, id);
    const saved = await replaceWords(tx, id, joined(before, wanted), context.clock.now());
    Object.assign(details, noteOfWords(before, await wordsOfLesson(tx, id)));
    return saved;
  };
  const done = await context.transaction(add, { details });
  return { isSaved: true, ...done, errors: [] };
}

/** The words of a lesson with those of a table, each in its place. */
function joined(before: readonly WordRow[], wanted: readonly TableWord[]): SentWord[] {
  const byName = new Map(wanted.map((one) => [one.word.arabic, saidOf(one)]));
  const words = [
    ...before.map((row) => ({ ...row, ...byName.get(row.arabic), id: row.id })),
    ...newAmong(before, wanted).map(({ word }) => word),
  ];
  if (words.length > MAX_WORDS) throw new AppError('words_too_many');
  return words;
}

const saidOf = ({ word, said }: TableWord) =>
  Object.fromEntries(said.map((field) => [field, word[field]]));

function newAmong<Row extends { word: SentWord }>(
  before: readonly WordRow[],
  wanted: readonly Row[],
) {
  return wanted.filter(({ word }) => !before.some(({ arabic }) => arabic === word.arabic));
}

function countsOf(before: readonly WordRow[], wanted: readonly { word: SentWord }[]): SavedWords {
  const added = newAmong(before, wanted).length;
  if (before.length + added > MAX_WORDS) throw new AppError('words_too_many');
  return { added, changed: wanted.length - added };
}

/** Rows with a word that stands in an earlier one. */
function twiceIn(words: readonly TableWord[]): RowError[] {
  const firstRows = new Map<string, number>();
  return words.flatMap(({ row, word }) => {
    const first = firstRows.get(word.arabic);
    if (first !== undefined) return [{ row, message: text.twiceInTable(first) }];
    firstRows.set(word.arabic, row);
    return [];
  });
}
