// Proves promise-25.

import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbedded } from './db-embedded.ts';
import { openDataFolder } from './private-files.ts';

let folder: string;
let umask: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'institute-modes-'));
  umask = process.umask(0o022);
});
afterEach(async () => {
  process.umask(umask);
  await rm(folder, { recursive: true });
});

/** What others may read, write or enter below a folder. */
async function openToOthers(path: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of ['.', ...(await readdir(path, { recursive: true }))]) {
    const { mode } = await stat(join(path, name));
    if (mode & 0o077) found.push(`${name} ${(mode & 0o777).toString(8)}`);
  }
  return found;
}

describe('the files of the data folder', () => {
  it('are taken from others where an earlier start let them in', async () => {
    const data = join(folder, 'data');
    await mkdir(join(data, 'outbox'), { recursive: true });
    await writeFile(join(data, 'outbox', 'mail.eml'), 'code');
    await writeFile(join(folder, 'elsewhere'), 'not ours');
    await symlink(join(folder, 'elsewhere'), join(data, 'link'));
    await chmod(join(data, 'outbox', 'mail.eml'), 0o666);
    await openDataFolder(data);
    await rm(join(data, 'link'));
    expect(await openToOthers(data)).toEqual([]);
    expect((await stat(join(folder, 'elsewhere'))).mode & 0o777).toBe(0o644);
  });

  it('are their owner’s alone in the embedded database, whatever the umask', async () => {
    const { pool, close } = await openEmbedded(join(folder, 'data', 'db'));
    await pool.query('create table notes as select generate_series(1, 20000) as n; checkpoint');
    expect(await openToOthers(join(folder, 'data', 'db'))).toEqual([]);
    await close();
  });
});
