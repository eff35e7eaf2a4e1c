import { AppError } from '@institute/contract/errors';
import { type FileUse, filesIn } from '@institute/contract/lessons/block-files';
import type { MaterialKind } from '@institute/contract/lessons/managed-lessons';
import { type Context, type Services, signedIn } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { randToken } from '../../../platform/random.ts';
import { type LessonRow, lockEditing, namedMaterials } from '../store.ts';
import {
  deleteUnused,
  fileBySending,
  insertLessonFile,
  type LessonFileRow,
  settleUse,
  soundsOfWords,
  takeFromBank,
  usableFiles,
} from '../store-files.ts';
import { sentMaterial, withMaterial } from './material.ts';

/**
 * Takes the file that was sent, for a lesson that is still to be saved. The same key keeps one.
 * Errors: file_kind, picture_too_large, invalid_input (none was sent).
 */
export async function addLessonFile(
  context: Context,
  classId: number,
  claimed: MaterialKind | null,
  requestKey = randToken(),
): Promise<LessonFileRow> {
  const addedBy = `${signedIn(context).userId}:${requestKey}`;
  const sent = await sentMaterial(context, claimed);
  if (!sent) throw new AppError('file_kind');
  const { file } = await withMaterial(context, sent, async (stored) => {
    const name = stored?.material;
    if (!name) throw new Error('what was sent was stored');
    const found = await context.files.find(name);
    return context.transaction(
      async (tx) => {
        const added = await insertLessonFile(tx, {
          ...{ key: randToken(), name, kind: sent.kind, addedBy },
          bytes: found?.bytes ?? 0,
          unusedSince: context.clock.now(),
        });
        const kept = added ?? (await fileBySending(tx, addedBy));
        if (!kept) throw new Error('the file was not written');
        return { file: kept, replaced: added ? null : name };
      },
      { details: { class: classId, kind: sent.kind } },
    );
  });
  return file;
}

/**
 * Gives the lesson the files that its blocks show, of an exam its exercises, with those removed that
 * results may name, and that its words are heard in. They are its own, were sent by whoever saves it and
 * show in no lesson yet, or are of the bank of its class: never those of another lesson. Editing is locked. Errors:
 * lesson_file_gone, file_kind.
 */
export async function settleFiles(
  context: Context,
  tx: Tx,
  lessonId: number,
  { blocks, exercises }: Pick<LessonRow, 'blocks' | 'exercises'>,
): Promise<void> {
  const spoken = await soundsOfWords(tx, lessonId);
  const uses: FileUse[] = [
    ...filesIn([...blocks, ...exercises]),
    ...spoken.map((key): FileUse => ({ key, kind: 'audio' })),
  ];
  const own = await usableFiles(tx, lessonId, signedIn(context).userId);
  const missing = uses.filter(({ key }) => !own.some((one) => one.key === key));
  const keys = [...new Set(missing.map(({ key }) => key))];
  const usable = [...own, ...(await takeFromBank(tx, lessonId, keys))];
  const used = uses.map(({ key, kind }) => {
    const file = usable.find((one) => one.key === key);
    if (!file) throw new AppError('lesson_file_gone');
    if (kind && kind !== file.kind) throw new AppError('file_kind');
    return file.id;
  });
  await settleUse(tx, lessonId, [...new Set(used)], context.clock.now());
}

/** Files removed in one transaction. */
const BATCH = 200;

/**
 * Removes files that no block has shown since `before`, and says how many. One that a copy of the
 * lesson shows stays in storage.
 */
export async function removeUnusedFiles(
  { db, files }: Pick<Services, 'db' | 'files'>,
  before: Date,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const { gone, nameless } = await inTransaction(db, async (tx) => {
      // A lesson that is being saved or copied may be about to show one of them.
      await lockEditing(tx);
      const names = await deleteUnused(tx, before, BATCH);
      const named = new Set(names.length > 0 ? await namedMaterials(tx, names) : []);
      return { gone: names.length, nameless: names.filter((name) => !named.has(name)) };
    });
    for (const name of nameless) await files.remove(name);
    removed += gone;
    if (gone < BATCH) return removed;
  }
}
