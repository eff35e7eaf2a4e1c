import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import { reviewCards, words } from '../../schema/index.ts';

/** A word as stored. */
export type WordRow = typeof words.$inferSelect;
/** What the form of a word sets. */
export type WordFields = Pick<
  WordRow,
  | 'arabic'
  | 'meaning'
  | 'hausa'
  | 'yoruba'
  | 'root'
  | 'pattern'
  | 'plural'
  | 'kind'
  | 'example'
  | 'sound'
>;

/** A word with the stored name of the file that it is heard in; null for none. */
export type SpokenWord = WordRow & { soundName: string | null };

/** Joins the file that a word is heard in to a statement about `words`. */
export const soundFile = sql`left join lesson_files file on words.sound <> ''
  and file.lesson_id = words.lesson_id and file.key = words.sound`;

/** The words of a lesson in order. */
export async function wordsOfLesson(db: Database, lessonId: number): Promise<WordRow[]> {
  return db
    .select()
    .from(words)
    .where(and(eq(words.lessonId, lessonId), isNull(words.deletedAt)))
    .orderBy(asc(words.position), asc(words.id));
}

/** The words of some lessons in order, by lesson; those without any are left out. */
export async function wordsOfLessons(
  db: Database,
  lessonIds: readonly number[],
): Promise<Map<number, WordRow[]>> {
  const found = new Map<number, WordRow[]>();
  if (lessonIds.length === 0) return found;
  const rows = await db
    .select()
    .from(words)
    .where(and(inArray(words.lessonId, [...lessonIds]), isNull(words.deletedAt)))
    .orderBy(asc(words.position), asc(words.id));
  for (const row of rows) found.set(row.lessonId, [...(found.get(row.lessonId) ?? []), row]);
  return found;
}

/** Every word that a lesson has or had. */
export async function allWordsOfLesson(tx: Tx, lessonId: number): Promise<WordRow[]> {
  return tx.select().from(words).where(eq(words.lessonId, lessonId)).orderBy(asc(words.id));
}

/** Lets changes to the words of a lesson follow each other. */
export async function lockWords(tx: Tx, lessonId: number): Promise<void> {
  await tx.execute(sql`select 1 from lessons where id = ${lessonId} for update`);
}

/** How many students have set each of some words aside; those that nobody has are left out. */
export async function setAsideCounts(
  db: Database,
  wordIds: readonly number[],
): Promise<Map<number, number>> {
  if (wordIds.length === 0) return new Map();
  const rows = await db
    .select({
      wordId: reviewCards.wordId,
      students: sql<number>`count(distinct ${reviewCards.userId})::int`,
    })
    .from(reviewCards)
    .where(and(inArray(reviewCards.wordId, [...wordIds]), eq(reviewCards.isSetAside, true)))
    .groupBy(reviewCards.wordId);
  return new Map(rows.map(({ wordId, students }) => [wordId, students]));
}

/** Takes words out of sight, so that others may bear their names. */
export async function hideWords(tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(words)
    .set({ deletedAt: at })
    .where(inArray(words.id, [...ids]));
}

/** Writes a word that there is, and shows it. */
export async function writeWord(
  tx: Tx,
  id: number,
  fields: WordFields & { position: number },
): Promise<void> {
  await tx
    .update(words)
    .set({ ...fields, deletedAt: null })
    .where(eq(words.id, id));
}

export async function insertWords(
  tx: Tx,
  rows: readonly (WordFields & { lessonId: number; position: number })[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(words).values([...rows]);
}

/** Gives a lesson the words of another one, every column of them. */
export async function copyWords(tx: Tx, from: number, to: number): Promise<void> {
  const rows = (await wordsOfLesson(tx, from)).map(({ id: _original, ...word }) => ({
    ...word,
    lessonId: to,
  }));
  await insertWords(tx, rows);
}
