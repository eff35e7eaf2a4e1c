import type { Services } from '../../context.ts';
import type { StoredFile } from '../../platform/file-store.ts';
import { deleteExpired, namedParts } from './store.ts';

/** Uploads and parts that are looked at together. */
const BATCH = 200;
/** A part is stored moments before its row names it: one this old that none names was left behind. */
const LEFT_MS = 60 * 60 * 1000;

/**
 * Removes uploads whose time is over, with their parts, and parts that no upload names, as a server
 * leaves them that ended between the two. `now` is the time of the store; that of uploads is the
 * clock's. Done again it finds nothing more.
 */
export async function sweepUploads(
  { db, files, clock, log }: Pick<Services, 'db' | 'files' | 'clock' | 'log'>,
  now = new Date(),
): Promise<{ uploads: number; parts: number }> {
  const removed = { uploads: 0, parts: 0 };
  for (;;) {
    const gone = await deleteExpired(db, clock.now(), BATCH);
    for (const { parts } of gone) {
      await files.parts.remove(parts);
      removed.parts += parts.length;
    }
    removed.uploads += gone.length;
    if (gone.length < BATCH) break;
  }
  let batch: string[] = [];
  const removeUnnamed = async () => {
    const named = await namedParts(db, batch);
    const left = batch.filter((name) => !named.has(name));
    await files.parts.remove(left);
    removed.parts += left.length;
    batch = [];
  };
  const isOld = ({ storedAt }: StoredFile) => now.getTime() - storedAt.getTime() > LEFT_MS;
  for await (const part of files.parts.list()) {
    if (isOld(part)) batch.push(part.name);
    if (batch.length >= BATCH) await removeUnnamed();
  }
  await removeUnnamed();
  if (removed.parts > 0) log.info(removed, 'removed uploads that nobody went on with');
  return removed;
}
