import { filesIn } from '@institute/contract/lessons/block-files';
import type { LessonFile } from '@institute/contract/lessons/lesson-file';
import type { Services } from '../../context.ts';
import type { Database } from '../../platform/db.ts';
import { extensionOf } from './present.ts';
import type { LessonRow } from './store.ts';
import { bankFilesByKey, type LessonFileRow, shownFiles } from './store-files.ts';

/** A file for whoever may see its lesson: its address is signed. */
export function presentFile(
  { files }: Pick<Services, 'files'>,
  { key, kind, name, bytes }: LessonFileRow,
): LessonFile {
  return { key, kind, path: files.address(name), extension: extensionOf(name), bytes };
}

/**
 * The files that blocks of a lesson show, or exercises of an exam; where none do, none are asked for. What
 * an attempt has drawn plays the file of the bank it was drawn from.
 */
export async function filesOfBlocks(
  db: Database,
  { id, blocks }: Pick<LessonRow, 'id' | 'blocks'>,
): Promise<LessonFileRow[]> {
  const keys = new Set(filesIn(blocks).map(({ key }) => key));
  if (keys.size === 0) return [];
  const shown = await shownFiles(db, id);
  const own = shown.filter(({ key }) => keys.has(key));
  for (const { key } of own) keys.delete(key);
  return [...own, ...(await bankFilesByKey(db, [...keys]))];
}
