import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive: its path there, and its bytes, which are asked for when its turn comes. */
export interface ZipEntry {
  path: string;
  open: () => Promise<Readable>;
  /** False for what is compressed already, such as pictures. */
  compress: boolean;
}

/**
 * A ZIP archive as a stream, made while it is read: one file is open at a time. Where one cannot be
 * read, or `signal` ends it early, the stream fails.
 */
export function zipStream(
  entries: readonly ZipEntry[],
  { mtime, signal }: { mtime: Date; signal: AbortSignal },
): Readable {
  const zip = new ZipFile();
  const archive = zip.outputStream.pipe(new PassThrough());
  const fail = (error: unknown) =>
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
  let current: Readable | null = null;
  zip.on('error', fail);
  for (const { path, open, compress } of entries) {
    zip.addReadStreamLazy(path, { mtime, compress }, (give) => {
      open().then((file) => {
        // The library does not listen for failures of what it reads.
        current = file.on('error', fail);
        if (archive.destroyed) file.destroy();
        else give(null, file);
      }, fail);
    });
  }
  zip.end();
  const end = () => fail(new Error('the archive was ended early'));
  signal.addEventListener('abort', end, { once: true });
  archive.once('close', () => {
    signal.removeEventListener('abort', end);
    current?.destroy();
  });
  // Not before whoever reads it listens.
  if (signal.aborted) queueMicrotask(end);
  return archive;
}
