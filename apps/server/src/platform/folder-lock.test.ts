import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'institute-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Starts of a living process, as the lock writes them. */
const startOf = async (pid: number) =>
  (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ')[19];

describe('the lock of a data folder', () => {
  it('is given back', async () => {
    await (await lockFolder(folder))();
    await (await lockFolder(folder))();
  });

  it('refuses a folder that a living process uses, in one clear line', async () => {
    const other = spawn('sleep', ['30']);
    await writeFile(join(folder, 'lock'), `${other.pid} ${await startOf(other.pid ?? 0)}`);
    await expect(lockFolder(folder)).rejects.toThrow(
      `${folder} is in use by process ${other.pid}.`,
    );
    other.kill('SIGKILL');
    await once(other, 'exit');
  });

  it('takes over the lock of a killed process', async () => {
    const other = spawn('sleep', ['30']);
    const line = `${other.pid} ${await startOf(other.pid ?? 0)}`;
    other.kill('SIGKILL');
    await once(other, 'exit');
    await writeFile(join(folder, 'lock'), line);
    await (await lockFolder(folder))();
  });

  it('takes over when the number of a killed process has gone to another', async () => {
    await writeFile(join(folder, 'lock'), `${process.ppid} 1`);
    await (await lockFolder(folder))();
  });
});
