import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { readConfig } from '../src/config.ts';
import { type OpenDatabase, openDatabase } from '../src/platform/db.ts';
import { secrets } from '../src/schema/index.ts';
import { makeServices } from '../src/services.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Server whose template database each test file clones; null on the embedded database. */
    postgres: { url: string; template: string } | null;
    /** Folder whose embedded database each test file copies; null on PostgreSQL. */
    embedded: string | null;
  }
}

/**
 * Prepares the database the tests run on: `TEST_DATABASE=pglite` the embedded one, otherwise a real
 * PostgreSQL (`TEST_DATABASE_URL`, or a throwaway cluster of this machine's binaries).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isEmbedded = process.env.TEST_DATABASE === 'pglite';
  return isEmbedded ? makeEmbeddedTemplate(project) : makePostgresTemplate(project);
}

async function makeEmbeddedTemplate(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'institute-template-'));
  const database = await openDatabase({ url: null, dataDir: folder });
  await makeQueues(database);
  await database.close();
  project.provide('postgres', null);
  project.provide('embedded', folder);
  return () => rm(folder, { recursive: true, force: true });
}

async function makePostgresTemplate(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const { startPostgres } = await import('../../../tools/postgres.mjs');
  const cluster = given ? null : await startPostgres({ isDurable: false });
  const url = given ?? cluster?.url;
  if (!url) throw new Error('No PostgreSQL found. Install it, or set TEST_DATABASE=pglite.');
  const template = `template_${randomBytes(6).toString('hex')}`;
  await run(url, `create database ${template}`);
  const database = await openDatabase({ url: databaseUrl(url, template), dataDir: '' });
  await makeQueues(database);
  await database.close();
  project.provide('postgres', { url, template });
  project.provide('embedded', null);
  return async () => {
    await run(url, `drop database ${template} with (force)`);
    await cluster?.stop();
  };
}

/**
 * Makes the queues of all jobs, each a table with its indexes, which took most of the time of opening
 * an institute. What names one institute, its secrets, is left for each to make.
 */
async function makeQueues(database: OpenDatabase): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'institute-queues-'));
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder }, 1);
  const services = await makeServices(config, database);
  services.mailer.close();
  await database.db.delete(secrets);
  await rm(folder, { recursive: true, force: true });
}

/** The same server, another database. */
export function databaseUrl(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** Runs one statement on its own connection. */
export async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
