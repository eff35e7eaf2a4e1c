import { Readable } from 'node:stream';
import type { Services } from '../../context.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import type { ReceivedFile } from '../../platform/file-store.ts';
import { readReceived } from '../../platform/files.ts';
import { type ZipEntry, zipStream } from '../../platform/zip.ts';
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
  const { files, clock } = services;
  const parts: Part[] = [];
  try {
    await writeRows(services, wanted.userId, parts);
    await onProgress(parts.length);
    const { found, missing } = await lookUp(services, wanted.files);
    const mtime = clock.now();
    const archive = await files.receive(
      zipStream(
        [
          asEntry('README.txt', text.readme(mtime.toISOString(), missing)),
          ...parts.map((part) => ({
            path: `data/${part.file}.json`,
            open: async () => readReceived(part),
            compress: true,
          })),
          ...found.map((name, index) => ({
            path: `files/${name}`,
            open: async () => {
              await onProgress(parts.length + index);
              return openFile(services, name);
            },
            compress: false,
          })),
        ],
        { mtime, signal: wanted.signal },
      ),
    );
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

const asEntry = (path: string, words: string): ZipEntry => ({
  path,
  open: async () => Readable.from([words], { objectMode: false }),
  compress: true,
});

/** Which of the person's files are there. */
async function lookUp({ files }: Services, names: readonly string[]) {
  const found: string[] = [];
  const missing: string[] = [];
  for (const name of names) ((await files.find(name)) ? found : missing).push(name);
  return { found, missing };
}

async function openFile({ files }: Services, name: string): Promise<Readable> {
  const stream = await files.read(name);
  if (!stream) throw new Error('a file of the copy is gone');
  return stream;
}
