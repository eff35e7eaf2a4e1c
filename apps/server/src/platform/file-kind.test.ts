import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kindOfFile } from './file-kind.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinds-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function kindOf(bytes: Buffer) {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  return kindOfFile(path);
}

/** The head of a Matroska file: EBML, its type, and the tracks by their codecs. */
const webm = (...codecs: string[]) =>
  Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84]),
    Buffer.from('webm'),
    Buffer.from(codecs.join('\0')),
  ]);
/** The head of an MP4 file with tracks of these handlers. */
const mp4 = (...handlers: string[]) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 16]),
    Buffer.from('ftypiso5\0\0\0\0'),
    ...handlers.map((name) => Buffer.from(`\0\0\0\x20hdlr\0\0\0\0\0\0\0\0${name}`)),
  ]);

describe('what a browser has recorded', () => {
  it('is a sound where all of its tracks are', async () => {
    expect(await kindOf(webm('A_OPUS'))).toEqual({ kind: 'audio', extension: 'weba' });
    expect(await kindOf(mp4('soun'))).toEqual({ kind: 'audio', extension: 'm4a' });
  });

  it('is no sound with a picture in it', async () => {
    expect(await kindOf(webm('V_VP9', 'A_OPUS'))).toBeNull();
    expect(await kindOf(webm())).toBeNull();
    expect(await kindOf(mp4('vide', 'soun'))).toEqual({ kind: 'video', extension: 'mp4' });
    expect(await kindOf(mp4())).toEqual({ kind: 'video', extension: 'mp4' });
  });

  it('is nothing that merely speaks of one', async () => {
    expect(await kindOf(Buffer.from('A_OPUS hdlr        soun'))).toBeNull();
    expect(await kindOf(Buffer.alloc(0))).toBeNull();
  });
});
