import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { startPostgres } from './postgres.mjs';

// The driver belongs to the server.
const require = createRequire(new URL('../apps/server/package.json', import.meta.url));
/** @type {typeof import('pg')} */
const pg = require('pg');

const postgres = await startPostgres();

it.skipIf(!postgres)('starts a durable PostgreSQL and leaves nothing behind', async () => {
  const url = postgres?.url ?? '';
  const client = new pg.Client(url);
  await client.connect();
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    const { rows } = await client.query(`show ${setting}`);
    expect(rows).toEqual([{ [setting]: 'on' }]);
  }
  const { rows } = await client.query(`select current_setting('data_directory') as folder`);
  await client.end();
  await postgres?.stop();

  const { existsSync } = await import('node:fs');
  expect(existsSync(rows[0].folder)).toBe(false);
  await expect(new pg.Client(url).connect()).rejects.toThrow('ECONNREFUSED');
});

it.skipIf(!postgres)('ends at once when killed', async () => {
  const other = await startPostgres();
  await other?.kill();
  await expect(new pg.Client(other?.url).connect()).rejects.toThrow('ECONNREFUSED');
});
