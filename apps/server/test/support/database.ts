import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../src/platform/db.ts';
import { databaseUrl, run } from '../global-setup.ts';

/** A database of a test file's own: a clone of the template, or a copy of the embedded one's folder. */
export interface TestDatabase extends OpenDatabase {
  dataDir: string;
  /** Address of the PostgreSQL database; null on the embedded one. */
  url: string | null;
  /** Closes it as the end of its process does; its data stay until `close`. */
  release(): Promise<void>;
}

/** Opens a fresh database, migrated and empty; `close` leaves nothing behind. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'institute-test-'));
  const postgres = inject('postgres');
  const embedded = inject('embedded');
  // More than a thousand small files, which one call after another takes half as long to copy.
  if (embedded) cpSync(embedded, dataDir, { recursive: true });
  const name = `test_${randomBytes(8).toString('hex')}`;
  if (postgres) await cloneTemplate(postgres.url, name, postgres.template);
  const url = postgres ? databaseUrl(postgres.url, name) : null;
  const database = await openDatabase({ url, dataDir });
  let released: Promise<void> | null = null;
  const release = () => {
    released ??= database.close();
    return released;
  };
  return {
    ...database,
    dataDir,
    url,
    release,
    close: async () => {
      await release();
      if (postgres) await run(postgres.url, `drop database ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Leaves a test's database closed and as empty as one that was just made. */
export async function emptyOut(database: TestDatabase): Promise<void> {
  await database.raw(
    'drop schema public cascade; create schema public; drop schema pgboss, installed cascade',
  );
  await database.release();
}

/** PostgreSQL copies a template for one connection at a time. */
async function cloneTemplate(url: string, name: string, template: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await run(url, `create database ${name} template ${template}`);
      return;
    } catch (error) {
      if (tries > 50) throw error;
      await wait(100);
    }
  }
}
