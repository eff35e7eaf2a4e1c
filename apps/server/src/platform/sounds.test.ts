import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openSoundMaker } from './sounds.ts';

/* What becomes of ffmpeg, by a program of its name that goes on for as long as it is let. */

let folder: string;
let program: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sounds-'));
  program = join(folder, 'ffmpeg');
  const lines = [
    '#!/bin/sh',
    'if [ "$1" = -version ]; then echo "ffmpeg version 9.9-test Copyright"; exit; fi',
    // Its last argument is where it writes to.
    'for to; do :; done',
    `echo $$ > "${folder}/pid"; echo "$to" > "${folder}/to"`,
    'exec sleep 300',
  ];
  await writeFile(program, `${lines.join('\n')}\n`, { mode: 0o755 });
});
afterAll(() => rm(folder, { recursive: true }));

const begun = async (): Promise<number> => {
  const pid = await vi.waitUntil(() => readFile(join(folder, 'pid'), 'utf8').catch(() => ''), {
    timeout: 20_000,
  });
  await rm(join(folder, 'pid'));
  return Number(pid);
};
const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const gone = (pid: number) => vi.waitUntil(() => !isThere(pid), { timeout: 20_000 });

// Proves ours-334.
describe('the maker of sounds', () => {
  it('is found at the start, with its version, and where there is none there is none', async () => {
    expect((await openSoundMaker(program))?.version).toBe('9.9-test');
    expect(await openSoundMaker(join(folder, 'nothing'))).toBeNull();
    expect(await openSoundMaker('/bin/true')).toBeNull();
  });

  it('works behind everything else, and is killed when the server stops', async () => {
    const maker = await openSoundMaker(program);
    const stopping = new AbortController();
    const making = maker?.make(join(folder, 'a'), 'mp4', stopping.signal);
    const ended = expect(making).rejects.toThrow('aborted');
    const pid = await begun();
    expect(getPriority(pid)).toBeGreaterThan(getPriority());
    stopping.abort(new Error('the server stops'));
    await ended;
    await gone(pid);
    await expect(maker?.make(join(folder, 'a'), 'mp4', stopping.signal)).rejects.toThrow();
    const never = new AbortController().signal;
    expect(await maker?.make(join(folder, 'a'), 'm3u8', never)).toBe('unreadable');
  });

  it('ends with a server that is killed', async () => {
    const server = join(folder, 'server.mjs');
    const of = JSON.stringify(join(import.meta.dirname, 'sounds.ts'));
    await writeFile(
      server,
      `const { openSoundMaker } = await import(${of});
       const maker = await openSoundMaker(${JSON.stringify(program)});
       await maker.make(${JSON.stringify(join(folder, 'b'))}, 'mp4', new AbortController().signal);`,
    );
    const own = fork(server, { execArgv: ['--import', import.meta.resolve('tsx')] });
    const pid = await begun();
    own.kill('SIGKILL');
    await once(own, 'exit');
    await gone(pid);
  });
});
