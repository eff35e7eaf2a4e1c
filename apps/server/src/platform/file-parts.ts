import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@institute/contract/errors';
import type { FileStore, ReceivedFile, StoredFile } from './file-store.ts';
import { token } from './random.ts';

/** What of a body is kept at once: so much is lost at most when this process dies. */
const PART_BYTES = 4 * 1024 * 1024;
/** Less than this of a body that was cut is not worth a part of its own. */
const LEAST_BYTES = 64 * 1024;

/** What has arrived of uploads that are not finished, wherever stored files lie. */
export interface Parts {
  /**
   * Gives a body in parts as it comes, each on this machine's disk. What has come of a body that is
   * cut is given too, before the error of the cut is thrown. Errors: too_large (more than `most`).
   */
  receive(body: Readable, most: number): AsyncIterable<ReceivedFile>;
  /** Stores a received part and returns its name. */
  keep(part: ReceivedFile): Promise<string>;
  /** The parts as one file on this machine's disk; null when one is missing. */
  join(names: readonly string[]): Promise<ReceivedFile | null>;
  remove(names: readonly string[]): Promise<void>;
  list(): AsyncIterable<StoredFile>;
}

/** Parts in `store`; they arrive in `incoming`, a folder of the same disk. */
export function openParts(store: FileStore, incoming: string): Parts {
  return {
    receive: (body, most) => receiveParts(body, most, incoming),
    async keep({ path }) {
      const name = token(16);
      await store.takePart(name, path);
      return name;
    },
    async join(names) {
      const path = join(incoming, token(16));
      const file = createWriteStream(path, { flags: 'wx', flush: true });
      let isWhole = true;
      async function* all() {
        for (const name of names) {
          const part = await store.readPart(name);
          if (part) yield* part;
          else isWhole = false;
        }
      }
      try {
        await pipeline(Readable.from(all(), { objectMode: false }), file);
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
      if (isWhole) return { path, bytes: file.bytesWritten };
      await rm(path, { force: true });
      return null;
    },
    async remove(names) {
      for (const name of names) await store.removePart(name);
    },
    list: () => store.listParts(),
  };
}

/** The next of a body; an error of it is given, unlike those of our disk, which are thrown. */
type Next = { chunk: Buffer } | { cut: unknown } | null;

async function nextOf(chunks: AsyncIterator<Buffer>): Promise<Next> {
  try {
    const { done, value } = await chunks.next();
    return done ? null : { chunk: value };
  } catch (cut) {
    return { cut };
  }
}

async function* receiveParts(
  body: Readable,
  most: number,
  incoming: string,
): AsyncGenerator<ReceivedFile> {
  const chunks: AsyncIterator<Buffer> = body[Symbol.asyncIterator]();
  let taken = 0;
  let next: Next = await nextOf(chunks);
  while (next) {
    if ('cut' in next) throw next.cut;
    const path = join(incoming, token(16));
    const file = await open(path, 'wx');
    let bytes = 0;
    try {
      while (next && 'chunk' in next && bytes < PART_BYTES) {
        taken += next.chunk.length;
        if (taken > most) throw new AppError('too_large');
        await file.write(next.chunk);
        bytes += next.chunk.length;
        next = await nextOf(chunks);
      }
      await file.sync();
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    const isWorthIt = bytes >= LEAST_BYTES || !(next && 'cut' in next);
    try {
      if (isWorthIt) yield { path, bytes };
    } finally {
      await rm(path, { force: true });
    }
  }
}
