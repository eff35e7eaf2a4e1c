import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, notInArray, or } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import { lessonFiles, lessons, words } from '../../schema/index.ts';
import { isSentBy } from '../../shared/sql/sent-files.ts';

/** A file that blocks of a lesson show, as stored. */
export type LessonFileRow = typeof lessonFiles.$inferSelect;

/** The files that a lesson shows now, those that its words are heard in among them. */
export async function shownFiles(db: Database, lessonId: number): Promise<LessonFileRow[]> {
  return db
    .select()
    .from(lessonFiles)
    .where(and(eq(lessonFiles.lessonId, lessonId), isNull(lessonFiles.unusedSince)))
    .orderBy(asc(lessonFiles.id));
}

/**
 * The files that blocks of a lesson may show when this administrator saves them: its own, and what
 * they have sent besides. The lesson is null where it is being added.
 */
export async function usableFiles(
  db: Database,
  lessonId: number | null,
  userId: number,
): Promise<LessonFileRow[]> {
  const own = lessonId === null ? undefined : eq(lessonFiles.lessonId, lessonId);
  return db
    .select()
    .from(lessonFiles)
    .where(or(own, isSentBy(userId)))
    .orderBy(asc(lessonFiles.id));
}

/** What the bank of a class is heard in. */
export async function filesOfBank(db: Database, classId: number): Promise<LessonFileRow[]> {
  return db
    .select()
    .from(lessonFiles)
    .where(eq(lessonFiles.bankOf, classId))
    .orderBy(asc(lessonFiles.id));
}

/** Files of some keys that a bank has, whichever it is, each once. */
export async function bankFilesByKey(
  db: Database,
  keys: readonly string[],
): Promise<LessonFileRow[]> {
  if (keys.length === 0) return [];
  return db
    .selectDistinctOn([lessonFiles.key])
    .from(lessonFiles)
    .where(and(isNotNull(lessonFiles.bankOf), inArray(lessonFiles.key, [...keys])));
}

/** Gives a lesson files of the bank of its class, and says which of these keys that bank has. */
export async function takeFromBank(
  tx: Tx,
  lessonId: number,
  keys: readonly string[],
): Promise<LessonFileRow[]> {
  if (keys.length === 0) return [];
  const ofClass = tx
    .select({ classId: lessons.classId })
    .from(lessons)
    .where(eq(lessons.id, lessonId));
  const found = await tx
    .select()
    .from(lessonFiles)
    .where(and(inArray(lessonFiles.bankOf, ofClass), inArray(lessonFiles.key, [...keys])));
  if (found.length === 0) return [];
  const taken = found.map(({ key, name, kind, bytes }) => ({ lessonId, key, name, kind, bytes }));
  return tx.insert(lessonFiles).values(taken).returning();
}

/** The file that was sent under an idempotency key. */
export async function fileBySending(tx: Tx, addedBy: string): Promise<LessonFileRow | null> {
  const [found] = await tx.select().from(lessonFiles).where(eq(lessonFiles.addedBy, addedBy));
  return found ?? null;
}

/** Writes a file; null where the same key has sent one meanwhile. */
export async function insertLessonFile(
  tx: Tx,
  row: typeof lessonFiles.$inferInsert,
): Promise<LessonFileRow | null> {
  const [added] = await tx.insert(lessonFiles).values(row).onConflictDoNothing().returning();
  return added ?? null;
}

/** The keys of the files that the words of a lesson are heard in. */
export async function soundsOfWords(tx: Tx, lessonId: number): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ sound: words.sound })
    .from(words)
    .where(and(eq(words.lessonId, lessonId), isNull(words.deletedAt), ne(words.sound, '')));
  return rows.map(({ sound }) => sound);
}

/** The files that some words are heard in, by their lessons and keys. */
export async function filesByKey(
  db: Database,
  lessonIds: readonly number[],
  keys: readonly string[],
): Promise<LessonFileRow[]> {
  if (keys.length === 0) return [];
  return db
    .select()
    .from(lessonFiles)
    .where(and(inArray(lessonFiles.lessonId, [...lessonIds]), inArray(lessonFiles.key, [...keys])));
}

/** Gives files to the lesson that shows them, and notes of its others that nothing shows them. */
export async function settleUse(
  tx: Tx,
  lessonId: number,
  used: readonly number[],
  now: Date,
): Promise<void> {
  if (used.length > 0) {
    await tx
      .update(lessonFiles)
      .set({ lessonId, unusedSince: null })
      .where(inArray(lessonFiles.id, [...used]));
  }
  await tx
    .update(lessonFiles)
    .set({ unusedSince: now })
    .where(
      and(
        eq(lessonFiles.lessonId, lessonId),
        isNull(lessonFiles.unusedSince),
        notInArray(lessonFiles.id, [...used]),
      ),
    );
}

/** Gives a copy of a lesson the files of the original, under the names that its blocks call them. */
export async function copyFiles(tx: Tx, fromId: number, toId: number): Promise<void> {
  const rows = await shownFiles(tx, fromId);
  const copies = rows.map(({ id: _original, ...row }) => ({
    ...row,
    lessonId: toId,
    addedBy: null,
  }));
  if (copies.length > 0) await tx.insert(lessonFiles).values(copies);
}

/** Which of these stored files blocks name; those of hidden lessons too. */
export async function namedLessonFiles(db: Database, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ name: lessonFiles.name })
    .from(lessonFiles)
    .where(inArray(lessonFiles.name, [...names]));
  return rows.map(({ name }) => name);
}

/** Deletes the rows of files that nothing has shown since `before`, and gives their stored names. */
export async function deleteUnused(tx: Tx, before: Date, most: number): Promise<string[]> {
  const unused = tx
    .select({ id: lessonFiles.id })
    .from(lessonFiles)
    .where(and(isNotNull(lessonFiles.unusedSince), lt(lessonFiles.unusedSince, before)))
    .limit(most);
  const deleted = await tx
    .delete(lessonFiles)
    .where(inArray(lessonFiles.id, unused))
    .returning({ name: lessonFiles.name });
  return deleted.map(({ name }) => name);
}
