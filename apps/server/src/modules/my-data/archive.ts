import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Services } from '../../context.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import type { ReceivedFile } from '../../platform/files.ts';
import { allCopied, rowsAbout } from './store.ts';
import { text } from './text.ts';

/** What goes into the archive, and what ends it early. */
interface Wanted {
  userId: number;
  /** Stored names of the person's files. */
  files: readonly string[];
  signal: AbortSignal;
}

/** Rows of the archive, which lie on the disk until they are in it. */
interface Part extends ReceivedFile {
  file: string;
}

/**
 * Writes the archive of a person's data into storage: a file of JSON for every table, the person's
 * own files as they are, and what it all is. Rows and files go by way of the disk, never whole
 * through memory. `onProgress` is told how many parts are done.
 */
export async function writeArchive(
  services: Services,
  wanted: Wanted,
  onProgress: (done: number) => Promise<unknown>,
): Promise<{ name: string; bytes: number }> {
  const { files } = services;
  const parts: Part[] = [];
  try {
    await writeRows(services, wanted.userId, parts);
    await onProgress(parts.length);
    const zip = new ZipFile();
    const mtime = services.clock.now();
    const missing: string[] = [];
    for (const { path, file } of parts) {
      zip.addReadStreamLazy(`data/${file}.json`, { mtime }, (give) =>
        give(null, createReadStream(path)),
      );
    }
    let done = parts.length;
    for (const name of wanted.files) {
      if (!(await files.find(name))) {
        missing.push(name);
        continue;
      }
      // As they are: pictures are compressed already.
      zip.addReadStreamLazy(`files/${name}`, { mtime, compress: false }, (give) => {
        done += 1;
        Promise.all([fileStream(services, name), onProgress(done)]).then(
          ([stream]) => give(null, stream),
          (error: unknown) => give(error, Readable.from([])),
        );
      });
    }
    zip.addBuffer(Buffer.from(text.readme(mtime.toISOString(), missing)), 'README.txt', { mtime });
    zip.end();
    const archive = await files.receive(streamOf(zip, wanted.signal));
    const name = await files.keep(archive, 'zip').catch(async (error: unknown) => {
      await files.discard(archive);
      throw error;
    });
    return { name, bytes: archive.bytes };
  } finally {
    await Promise.all(parts.map((part) => files.discard(part)));
  }
}

/** The rows of every table, each into a file of this machine's disk, all as of one moment. */
async function writeRows({ db, files }: Services, userId: number, parts: Part[]): Promise<void> {
  await inTransaction(
    db,
    async (tx) => {
      for (const { table, rows } of allCopied) {
        const stream = Readable.from(asJson(rowsAbout(tx, table, rows, userId)));
        parts.push({ file: rows.file, ...(await files.receive(stream)) });
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Batches of rows as one JSON array, a row to a line. */
async function* asJson(batches: AsyncIterable<string[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const lines of batches) {
    yield before + lines.join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function fileStream({ files }: Services, name: string): Promise<Readable> {
  const stream = await files.read(name);
  if (!stream) throw new Error('a file of the copy is gone');
  return stream;
}

/** The bytes of an archive; its failures, and an end that comes early, are those of the stream. */
function streamOf(zip: ZipFile, signal: AbortSignal): Readable {
  const stream = Readable.from(zip.outputStream, { objectMode: false });
  const end = () => stream.destroy(new Error('the copy was ended early'));
  zip.on('error', (error: Error) => stream.destroy(error));
  signal.addEventListener('abort', end, { once: true });
  stream.once('close', () => signal.removeEventListener('abort', end));
  if (signal.aborted) end();
  return stream;
}
