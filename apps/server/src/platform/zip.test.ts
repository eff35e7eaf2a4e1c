import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { unzip } from '../../test/support/unzip.ts';
import { type ZipEntry, zipStream } from './zip.ts';

const mtime = new Date('2026-11-16T09:00:00Z');
const never = new AbortController().signal;
const entry = (path: string, open: ZipEntry['open'], compress = true): ZipEntry => ({
  ...{ path, open, compress },
});
const words = (text: string) => async () => Readable.from([text], { objectMode: false });

it('holds files under their paths, one open at a time', async () => {
  let open = 0;
  let most = 0;
  const counted = (text: string) => async () => {
    open += 1;
    most = Math.max(most, open);
    return Readable.from([text], { objectMode: false }).once('close', () => {
      open -= 1;
    });
  };
  const entries = [
    entry('a/one.json', counted('حرف '.repeat(1000))),
    entry('b/two.webp', counted('raw'), false),
  ];
  const archive = await buffer(zipStream(entries, { mtime, signal: never }));
  const files = unzip(archive);
  expect([...files.keys()]).toEqual(['a/one.json', 'b/two.webp']);
  expect(files.get('a/one.json')?.toString()).toBe('حرف '.repeat(1000));
  expect(files.get('b/two.webp')?.toString()).toBe('raw');
  expect(archive.length).toBeLessThan(1000);
  expect(most).toBe(1);
});

it('fails with what fails in it: a file that cannot be opened, or breaks off', async () => {
  const broken = async () =>
    Readable.from(
      (async function* () {
        yield 'some';
        throw new Error('the bucket is away');
      })(),
      { objectMode: false },
    );
  const gone = async (): Promise<Readable> => {
    throw new Error('the file is gone');
  };
  for (const [open, message] of [
    [broken, 'away'],
    [gone, 'gone'],
  ] as const) {
    const entries = [entry('one', words('fine')), entry('two', open)];
    await expect(buffer(zipStream(entries, { mtime, signal: never }))).rejects.toThrow(message);
  }
});

it('ends early when it is told to, also before it began', async () => {
  const entries = [entry('one', words('fine'))];
  const signal = AbortSignal.abort();
  await expect(buffer(zipStream(entries, { mtime, signal }))).rejects.toThrow('ended early');
  const control = new AbortController();
  const endless = async () =>
    new Readable({
      read() {
        this.push('x'.repeat(1000));
      },
    });
  const stream = zipStream([entry('endless', endless)], { mtime, signal: control.signal });
  setTimeout(() => control.abort(), 20);
  await expect(buffer(stream)).rejects.toThrow('ended early');
});
