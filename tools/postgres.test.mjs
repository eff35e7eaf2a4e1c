import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findBinaries, startPostgres } from './postgres.mjs';

const bin = findBinaries();

/** Asks a server one question. @param {string} url @param {string} sql */
function ask(url, sql) {
  const { status, stdout, stderr } = spawnSync(join(bin ?? '', 'psql'), [url, '-Atc', sql], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : stderr;
}

it.skipIf(!bin)('starts a durable PostgreSQL and leaves nothing behind', async () => {
  const postgres = await startPostgres();
  const url = postgres?.url ?? '';
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    expect(ask(url, `show ${setting}`), setting).toBe('on');
  }
  const data = ask(url, 'show data_directory');
  expect(existsSync(data)).toBe(true);
  await postgres?.stop();
  expect(existsSync(data)).toBe(false);
  expect(ask(url, 'select 1')).toContain('refused');
});

it.skipIf(!bin)('ends at once when killed', async () => {
  const postgres = await startPostgres();
  const url = postgres?.url ?? '';
  expect(ask(url, 'select 1')).toBe('1');
  await postgres?.kill();
  expect(ask(url, 'select 1')).toContain('refused');
});
