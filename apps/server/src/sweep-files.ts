import type { Services } from './context.ts';
import { namedResultFiles } from './modules/exams/index.ts';
import { namedMaterials } from './modules/lessons/index.ts';
import { namedSettingFiles } from './modules/settings/index.ts';
import type { Database } from './platform/db.ts';

/** A file is stored moments before the row that names it: one this old waits for no row any more. */
const AGE_MS = 24 * 3600 * 1000;
const BATCH = 500;

/** Every domain that keeps files says which of some names its rows hold, hidden rows too. */
const namers: readonly ((db: Database, names: readonly string[]) => Promise<string[]>)[] = [
  namedSettingFiles,
  namedMaterials,
  namedResultFiles,
];

/**
 * Removes stored files that no row names, as a server leaves them that ended between storing a file
 * and writing its row; gives how many. `storedAt` is the store's time, so is `now`.
 */
export async function sweepFiles(
  { db, files, log }: Pick<Services, 'db' | 'files' | 'log'>,
  now = new Date(),
): Promise<number> {
  await files.discardStale();
  const old = now.getTime() - AGE_MS;
  let removed = 0;
  let batch: string[] = [];
  const removeUnnamed = async () => {
    const named = new Set((await Promise.all(namers.map((of) => of(db, batch)))).flat());
    for (const name of batch.filter((one) => !named.has(one))) {
      await files.remove(name);
      removed += 1;
    }
    batch = [];
  };
  for await (const { name, storedAt } of files.list()) {
    if (storedAt.getTime() < old) batch.push(name);
    if (batch.length === BATCH) await removeUnnamed();
  }
  if (batch.length > 0) await removeUnnamed();
  if (removed > 0) log.info({ removed }, 'removed files that nothing names');
  return removed;
}
