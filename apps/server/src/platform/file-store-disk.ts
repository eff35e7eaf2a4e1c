import {
  mkdir,
  open,
  opendir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { type FileStore, MARK, type StoredFile } from './file-store.ts';
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

async function* filesIn(folder: string): AsyncIterable<StoredFile> {
  for await (const entry of await opendir(folder)) {
    const found = entry.isFile() ? await orNull(stat(join(folder, entry.name))) : null;
    if (found) yield { name: entry.name, bytes: found.size, storedAt: found.mtime };
  }
}

/**
 * Files on this machine's disk, in `folder`. `incoming`, on the same disk, holds what is on its way:
 * a file appears in `folder` by a rename, so never in part. What is set aside, and parts of uploads
 * that are not finished, lie in folders below.
 */
export async function openDiskStore(folder: string, incoming: string): Promise<FileStore> {
  const aside = join(folder, 'quarantine');
  const unfinished = join(folder, 'unfinished');
  await mkdir(aside, { recursive: true, mode: 0o700 });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const mark = join(folder, MARK);
  return {
    place: folder,
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
      for await (const file of filesIn(folder)) if (file.name !== MARK) yield file;
    },
    async setAside(name) {
      const now = new Date();
      // By the time of its setting aside, which is what counts from then on.
      const isThere = await orNull(rename(join(folder, name), join(aside, name)).then(() => true));
      if (isThere) await utimes(join(aside, name), now, now);
    },
    async bringBack(name) {
      const work = rename(join(aside, name), join(folder, name)).then(() => true);
      return (await orNull(work)) ?? false;
    },
    listAside: () => filesIn(aside),
    removeAside: (name) => rm(join(aside, name), { force: true }),
    takePart: (name, path) => rename(path, join(unfinished, name)),
    async readPart(name) {
      const file = await orNull(open(join(unfinished, name)));
      return file?.createReadStream() ?? null;
    },
    removePart: (name) => rm(join(unfinished, name), { force: true }),
    listParts: () => filesIn(unfinished),
    readMark: async () => (await orNull(readFile(mark, 'utf8'))) ?? null,
    writeMark: (text) => writeFile(mark, text, { flush: true }),
  };
}
