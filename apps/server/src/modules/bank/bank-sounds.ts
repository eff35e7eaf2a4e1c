import { AppError } from '@institute/contract/errors';
import type { Exercise } from '@institute/contract/exercises';
import { soundOf } from '@institute/contract/rules/block-files';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { lessonFiles, lessons } from '../../schema/index.ts';
import { text } from './text.ts';

/*
 * What exercises of a bank are heard in. The bank has a row of its own for each file, under the key that
 * the exercise names, and shares what is stored with whoever has it besides. The row stays: an attempt may
 * have drawn what the bank has deleted or changed since.
 */

/**
 * Gives a bank the files that exercises play: those that its writer has sent, and those of lessons of the
 * class, whose exercises are kept. The bank is locked. Errors: lesson_file_gone, file_kind.
 */
export async function settleSounds(
  tx: Tx,
  { classId, userId }: { classId: number; userId: number },
  exercises: readonly Exercise[],
): Promise<void> {
  const keys = [...new Set(exercises.flatMap((exercise) => soundOf(exercise) ?? []))];
  if (keys.length === 0) return;
  const own = await filesNamed(tx, keys, eq(lessonFiles.bankOf, classId));
  const missing = keys.filter((key) => !own.some((file) => file.key === key));
  if (missing.length === 0) return;
  const isSent = and(
    isNull(lessonFiles.lessonId),
    sql`starts_with(${lessonFiles.addedBy}, ${`${userId}:`})`,
  );
  const ofClass = tx.select({ id: lessons.id }).from(lessons).where(eq(lessons.classId, classId));
  const found = await filesNamed(tx, missing, or(isSent, inArray(lessonFiles.lessonId, ofClass)));
  const taken = missing.map((key) => {
    const file = found.find((one) => one.key === key);
    if (!file) throw new AppError('lesson_file_gone', text.soundGone);
    if (file.kind !== 'audio') throw new AppError('file_kind');
    const { name, kind, bytes } = file;
    return { key, name, kind, bytes, bankOf: classId };
  });
  await tx.insert(lessonFiles).values(taken);
}

/** Files of some keys; they stay until the transaction ends, so that no upkeep removes them meanwhile. */
async function filesNamed(tx: Tx, keys: readonly string[], where: SQL | undefined) {
  return tx
    .select()
    .from(lessonFiles)
    .where(and(inArray(lessonFiles.key, [...keys]), where))
    .for('share');
}

/** Gives the copy of a bank the files of the original. */
export async function copySounds(tx: Tx, fromClassId: number, toClassId: number): Promise<void> {
  await tx.execute(sql`
    insert into lesson_files (bank_of, key, name, kind, bytes)
    select ${toClassId}::int, key, name, kind, bytes
    from lesson_files where bank_of = ${fromClassId}::int order by id`);
}
