import { setTimeout as wait } from 'node:timers/promises';
import { applyFunctions } from './db-functions.ts';
import { inOneTransaction, lockTables } from './db-schema-lock.ts';
import { SchemaError, type SqlFile, sqlFiles } from './db-sql-files.ts';
import type { RawSql } from './db-transaction.ts';
import { paths } from './paths.ts';

/** Any number that no other program uses as an advisory lock of this database. */
const SCHEMA_LOCK = 7_202_611;

/** Migrations that run outside a transaction, so that they can build indexes beside the traffic. */
const CONCURRENT = '.concurrent.sql';

/**
 * Runs the migrations that a database has not seen, and brings its functions and triggers to what
 * the files of `schema/sql` say (decision 027), by one process at a time. Migrations between two that
 * build indexes beside the traffic are run all or none; docs/upgrades.md says what one may do.
 * @param raw one connection, outside a transaction
 * @param upTo how many migrations to run, for a dump of an earlier version to go into; without all
 *   of them the tables are not those which the functions speak of, so there are none
 * @throws SchemaError for a database of the shape before the baseline, and when somebody else holds
 *   a table that is to be changed
 */
export async function bringUpToDate(
  raw: RawSql,
  upTo = Number.POSITIVE_INFINITY,
  folder = paths.migrations,
): Promise<void> {
  const [all, files] = await Promise.all([sqlFiles(folder), sqlFiles(paths.functions)]);
  const migrations = all.slice(0, upTo);
  await takeTurn(raw);
  try {
    await inOneTransaction(raw, () => prepare(raw));
    let waiting = await missing(raw, migrations);
    for (;;) {
      const at = waiting.findIndex(({ name }) => name.endsWith(CONCURRENT));
      const batch = at < 0 ? waiting : waiting.slice(0, at);
      await inOneTransaction(raw, async () => {
        await lockTables(raw, tablesOf(batch));
        for (const migration of batch) {
          await raw(migration.text);
          await note(raw, migration);
        }
      });
      const concurrent = at < 0 ? undefined : waiting[at];
      if (!concurrent) break;
      await buildIndexes(raw, concurrent);
      waiting = waiting.slice(at + 1);
    }
    const isWhole = upTo >= all.length && !(await isOfLaterVersion(raw, all));
    if (isWhole) await inOneTransaction(raw, () => applyFunctions(raw, files));
  } finally {
    await raw('select pg_advisory_unlock($1)', [SCHEMA_LOCK]).catch(() => undefined);
  }
}

/** How often a process that waits for its turn asks again, in ms. */
const TURN_MS = 100;
/** After how many times, some ten seconds, it says what it waits for. */
const SAID_AT = 100;

/**
 * Waits until no other process is at it. The lock is held by the connection: it outlasts the
 * transactions between indexes. It is asked for again and again: a statement that waits for it would
 * be one that an index built beside the traffic waits for in turn. Whoever starts the server reads
 * once what a long wait is for.
 */
export async function takeTurn(raw: RawSql, pauseMs = TURN_MS): Promise<void> {
  for (let asked = 1; ; asked += 1) {
    const { rows } = await raw('select pg_try_advisory_lock($1) as "isOurs"', [SCHEMA_LOCK]);
    if ((rows as { isOurs: boolean }[])[0]?.isOurs) return;
    if (asked === SAID_AT) {
      console.error('Waiting: another process is bringing the database up to date.');
    }
    await wait(pauseMs);
  }
}

/** Runs the statements of a migration one by one, after what an earlier try has left half-built. */
async function buildIndexes(raw: RawSql, migration: SqlFile): Promise<void> {
  const { rows } = await raw(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_index i join pg_class c on c.oid = i.indexrelid
     join pg_namespace n on n.oid = c.relnamespace
     where not i.indisvalid and n.nspname = 'public'`,
    [],
  );
  for (const { name } of rows as { name: string }[]) await raw(`drop index if exists ${name}`);
  // As long as it takes: nobody waits for an index that is built beside the traffic.
  await raw('set statement_timeout = 0');
  const hasTrigrams = await knowsTrigrams(raw);
  try {
    for (const statement of statementsOf(migration.text)) {
      if (hasTrigrams || !statement.includes(TRIGRAMS)) await raw(statement, []);
    }
  } finally {
    await raw('reset statement_timeout');
  }
  await note(raw, migration);
}

/** What an index of trigrams is built with: `pg_trgm`, without which searches take longer (decision 020). */
const TRIGRAMS = 'gin_trgm_ops';

async function knowsTrigrams(raw: RawSql): Promise<boolean> {
  const { rows } = await raw('select 1 from pg_opclass where opcname = $1', [TRIGRAMS]);
  return rows.length > 0;
}

/** The tables that migrations change or refer to, in so far as they name them. */
const tablesOf = (batch: readonly SqlFile[]) =>
  batch.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:alter\s+table|references)\s+(?:"?public"?\.)?"?(\w+)"?/gi)].map(
      ([, name = '']) => name,
    ),
  );

/** The statements of a file that holds no texts with semicolons in them. */
const statementsOf = (text: string) =>
  text
    .replace(/^\s*--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');

/** Makes the tables in which a database notes its own version, and refuses the earlier shape. */
async function prepare(raw: RawSql): Promise<void> {
  const { rows } = await raw(
    `select to_regclass('installed.migrations') is not null as "isPrepared",
            to_regclass('drizzle.__drizzle_migrations') is not null as "isEarlier"`,
    [],
  );
  const [found] = rows as { isPrepared: boolean; isEarlier: boolean }[];
  if (found?.isEarlier) {
    throw new SchemaError(
      'The database was made by an earlier version of the product. Run `npm run dump` there with that version, then `npm run restore` with this one into an empty database (docs/operations.md).',
    );
  }
  if (found?.isPrepared) return;
  await raw(`
    create schema installed;
    create table installed.migrations (
      name text primary key, hash text not null, installed_at timestamptz not null default now());
    create table installed.functions (files text not null, live text not null)`);
}

/** The migrations that a database has not seen. */
async function missing(raw: RawSql, migrations: readonly SqlFile[]): Promise<SqlFile[]> {
  const { rows } = await raw('select name from installed.migrations', []);
  const installed = new Set((rows as { name: string }[]).map(({ name }) => name));
  return migrations.filter(({ name }) => !installed.has(name));
}

/**
 * Whether a later version has run migrations that this one does not know. Its functions and triggers
 * stay: a process of the version before may start again, or a command of it run, while both serve.
 */
async function isOfLaterVersion(raw: RawSql, known: readonly SqlFile[]): Promise<boolean> {
  const { rows } = await raw('select name from installed.migrations', []);
  const names = new Set(known.map(({ name }) => name));
  return (rows as { name: string }[]).some(({ name }) => !names.has(name));
}

async function note(raw: RawSql, { name, hash }: SqlFile): Promise<void> {
  await raw('insert into installed.migrations (name, hash) values ($1, $2)', [name, hash]);
}
