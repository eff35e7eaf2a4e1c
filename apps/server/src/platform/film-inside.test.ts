import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kindOfFile } from './file-kind.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'films-'));
});
afterAll(() => rm(folder, { recursive: true }));

const box = (name: string, ...content: (string | Buffer)[]) => {
  const body = Buffer.concat(content.map((one) => Buffer.from(one as string)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const film = (brand: string, codec: string, ...before: Buffer[]) =>
  Buffer.concat([
    box('ftyp', `${brand}\0\0\0\0${brand}`),
    ...before,
    box('moov', box('trak', `\0\0\0\0hdlr\0\0\0\0\0\0\0\0vide ${codec}`)),
  ]);
const sized64 = Buffer.concat([
  Buffer.from([0, 0, 0, 1]),
  Buffer.from('mdat'),
  Buffer.from([0, 0, 0, 0, 0, 0, 0, 20]),
  Buffer.from('film'),
]);

// Proves ours-121.
it.each([
  ['a MOV in H.264', film('qt  ', 'avc1'), { kind: 'video', extension: 'mp4' }],
  [
    'one described at its end',
    film('qt  ', 'avc1', box('mdat', 'moov of a film')),
    { kind: 'video' },
  ],
  ['one with a large box before it', film('qt  ', 'avc1', sized64), { kind: 'video' }],
  ['a 3GP in H.264', film('3gp4', 'avc1'), { kind: 'video', extension: 'mp4' }],
  ['a MOV in HEVC', film('qt  ', 'hvc1'), null],
  ['a MOV that holds both', film('qt  ', 'avc1 hvc1'), null],
  ['a 3GP of an old phone', film('3gp4', 's263'), null],
  [
    'a MOV without a description',
    Buffer.concat([box('ftyp', 'qt  \0\0\0\0'), box('mdat', 'x')]),
    null,
  ],
  [
    'a MOV whose boxes lie',
    Buffer.concat([box('ftyp', 'qt  \0\0\0\0'), Buffer.alloc(24, 1)]),
    null,
  ],
])('%s is what it is', async (name, bytes, kind) => {
  const path = join(folder, name);
  await writeFile(path, bytes);
  const found = await kindOfFile(path);
  if (kind === null) expect(found).toBeNull();
  else expect(found).toMatchObject(kind);
});
