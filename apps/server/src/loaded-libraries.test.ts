import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, it, vi } from 'vitest';
import { openTestDatabase } from '../test/support/database.ts';

vi.setConfig({ testTimeout: 180_000 });

/** Scripts that a process which serves on PostgreSQL has loaded once it serves, by their addresses. */
async function loadedBy(own: Record<string, string>): Promise<string[]> {
  const database = await openTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'institute-loaded-'));
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'main.ts'), 'first'],
    {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: database.url ?? '',
        DATA_DIR: database.dataDir,
        LOG_LEVEL: 'silent',
        PORT: '0',
        // What Node knows of the scripts it has loaded is written when it ends.
        NODE_V8_COVERAGE: folder,
        ...own,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const said = text(child.stderr);
  const isOpen = once(child.stdout, 'data').then(() => true);
  const ended = once(child, 'exit');
  const opened = await Promise.race([isOpen, ended.then(() => false)]);
  if (!opened) throw new Error(await said);
  // It says that it is open a moment before it heeds signals.
  await wait(2_000);
  child.kill('SIGTERM');
  await ended;
  const files = await readdir(folder);
  const written = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  await rm(folder, { recursive: true, force: true });
  await database.close();
  type Written = { result: { url: string }[] };
  return written.flatMap((one) => (JSON.parse(one) as Written).result.map(({ url }) => url));
}

/** What few processes need, and few requests: each would stay in the memory of all of them. */
const LATER = [
  '@electric-sql/pglite',
  '@aws-sdk',
  'sharp',
  'nodemailer',
  'age-encryption',
  '@simplewebauthn',
  '@zxcvbn-ts/language-common',
  'gift-pegjs',
  'saxes',
  'htmlparser2',
  'file-type',
  'ajv',
];

it.skipIf(!inject('postgres'))(
  'a process that serves on PostgreSQL begins without the libraries that few need @all',
  async () => {
    const loaded = await loadedBy({});
    const holds = (name: string) => loaded.some((url) => url.includes(`/node_modules/${name}/`));
    // The list says something: what every request needs is on it.
    expect(['fastify', 'pg', 'drizzle-orm'].filter(holds)).toHaveLength(3);
    expect(LATER.filter(holds)).toEqual([]);
    expect(loaded.filter((url) => url.includes('/.painter/'))).toEqual([]);
  },
);
