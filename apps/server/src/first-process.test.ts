import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { freePort } from '../../../tools/lib/free-port.mjs';
import { openTestDatabase, type TestDatabase } from '../test/support/database.ts';

vi.setConfig({ testTimeout: 180_000 });

describe.skipIf(!inject('postgres'))('several processes @all', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const started: ChildProcess[] = [];
  /** `npm start` with two processes; gives what it said of its failing and how it ended. */
  async function start(own: Record<string, string>) {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', join(import.meta.dirname, 'main.ts')],
      {
        env: {
          PATH: process.env.PATH,
          DATABASE_URL: database.url ?? '',
          DATA_DIR: database.dataDir,
          LOG_LEVEL: 'silent',
          WEB_CONCURRENCY: '2',
          ...own,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    started.push(child);
    const [said, output, [code]] = await Promise.all([
      text(child.stderr),
      text(child.stdout),
      once(child, 'exit') as Promise<[number | null]>,
    ]);
    return { said: said.trim(), output, code };
  }

  it('give up with one line when the port is taken', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const PORT = String((taken.address() as AddressInfo).port);
    const { said, output, code } = await start({ PORT });
    taken.close();
    expect(said).toBe('Cannot start: another program listens on this PORT already (EADDRINUSE)');
    expect([output, code]).toEqual(['', 1]);
  });

  it('say in one line that one has died, and replace it', async () => {
    const PORT = String(await freePort());
    const ending = start({ PORT });
    const parent = await vi.waitUntil(() => started.at(-1)?.pid);
    const isWell = () =>
      fetch(`http://127.0.0.1:${PORT}/healthz`, { signal: AbortSignal.timeout(5000) }).then(
        ({ ok }) => ok,
        () => false,
      );
    await vi.waitUntil(isWell, { timeout: 120_000, interval: 200 });
    const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim();
    process.kill(Number(children.split(' ')[0]), 'SIGKILL');
    await vi.waitUntil(isWell, { timeout: 120_000, interval: 200 });
    process.kill(parent, 'SIGTERM');
    expect(await ending).toMatchObject({
      said: 'A serving process has ended (SIGKILL), and is replaced.',
      code: 0,
    });
  });

  it('give up with one line when there is no database', async () => {
    const { said, code } = await start({
      PORT: '0',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    });
    expect(said).toBe('Cannot start: nobody answers at DATABASE_URL (ECONNREFUSED)');
    expect(code).toBe(1);
  });
});
