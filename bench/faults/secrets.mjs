import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { liveSecretly } from './secret-lives.mjs';
import { must } from './site.mjs';

/** @typedef {import('./site.mjs').Site} Site */

/**
 * The log of a whole run at its most talkative holds no password, code, token, secret of a device or of
 * a second factor, hash, e-mail in an address or parameter of a statement, also when statements fail; and nothing below DATA_DIR is
 * anybody else's to read, whatever the umask.
 * @param {Site} site
 * @param {{ short: boolean, postgres: import('../../tools/postgres.mjs').Postgres | null }} options
 */
export async function run(site, { postgres }) {
  await site.halt();
  const umask = process.umask(0o022);
  await site.start({ LOG_LEVEL: 'trace' });
  process.umask(umask);
  const log = () => site.process?.output() ?? '';
  const secrets = await liveSecretly(site);
  if (postgres) secrets.push(...(await failStatements(site, postgres.url)));
  const written = log();
  must(written.includes('"msg":"request"'), 'the log of the run is not there');
  for (const [what, secret] of secrets) {
    must(secret.length > 5, `${what} is none`);
    must(!written.includes(secret), `the log holds ${what}`);
  }
  for (const [what, pattern] of patterns) must(!pattern.test(written), `the log holds ${what}`);
  await site.halt();
  const files = await openToOthers(site.dataDir);
  must(files.open.length === 0, `others may read ${files.open.slice(0, 5).join(', ')}`);
  await site.start();
  const lines = written.split('\n').length;
  return `${lines} lines of log hold none of ${secrets.length} secrets, ${files.all} files below DATA_DIR are their owner's`;
}

/** @type {[what: string, pattern: RegExp][]} */
const patterns = [
  ['a hash of a password', /\$argon2/],
  ['parameters of a statement', /\\nparams:|"params":|"parameters":/],
  ['an e-mail in an address', /"url":"[^"]*(?:@|%40)/i],
  ['a bearer token', /Bearer [\w-]{10}/],
];

/** Lets a statement with a person's data fail; gives the data. @param {Site} site @param {string} url */
async function failStatements(site, url) {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  await database.query(
    "alter table users add constraint nobody check (name <> 'Failing Person') not valid",
  );
  try {
    const failed = await site.student('Failing Person').then(
      () => false,
      () => true,
    );
    must(failed, 'no statement failed');
  } finally {
    await database.query('alter table users drop constraint nobody');
    await database.end();
  }
  return /** @type {[string, string][]} */ ([
    ['the name of a failed statement', 'Failing Person'],
    ['the phone of a failed statement', '+2348000000999'],
  ]);
}

/** @param {string} folder */
async function openToOthers(folder) {
  const names = ['.', ...(await readdir(folder, { recursive: true }))];
  const open = [];
  for (const name of names) {
    const { mode } = await stat(join(folder, name));
    if (mode & 0o077) open.push(`${name} (${(mode & 0o777).toString(8)})`);
  }
  return { all: names.length, open };
}
