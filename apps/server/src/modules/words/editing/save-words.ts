import { isolated } from '@institute/contract/arabic/two-scripts';
import { AppError, errorWords } from '@institute/contract/errors';
import { lookOf } from '@institute/contract/text/look';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { hash } from '../../../platform/random.ts';
import { lessonByRef, lockEditing, settleFiles } from '../../lessons/index.ts';
import {
  allWordsOfLesson,
  hideWords,
  insertWords,
  lockWords,
  type WordFields,
  type WordRow,
  wordsOfLesson,
  writeWord,
} from '../store.ts';
import { noteOfWords } from './note-words.ts';

/**
 * A word to save; without an id it is new, or the one that the lesson has by its Arabic. Without a
 * sound it keeps the one it has.
 */
export interface SentWord extends Omit<WordFields, 'sound'> {
  id?: number | undefined;
  sound?: string | undefined;
}

/** What saving has done. */
export interface SavedWords {
  added: number;
  changed: number;
}

/** The lesson whose words are changed; its subject is noted beside the act. */
export interface LessonOfWords {
  id: number;
  subject: string;
}

/** Another one whenever the words of a lesson have changed. */
export const versionOf = (words: readonly WordRow[]) =>
  hash(JSON.stringify(words.map((word) => [word.id, ...valuesOf(word)])));

/**
 * Makes these the words of a lesson, in their order; those left out are hidden. Without a version
 * nothing is compared. Errors: words_changed, word_twice, lesson_file_gone, file_kind.
 */
export async function saveWords(
  context: Context,
  { id, subject }: LessonOfWords,
  sent: readonly SentWord[],
  version: string | undefined,
): Promise<void> {
  const details: Record<string, unknown> = { lesson: id, subject };
  const save = async (tx: Tx) => {
    // Before the row of the lesson, as whoever saves or removes files does.
    await lockEditing(tx);
    await lockWords(tx, id);
    const before = await wordsOfLesson(tx, id);
    const wanted = sent.map(composed);
    // Saved already, as after an answer that was lost.
    if (isSame(before, wanted)) return;
    if (version !== undefined && version !== versionOf(before)) throw new AppError('words_changed');
    await replaceWords(tx, id, wanted, context.clock.now());
    Object.assign(details, noteOfWords(before, await wordsOfLesson(tx, id)));
    const hasSounds = [...before, ...wanted].some(({ sound }) => sound);
    const lesson = hasSounds ? await lessonByRef(tx, String(id)) : null;
    if (lesson) await settleFiles(context, tx, id, lesson);
  };
  await context.transaction(save, { details });
}

/** Within a transaction that holds the words of the lesson. Errors: words_changed, word_twice. */
export async function replaceWords(
  tx: Tx,
  lessonId: number,
  wanted: readonly SentWord[],
  now: Date,
): Promise<SavedWords> {
  refuseTwice(wanted);
  const known = await allWordsOfLesson(tx, lessonId);
  const live = known.filter(({ deletedAt }) => deletedAt === null);
  const placed = wanted
    .map((word, index) => ({
      word,
      position: index + 1,
      row: rowFor(word, known, live, wanted),
    }))
    .map(({ word, position, row }) => ({ row, fields: { ...fieldsOf(word, row), position } }));
  const added = placed.filter(({ row }) => row === null);
  const changed = placed.flatMap(({ row, fields }) =>
    row && (row.deletedAt !== null || !isAlike(row, fields)) ? [{ row, fields }] : [],
  );
  const kept = new Set(placed.flatMap(({ row }) => row?.id ?? []));
  // Out of the way first: two words may have exchanged their names.
  const moving = changed.map(({ row }) => row.id);
  const gone = live.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  await hideWords(tx, [...gone, ...moving], now);
  for (const { row, fields } of changed) await writeWord(tx, row.id, fields);
  await insertWords(
    tx,
    added.map(({ fields }) => ({ lessonId, ...fields })),
  );
  return { added: added.length, changed: changed.length };
}

/** The row a word belongs to: by its id, by its Arabic, or one that was hidden under that; null for none. */
function rowFor(
  { id, arabic }: SentWord,
  known: readonly WordRow[],
  live: readonly WordRow[],
  wanted: readonly SentWord[],
): WordRow | null {
  if (id !== undefined) {
    const named = live.find((row) => row.id === id);
    if (!named) throw new AppError('words_changed');
    return named;
  }
  const isFree = (row: WordRow) =>
    row.arabic === arabic && !wanted.some((one) => one.id === row.id);
  return live.find(isFree) ?? known.find(isFree) ?? null;
}

/** In one spelling, so that the same word is found again. */
export const composed = (word: SentWord): SentWord => ({
  ...word,
  arabic: lookOf(word.arabic),
});

function refuseTwice(words: readonly SentWord[]): void {
  const seen = new Set<string>();
  for (const { arabic } of words) {
    if (seen.has(arabic)) {
      throw new AppError('word_twice', errorWords.word_twice.replace('{word}', isolated(arabic)));
    }
    seen.add(arabic);
  }
}

/** The fields of a word as it is kept; one that was hidden comes back without its sound. */
const fieldsOf = (word: SentWord, row: WordRow | null): WordFields => ({
  arabic: word.arabic,
  meaning: word.meaning,
  hausa: word.hausa,
  yoruba: word.yoruba,
  root: word.root,
  pattern: word.pattern,
  plural: word.plural,
  kind: word.kind,
  example: word.example,
  sound: word.sound ?? (row?.deletedAt === null ? row.sound : ''),
});

/** What a word is compared by. */
const valuesOf = (word: WordRow | WordFields) => {
  const { sound, ...rest } = fieldsOf(word, null);
  return [...Object.values(rest), ...(sound === '' ? [] : [sound])];
};

const isAlike = (row: WordRow, fields: WordFields & { position: number }) =>
  row.position === fields.position &&
  JSON.stringify(valuesOf(row)) === JSON.stringify(valuesOf(fields));

const isSame = (rows: readonly WordRow[], words: readonly SentWord[]) =>
  rows.length === words.length &&
  words.every((word, index) => {
    const row = rows[index];
    return (
      row &&
      (word.id ?? row.id) === row.id &&
      isAlike(row, { ...fieldsOf(word, row), position: row.position })
    );
  });
