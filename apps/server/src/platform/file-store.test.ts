import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3Server, startS3 } from '../../test/support/s3-server.ts';
import type { FileStore } from './file-store.ts';
import { openDiskStore } from './file-store-disk.ts';
import { checkBucket, openS3Store } from './file-store-s3.ts';
import { makeLogger } from './log.ts';

/** What every store promises, on the disk and on a server that speaks S3 and checks signatures. */
let folder: string;
let s3: S3Server;
const stores: Record<string, FileStore> = {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  s3 = await startS3();
  stores.disk = await openDiskStore(join(folder, 'uploads'), folder);
  stores.S3 = openS3Store(s3.settings, makeLogger('silent'));
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

/** Bytes that repeat nowhere near, so that a part in a wrong place is seen. */
function bytesOf(length: number): Buffer {
  const made = Buffer.alloc(length);
  for (let at = 0; at + 4 <= length; at += 4) made.writeUInt32LE((at * 2_654_435_761) >>> 0, at);
  return made;
}

describe.each(['disk', 'S3'])('files on %s', (kind) => {
  const store = () => stores[kind] as FileStore;
  const read = async (name: string, range?: { start: number; end: number }) => {
    const stream = await store().read(name, range);
    return stream && buffer(stream);
  };
  const names = async () => {
    const found: string[] = [];
    for await (const { name } of store().list()) found.push(name);
    return found;
  };

  it('come back as they were written, whole and in ranges', async () => {
    const bytes = bytesOf(100_003);
    // Times of files are whole seconds in some stores.
    const before = Date.now() - 1_000;
    await store().write('written.pdf', bytes);
    const after = Date.now() + 1_000;
    const isPart = async (start: number, end: number) =>
      (await read('written.pdf', { start, end }))?.equals(bytes.subarray(start, end + 1));
    expect((await read('written.pdf'))?.equals(bytes)).toBe(true);
    // Not 0 to 0: s3rver takes an end of 0 for none.
    expect(await isPart(0, 1)).toBe(true);
    expect(await isPart(77, 99_999)).toBe(true);
    expect(await isPart(100_002, 100_002)).toBe(true);
    const found = await store().find('written.pdf');
    expect(found).toMatchObject({ name: 'written.pdf', bytes: 100_003 });
    const storedAt = found?.storedAt.getTime() ?? 0;
    expect(storedAt).toBeGreaterThanOrEqual(before);
    expect(storedAt).toBeLessThanOrEqual(after);
  });

  it('are taken from the disk in parts, and are gone from there', async () => {
    const bytes = bytesOf(20 * 1024 * 1024 + 5);
    const path = join(folder, `incoming-${kind}`);
    await writeFile(path, bytes);
    await store().take('film.mp4', path);
    expect((await store().find('film.mp4'))?.bytes).toBe(bytes.length);
    expect((await read('film.mp4'))?.equals(bytes)).toBe(true);
    expect(await readdir(folder)).not.toContain(`incoming-${kind}`);
  });

  it('may be small or empty', async () => {
    await store().write('empty.mp3', new Uint8Array());
    expect(await read('empty.mp3')).toEqual(Buffer.alloc(0));
    const path = join(folder, `small-${kind}`);
    await writeFile(path, 'a');
    await store().take('small.mp3', path);
    expect(String(await read('small.mp3'))).toBe('a');
  });

  it('are not there under a name nobody stored', async () => {
    expect(await store().find('gone.pdf')).toBeNull();
    expect(await store().read('gone.pdf')).toBeNull();
  });

  it('are removed once, and removing again is nothing', async () => {
    await store().write('shared-logo.png', bytesOf(8));
    await store().remove('shared-logo.png');
    await store().remove('shared-logo.png');
    expect(await store().find('shared-logo.png')).toBeNull();
  });

  it('are listed, each once', async () => {
    await store().write('listed.pdf', bytesOf(12));
    const found = await names();
    expect(found).toContain('listed.pdf');
    expect(new Set(found).size).toBe(found.length);
  });
});

describe('a server that speaks S3', () => {
  it('was asked for nothing unsigned, and turns away another key', async () => {
    expect(s3.refused).toEqual([]);
    const wrong = { ...s3.settings, secretKey: 'guessed' };
    await expect(checkBucket(wrong)).rejects.toThrow();
    const store = openS3Store(wrong, makeLogger('silent'));
    await expect(store.write('forged.pdf', bytesOf(4))).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(new Set(s3.refused)).toEqual(new Set(['SignatureDoesNotMatch']));
    s3.refused.length = 0;
  });

  it('is asked about files, and takes them, while readers hold every connection they may', async () => {
    const store = stores.S3 as FileStore;
    await store.write('watched.mp4', bytesOf(200_000));
    const readers: Awaited<ReturnType<FileStore['read']>>[] = [];
    while (readers.length < 500) {
      const some = Array.from({ length: 25 }, () => store.read('watched.mp4'));
      readers.push(...(await Promise.all(some)));
    }
    expect(await store.find('watched.mp4')).toMatchObject({ bytes: 200_000 });
    await store.write('photo.jpg', bytesOf(8));
    for (const reader of readers) reader?.destroy();
    expect(await buffer((await store.read('photo.jpg')) ?? Readable.from([]))).toHaveLength(8);
  });

  it('is unavailable while it does not answer, and loses nothing by it', async () => {
    const store = stores.S3 as FileStore;
    await store.write('kept.pdf', bytesOf(16));
    const path = join(folder, 'waiting');
    await writeFile(path, 'waiting');
    s3.isAway = true;
    await expect(store.find('kept.pdf')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(store.take('waiting.pdf', path)).rejects.toMatchObject({ code: 'unavailable' });
    s3.isAway = false;
    expect(await readdir(folder)).toContain('waiting');
    expect(await store.find('kept.pdf')).toMatchObject({ bytes: 16 });
  });
});
