import type { Services } from '../context.ts';
import type { Tx } from '../platform/db.ts';
import { defineQueue } from '../platform/job-queue.ts';

/** Stored files whose rows are gone for good, to be removed once that is committed. */
export const fileRemovals = defineQueue<{ names: readonly string[] }>('remove-files');

/** Stored files that no row names any more, to be set aside once that is committed: they can be brought back for a while. */
export const fileQuarantine = defineQueue<{ names: readonly string[] }>('set-files-aside');

/**
 * Has files that nothing names any more set aside once the transaction stands; what has no name is left out. Gives
 * them, so that who waits for the transaction sets them aside at once: their addresses are dead then.
 */
export async function setAside(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Tx,
  files: readonly (string | undefined)[],
): Promise<string[]> {
  const names = files.filter((name): name is string => name !== undefined && name !== '');
  if (names.length > 0) await jobs.enqueue(tx, fileQuarantine, { names });
  return names;
}

/** Sets stored files aside, as the sweep does with what no row names. */
export async function setFilesAside(
  { files }: Pick<Services, 'files'>,
  { names }: { names: readonly string[] },
): Promise<void> {
  for (const name of names) await files.setAside(name);
}

/** The same at once, after the transaction: where that fails the job does it. */
export async function setAsideNow(
  services: Pick<Services, 'files'>,
  names: readonly string[],
): Promise<void> {
  await setFilesAside(services, { names }).catch(() => undefined);
}

/** Removes stored files, from quarantine as well: nobody has them back. */
export async function removeFiles(
  { files }: Pick<Services, 'files'>,
  { names }: { names: readonly string[] },
): Promise<void> {
  for (const name of names) {
    await files.remove(name);
    await files.removeAside(name);
  }
}
