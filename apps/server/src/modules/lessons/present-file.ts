import type { LessonFile } from '@institute/contract/lesson-file';
import type { Services } from '../../context.ts';
import type { Database } from '../../platform/db.ts';
import { extensionOf } from './present.ts';
import type { LessonRow } from './store.ts';
import { type LessonFileRow, shownFiles } from './store-files.ts';

/** A file for whoever may see its lesson: its address is signed. */
export function presentFile(
  { files }: Pick<Services, 'files'>,
  { key, kind, name, bytes }: LessonFileRow,
): LessonFile {
  return { key, kind, url: files.address(name), extension: extensionOf(name), bytes };
}

/** The files of a lesson in blocks; others have none, and are not asked about. */
export async function filesOfBlocks(
  db: Database,
  { id, blocks }: LessonRow,
): Promise<LessonFileRow[]> {
  return blocks.length > 0 ? shownFiles(db, id) : [];
}
