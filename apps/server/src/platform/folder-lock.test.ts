// Proves promise-1.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockFolder } from './folder-lock.ts';

// A killed owner is dead when its mark has not been renewed for a while, too.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let owners: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'institute-lock-'));
  owners = join(folder, 'owner');
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const program = `
  const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))});
  await lockFolder(process.argv[1]).then(
    () => { console.log('owns'); setInterval(() => {}, 1000); },
    (error) => { console.log(error.message); process.exit(3); },
  );`;
const node = ['--import', 'tsx', '--input-type=module', '-e', program];

/** Another process that takes the folder, by way of `through`; with the first line it says. */
async function other(through: string[] = []) {
  const [command = '', ...args] = [...through, process.execPath, ...node, folder];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [said] = await once(child.stdout, 'data');
  return { child, said: String(said).trim() };
}

const inNamespace = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
const canUnshare = spawnSync(inNamespace[0] ?? '', [...inNamespace.slice(1), 'true']).status === 0;

/** Writes the mark of an owner on a machine that is not this one. */
async function markOfAnotherMachine(number: number, beats = 1) {
  await mkdir(owners, { recursive: true });
  const mark = { pid: 7, host: 'elsewhere', kernel: 'another kernel', socket: 'gone.sock' };
  await writeFile(
    join(owners, String(number)),
    `${String(beats).padStart(12)} ${JSON.stringify(mark)}\n`,
  );
}

describe('the lock of a data folder', () => {
  it('is given back', async () => {
    await (await lockFolder(folder))();
    await (await lockFolder(folder))();
    expect(await readdir(owners)).toEqual(['2']);
  });

  it('refuses a folder that a living process uses, in one clear line', async () => {
    const { child, said } = await other();
    expect(said).toBe('owns');
    const line = `${folder} is in use by process ${child.pid} on ${hostname()}. Stop it first, or set DATA_DIR to another folder.`;
    await expect(lockFolder(folder)).rejects.toThrow(line);
    // Refusing leaves no trace, and does not disturb the owner.
    await expect(lockFolder(folder)).rejects.toThrow(line);
  });

  it('refuses a folder whose owner stands still', async () => {
    const { child } = await other();
    child.kill('SIGSTOP');
    await expect(lockFolder(folder)).rejects.toThrow('is in use by');
  });

  it('takes over the lock of a killed process, however long a mark is believed', async () => {
    const { child } = await other();
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await lockFolder(folder, { staleMs: 600_000 }))();
  });

  it('is not lost with its socket, which somebody has swept away, while its owner lives', async () => {
    const release = await lockFolder(folder, { renewMs: 100 });
    for (const name of await readdir(owners)) {
      if (name.endsWith('.sock')) await rm(join(owners, name));
    }
    await expect(lockFolder(folder, { goneMs: 1000 })).rejects.toThrow('is in use by');
    await release();
  });

  it('takes over when the number of a killed process has gone to another', async () => {
    const { child } = await other();
    child.kill('SIGKILL');
    await once(child, 'exit');
    // Which process has that number now does not matter: nobody listens.
    await (await lockFolder(folder))();
  });

  it.skipIf(!canUnshare)('is seen from other PID namespaces, both ways @all', async () => {
    const first = await other(inNamespace);
    expect(first.said).toBe('owns');
    await expect(lockFolder(folder)).rejects.toThrow('is in use by process');
    expect((await other(inNamespace)).said).toContain('is in use by process');
    first.child.kill('SIGKILL');
    // The kernel ends the namespace a moment after its first process.
    let release: () => Promise<void> = async () => undefined;
    const take = async () => {
      release = await lockFolder(folder);
    };
    await expect
      .poll(
        () =>
          take().then(
            () => true,
            () => false,
          ),
        { timeout: 20_000 },
      )
      .toBe(true);
    expect((await other(inNamespace)).said).toContain(`is in use by process ${process.pid}`);
    await release();
    expect((await other(inNamespace)).said).toBe('owns');
  });

  it('goes to one of many who come at once, over a dead owner as well', async () => {
    for (let round = 0; round < 20; round += 1) {
      const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
      const won = tries.filter((one) => one.status === 'fulfilled');
      expect(won).toHaveLength(1);
      for (const { value } of won) await value();
    }
  });

  it('refuses as long as an owner on another machine renews its mark', async () => {
    await markOfAnotherMachine(1);
    let beats = 1;
    const timer = setInterval(() => {
      beats += 1;
      void markOfAnotherMachine(1, beats);
    }, 100);
    await expect(lockFolder(folder, { staleMs: 2000 })).rejects.toThrow(
      `${folder} is in use by process 7 on elsewhere.`,
    );
    clearInterval(timer);
  });

  it('takes over when an owner on another machine has renewed nothing for a while', async () => {
    await markOfAnotherMachine(4);
    const begun = Date.now();
    const release = await lockFolder(folder, { staleMs: 600 });
    expect(Date.now() - begun).toBeGreaterThan(500);
    expect((await readdir(owners)).filter((name) => !name.endsWith('.sock'))).toEqual(['5']);
    await release();
  });

  it('tells an owner that stood still when another has taken over', async () => {
    let isLost = false;
    const release = await lockFolder(folder, {
      renewMs: 50,
      onLost: () => {
        isLost = true;
      },
    });
    await markOfAnotherMachine(2);
    await expect.poll(() => isLost).toBe(true);
    await release();
  });

  it.each([
    ['several have come and gone since', async () => markOfAnotherMachine(4)],
    ['its mark is gone', async () => rm(join(owners, '1'))],
    ['the whole folder is gone', async () => rm(owners, { recursive: true })],
  ])('tells an owner that the folder is not its own any more when %s', async (_when, change) => {
    let isLost = false;
    const release = await lockFolder(folder, {
      renewMs: 50,
      onLost: () => {
        isLost = true;
      },
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(isLost).toBe(false);
    await change();
    await expect.poll(() => isLost).toBe(true);
    await release();
  });

  it('works in a folder whose path is too long for the address of a socket', async () => {
    const deep = join(folder, 'a'.repeat(60), 'b'.repeat(60));
    const release = await lockFolder(deep);
    await expect(lockFolder(deep)).rejects.toThrow('is in use by process');
    await release();
    await (await lockFolder(deep))();
  });
});
