import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RawSql } from './db-transaction.ts';
import { OperatorError } from './operator-error.ts';
import { paths } from './paths.ts';

/** Why this version does not work with a database: a sentence for the operator. */
export class SchemaError extends OperatorError {}

/** Any number that no other program uses as an advisory lock of this database. */
const SCHEMA_LOCK = 7_202_611;

/** A file of SQL and the hash of what is in it. */
interface SqlFile {
  name: string;
  text: string;
  hash: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The files of SQL in a folder, by name. */
async function sqlFiles(folder: string): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, hash: sha256(text) };
    }),
  );
}

/** Migrations that run outside a transaction, so that they can build indexes beside the traffic. */
const CONCURRENT = '.concurrent.sql';

/**
 * Runs the migrations that a database has not seen, and brings its functions and triggers to what
 * the files of `schema/sql` say (decision 027). All of it or nothing, but for indexes that are built
 * concurrently, and by one process at a time; docs/upgrades.md says what a migration may do.
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
        for (const migration of batch) {
          await raw(migration.text);
          await note(raw, migration);
        }
        if (at < 0 && upTo >= all.length) await applyFunctions(raw, files);
      });
      const concurrent = at < 0 ? undefined : waiting[at];
      if (!concurrent) return;
      await buildIndexes(raw, concurrent);
      waiting = waiting.slice(at + 1);
    }
  } finally {
    await raw('select pg_advisory_unlock($1)', [SCHEMA_LOCK]).catch(() => undefined);
  }
}

/** How often a process that waits for its turn asks again, in ms. */
const TURN_MS = 100;

/**
 * Waits until no other process is at it. The lock is held by the connection: it outlasts the
 * transactions between indexes. It is asked for again and again: a statement that waits for it would
 * be one that an index built beside the traffic waits for in turn.
 */
async function takeTurn(raw: RawSql): Promise<void> {
  for (;;) {
    const { rows } = await raw('select pg_try_advisory_lock($1) as "isOurs"', [SCHEMA_LOCK]);
    if ((rows as { isOurs: boolean }[])[0]?.isOurs) return;
    await wait(TURN_MS);
  }
}

/**
 * How long a migration waits for a table. Whoever comes after it waits behind it, so that a longer
 * wait would stop the product; a start that gives up is tried again.
 */
const LOCK_SECONDS = 5;
/** PostgreSQL's code for a lock that was not to be had in time. */
const NO_LOCK = '55P03';

async function inOneTransaction(raw: RawSql, work: () => Promise<void>): Promise<void> {
  await raw('begin');
  try {
    await raw(`set local lock_timeout = '${LOCK_SECONDS}s'`);
    // To rewrite a table may take longer than a request may.
    await raw('set local statement_timeout = 0');
    await work();
    await raw('commit');
  } catch (error) {
    await raw('rollback').catch(() => undefined);
    if (error instanceof Error && 'code' in error && error.code === NO_LOCK) {
      throw new SchemaError(
        `A table that is to be changed was in use for more than ${LOCK_SECONDS} seconds; nothing was changed. Start again when long queries and backups have ended.`,
      );
    }
    throw error;
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
  try {
    for (const statement of statementsOf(migration.text)) await raw(statement, []);
  } finally {
    await raw('reset statement_timeout');
  }
  await note(raw, migration);
}

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

async function note(raw: RawSql, { name, hash }: SqlFile): Promise<void> {
  await raw('insert into installed.migrations (name, hash) values ($1, $2)', [name, hash]);
}

/** A function or a trigger as the database has it. */
export interface Definition {
  /** `function public.post_transfer()`, or `trigger transfers_post on public.transfers`. */
  name: string;
  /** As the database spells it out, with whether a trigger is enabled. */
  text: string;
  /** The body of a function as it was written; empty for a trigger. */
  body: string;
}

/** Our functions and triggers in a database; extensions and pg-boss have theirs to themselves. */
export async function liveDefinitions(raw: RawSql): Promise<Definition[]> {
  const { rows } = await raw(
    `select format('function %s(%s)', p.oid::regproc, pg_get_function_identity_arguments(p.oid)) as name,
            pg_get_functiondef(p.oid) as text, p.prosrc as body
     from pg_proc p
     where p.pronamespace = 'public'::regnamespace
       and p.prokind in ('f', 'p')
       and not exists (select 1 from pg_depend d
         where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
     union all
     select format('trigger %I on %s', t.tgname, t.tgrelid::regclass),
            pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text, ''
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and c.relnamespace = 'public'::regnamespace
     order by 1`,
    [],
  );
  return rows as Definition[];
}

const hashOf = (definitions: readonly Definition[]) =>
  sha256(definitions.map(({ text }) => text).join('\n'));

/**
 * Makes the functions and triggers of the database those of the files, no more and no fewer, when
 * the files have changed since they were applied, or when the database was changed by hand.
 */
async function applyFunctions(raw: RawSql, files: readonly SqlFile[]): Promise<void> {
  const wanted = sha256(files.map(({ name, hash }) => `${name} ${hash}`).join('\n'));
  const live = await liveDefinitions(raw);
  const { rows } = await raw('select files, live from installed.functions', []);
  const [applied] = rows as { files: string; live: string }[];
  if (applied?.files === wanted && applied.live === hashOf(live)) return;
  // Triggers first: a function stays as long as a trigger calls it.
  for (const { name } of [...live].reverse()) await raw(`drop ${name}`);
  for (const { text } of files) await raw(text);
  await raw('delete from installed.functions', []);
  const made = hashOf(await liveDefinitions(raw));
  await raw('insert into installed.functions (files, live) values ($1, $2)', [wanted, made]);
}
