import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { lessonFiles, lessons } from '../../schema/index.ts';
import { isSentBy } from '../../shared/sql/sent-files.ts';

type FileRow = typeof lessonFiles.$inferSelect;

/** The files of some keys that a bank has; they stay until the transaction ends. */
export function soundsOfBank(tx: Tx, classId: number, keys: readonly string[]): Promise<FileRow[]> {
  return filesNamed(tx, keys, eq(lessonFiles.bankOf, classId));
}

/**
 * The files of some keys that a bank may take: what its writer has sent and no lesson shows yet, and those
 * of lessons of the class. They stay until the transaction ends.
 */
export function soundsToTake(
  tx: Tx,
  { classId, userId }: { classId: number; userId: number },
  keys: readonly string[],
): Promise<FileRow[]> {
  const ofClass = tx.select({ id: lessons.id }).from(lessons).where(eq(lessons.classId, classId));
  return filesNamed(tx, keys, or(isSentBy(userId), inArray(lessonFiles.lessonId, ofClass)));
}

/** Locked, so that no upkeep removes them meanwhile. */
async function filesNamed(
  tx: Tx,
  keys: readonly string[],
  where: SQL | undefined,
): Promise<FileRow[]> {
  return tx
    .select()
    .from(lessonFiles)
    .where(and(inArray(lessonFiles.key, [...keys]), where))
    .for('share');
}

/** Gives a bank rows of its own for files that it takes. */
export async function insertSounds(
  tx: Tx,
  classId: number,
  files: readonly FileRow[],
): Promise<void> {
  const rows = files.map(({ key, name, kind, bytes }) => ({
    ...{ key, name, kind, bytes },
    bankOf: classId,
  }));
  await tx.insert(lessonFiles).values(rows);
}

/** Gives the copy of a bank the files of the original. */
export async function copySounds(tx: Tx, fromClassId: number, toClassId: number): Promise<void> {
  await tx.execute(sql`
    insert into lesson_files (bank_of, key, name, kind, bytes)
    select ${toClassId}::int, key, name, kind, bytes
    from lesson_files where bank_of = ${fromClassId}::int order by id`);
}
