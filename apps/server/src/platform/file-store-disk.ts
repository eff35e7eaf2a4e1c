import { mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { token } from './random.ts';

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** What `work` gives; null when the file it reads is not there. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Files on this machine's disk, in `folder`. `incoming`, on the same disk, holds what is on its way:
 * a file appears in `folder` by a rename, so never in part.
 */
export async function openDiskStore(folder: string, incoming: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true });
  return {
    take: (name, path) => rename(path, join(folder, name)),
    async write(name, bytes) {
      const path = join(incoming, token(16));
      await writeFile(path, bytes, { flag: 'wx', flush: true });
      await rename(path, join(folder, name));
    },
    async find(name) {
      const found = await orNull(stat(join(folder, name)));
      return found && { name, bytes: found.size, storedAt: found.mtime };
    },
    async read(name, range) {
      // Opened first: a file that is not there is an answer, not an error half way.
      const file = await orNull(open(join(folder, name)));
      return file?.createReadStream(range) ?? null;
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    async *list() {
      for await (const entry of await opendir(folder)) {
        const found = entry.isFile() ? await orNull(stat(join(folder, entry.name))) : null;
        if (found) yield { name: entry.name, bytes: found.size, storedAt: found.mtime };
      }
    },
  };
}
