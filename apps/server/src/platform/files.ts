import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@institute/contract/errors';
import { openParts, type Parts } from './file-parts.ts';
import type { FileStore, ReceivedFile } from './file-store.ts';
import { randToken, sameText, sign, token } from './random.ts';

/** The bytes of a file on its way. */
export const readReceived = ({ path }: ReceivedFile): Readable => createReadStream(path);

/** Stored files: random names, signed expiring addresses (rulings §5), wherever they lie. */
export interface Files
  extends Pick<
    FileStore,
    'read' | 'remove' | 'list' | 'setAside' | 'bringBack' | 'listAside' | 'removeAside' | 'readMark'
  > {
  /** Parts of uploads that are not finished. */
  parts: Parts;
  /** What is known of a file; one that is asked for comes back from quarantine by itself. */
  find: FileStore['find'];
  /** Streams an upload to disk, whatever its size, without holding it in memory. */
  receive(stream: Readable): Promise<ReceivedFile>;
  /** Removes a received file, unless it was kept meanwhile. */
  discard(file: ReceivedFile): Promise<void>;
  /**
   * Takes a received file into storage and returns its stored name. One that is `withdrawn` when it is set aside is
   * brought back by hand alone, never by whoever still has its address.
   */
  keep(file: ReceivedFile, extension: string, options?: { withdrawn?: boolean }): Promise<string>;
  /** Stores bytes and returns their stored name. `shared` ones need no signature. */
  write(bytes: Uint8Array, extension: string, options?: { shared?: boolean }): Promise<string>;
  /** Path from the API host, with a signature that expires; empty for no file. */
  address(name: string | null): string;
  /** What an address is worth now: `expired` was ours, `unsigned` never. */
  judge(name: string, expires: string, signature: string): 'good' | 'expired' | 'unsigned';
  /** Removes what uploads left behind that were cut off together with their process. */
  discardStale(): Promise<void>;
}

const SHARED = 'shared-';
/** Begins the names of those whose removal somebody means: their addresses are dead at once. */
const WITHDRAWN = 'own-';
/** Addresses are good for between six and twelve hours, and stay the same within six: cacheable. */
const SIX_HOURS = 6 * 3600;
/** Nothing is written to an upload for this long while it is still one. */
const STALE_MS = 60 * 60 * 1000;

/** Whether a stored file is for everybody, such as the logo. */
export const isShared = (name: string) => name.startsWith(SHARED);

/** The folder uploads arrive in, the same for all processes of this machine. */
export const incomingFolder = (dataDir: string) => join(dataDir, 'incoming');

/** Files over a store; uploads arrive on the disk of this machine first. */
export async function openFiles(options: {
  store: FileStore;
  dataDir: string;
  key: string;
  now: () => Date;
}): Promise<Files> {
  const { store, key } = options;
  const incoming = incomingFolder(options.dataDir);
  await mkdir(incoming, { recursive: true });
  const signature = (name: string, expires: number | string) => sign(key, `${name}\n${expires}`);

  const files: Files = {
    parts: openParts(store, incoming),
    async find(name) {
      const found = await store.find(name);
      if (found || name.startsWith(WITHDRAWN)) return found;
      return (await store.bringBack(name)) ? store.find(name) : null;
    },
    read: store.read,
    remove: store.remove,
    list: store.list,
    setAside: store.setAside,
    bringBack: store.bringBack,
    listAside: store.listAside,
    removeAside: store.removeAside,
    readMark: store.readMark,
    async receive(stream) {
      const path = join(incoming, token(16));
      const file = createWriteStream(path, { flags: 'wx', flush: true });
      await pipeline(stream, file).catch(async (error) => {
        await rm(path, { force: true });
        throw error;
      });
      return { path, bytes: file.bytesWritten };
    },
    discard: (file) => rm(file.path, { force: true }),
    async keep(file, extension, { withdrawn = false } = {}) {
      const name = `${withdrawn ? WITHDRAWN : ''}${randToken()}.${extension}`;
      await store.take(name, file.path);
      return name;
    },
    async write(bytes, extension, { shared = false } = {}) {
      const name = `${shared ? SHARED : ''}${randToken()}.${extension}`;
      await store.write(name, bytes);
      return name;
    },
    address(name) {
      if (!name) return '';
      if (isShared(name)) return `files/${name}`;
      const seconds = Math.floor(options.now().getTime() / 1000);
      const expires = (Math.floor(seconds / SIX_HOURS) + 2) * SIX_HOURS;
      return `files/${name}?exp=${expires}&sig=${signature(name, expires)}`;
    },
    judge(name, expires, given) {
      if (!/^\d{1,11}$/.test(expires)) return 'unsigned';
      if (!sameText(signature(name, expires), given)) return 'unsigned';
      return Number(expires) * 1000 <= options.now().getTime() ? 'expired' : 'good';
    },
    async discardStale() {
      for await (const entry of await opendir(incoming)) {
        const path = join(incoming, entry.name);
        const found = await stat(path).catch(() => null);
        // By the disk's own clock, which wrote the time.
        if (found && Date.now() - found.mtimeMs > STALE_MS) await rm(path, { force: true });
      }
    },
  };
  await files.discardStale();
  return files;
}

/**
 * Takes a file into storage for `work`, which writes the row that names it, and out again when
 * `work` is refused. After any other failure nobody knows whether the row stands: the file stays,
 * and the sweep of files that no row names finds it if it does not.
 */
export async function withStored<T>(
  files: Files,
  store: () => Promise<string>,
  work: (name: string) => Promise<T>,
): Promise<T> {
  const name = await store();
  try {
    return await work(name);
  } catch (error) {
    if (error instanceof AppError) await files.remove(name);
    throw error;
  }
}
