import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileTypeFromStream } from 'file-type';
import { randToken, sameText, sign, token } from './random.ts';

export type FileKind = 'pdf' | 'image' | 'video' | 'audio';

/** A file on its way: on disk, not yet in storage. */
export interface ReceivedFile {
  path: string;
  bytes: number;
}

/** Stored files: random names, signed expiring addresses (rulings §5). */
export interface Files {
  /** Streams an upload to disk, whatever its size, without holding it in memory. */
  receive(stream: Readable): Promise<ReceivedFile>;
  /** Removes a received file, unless it was kept meanwhile. */
  discard(file: ReceivedFile): Promise<void>;
  /** Takes a received file into storage and returns its stored name. `shared` ones need no signature. */
  keep(file: ReceivedFile, extension: string, options?: { shared?: boolean }): Promise<string>;
  /** Stores bytes and returns their stored name. */
  write(bytes: Uint8Array, extension: string): Promise<string>;
  remove(name: string): Promise<void>;
  /** Path from the API host, with a signature that expires; empty for no file. */
  address(name: string | null): string;
  /** Whether this address may be served now. */
  isSigned(name: string, expires: string, signature: string): boolean;
  /** Folder the HTTP layer serves from. */
  folder: string;
}

const SHARED = 'shared-';
/** Addresses are good for between six and twelve hours, and stay the same within six: cacheable. */
const SIX_HOURS = 6 * 3600;

/** Whether a stored file is for everybody, such as the logo. */
export const isShared = (name: string) => name.startsWith(SHARED);

/** Files on this machine's disk under `dataDir/uploads`. */
export async function openDiskFiles(options: {
  dataDir: string;
  key: string;
  now: () => Date;
}): Promise<Files> {
  const folder = join(options.dataDir, 'uploads');
  const incoming = join(options.dataDir, 'incoming');
  await mkdir(folder, { recursive: true });
  // What lies there is from a process that ended in the middle of an upload.
  await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming, { recursive: true });
  const signature = (name: string, expires: number | string) =>
    sign(options.key, `${name}\n${expires}`);

  return {
    folder,
    async receive(stream) {
      const path = join(incoming, token(16));
      const file = createWriteStream(path, { flags: 'wx' });
      await pipeline(stream, file).catch(async (error) => {
        await rm(path, { force: true });
        throw error;
      });
      return { path, bytes: file.bytesWritten };
    },
    discard: (file) => rm(file.path, { force: true }),
    async keep(file, extension, { shared = false } = {}) {
      const name = `${shared ? SHARED : ''}${randToken()}.${extension}`;
      await rename(file.path, join(folder, name));
      return name;
    },
    async write(bytes, extension) {
      const name = `${randToken()}.${extension}`;
      await writeFile(join(folder, name), bytes, { flush: true });
      return name;
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    address(name) {
      if (!name) return '';
      if (isShared(name)) return `files/${name}`;
      const seconds = Math.floor(options.now().getTime() / 1000);
      const expires = (Math.floor(seconds / SIX_HOURS) + 2) * SIX_HOURS;
      return `files/${name}?exp=${expires}&sig=${signature(name, expires)}`;
    },
    isSigned(name, expires, given) {
      if (!/^\d{1,11}$/.test(expires)) return false;
      if (Number(expires) * 1000 <= options.now().getTime()) return false;
      return sameText(signature(name, expires), given);
    },
  };
}

/** What a file is by its content, whatever its name says; null when it is none we take. */
export async function kindOfFile(
  path: string,
): Promise<{ kind: FileKind; extension: string } | null> {
  if ((await stat(path)).size === 0) return null;
  const stream = createReadStream(path);
  const found = await fileTypeFromStream(stream as never).finally(() => stream.destroy());
  if (!found) return null;
  const extension = found.ext;
  if (found.mime === 'application/pdf') return { kind: 'pdf', extension: 'pdf' };
  if (['jpg', 'png', 'gif', 'webp'].includes(extension)) return { kind: 'image', extension };
  if (['mp4', 'webm'].includes(extension)) return { kind: 'video', extension };
  if (['mp3', 'wav', 'm4a', 'ogg', 'oga', 'opus', 'flac', 'aac'].includes(extension)) {
    return { kind: 'audio', extension };
  }
  return null;
}
