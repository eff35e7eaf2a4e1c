// Proves promise-21.

import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readManifest } from '../platform/backup/archive.ts';
import { passingKey } from '../platform/backup/seal.ts';
import { openDiskStore } from '../platform/file-store-disk.ts';
import { commandLine } from '../platform/paths.ts';

// Each command opens a database, the first one makes it.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 90_000 });

let home: string;
let publicKey: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'institute-command-'));
  publicKey = (await passingKey()).publicKey;
  const store = await openDiskStore(join(home, 'uploads'), join(home, 'incoming'));
  await store.write('film.mp4', Buffer.from('a film'));
});
afterAll(() => rm(home, { recursive: true }));

/** Runs the command over an institute of its own, and says where its dump lies. */
function dump(name: string, args: string[] = []) {
  const folder = join(home, name);
  const { PATH = '' } = process.env;
  const env = { PATH, DATA_DIR: home, BACKUP_PUBLIC_KEY: publicKey, LOG_LEVEL: 'silent' };
  const command = [...commandLine('dump'), '--to', folder, ...args];
  const { stdout, stderr, status } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env,
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return { folder, said: stdout };
}

describe('npm run dump @all', () => {
  it('seals what it writes for the institute’s key, says so, and shares files on request', async () => {
    const first = dump('first');
    expect(first.said).toContain('(sealed)');
    expect((await readManifest(first.folder)).sealedFor).toEqual([publicKey]);
    for (const part of ['tables', 'files']) {
      for (const name of await readdir(join(first.folder, part))) {
        const bytes = await readFile(join(first.folder, part, name));
        expect(bytes.subarray(0, 21).toString(), name).toBe('age-encryption.org/v1');
      }
    }
    const inode = async (folder: string) => (await stat(join(folder, 'files/film.mp4.age'))).ino;
    const second = dump('second', ['--after', first.folder]);
    expect(await inode(second.folder)).toBe(await inode(first.folder));
  });

  it('lies open where that is asked for, says so, and needs none before it', async () => {
    const { folder, said } = dump('open', ['--open', '--after', '']);
    expect(said).toContain('(not sealed, it lies open)');
    expect(await readFile(join(folder, 'files', 'film.mp4'), 'utf8')).toBe('a film');
  });
});
