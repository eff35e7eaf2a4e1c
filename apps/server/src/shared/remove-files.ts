import type { Services } from '../context.ts';
import { defineQueue } from '../platform/job-queue.ts';

/** Stored files whose rows are gone for good, to be removed once that is committed. */
export const fileRemovals = defineQueue<{ names: readonly string[] }>('remove-files');

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
