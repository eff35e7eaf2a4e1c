// Proves promise-23.

import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyOut, openTestDatabase, type TestDatabase } from '../../test/support/database.ts';
import * as schema from '../schema/index.ts';
import { type OpenDatabase, openDatabase, rowsOf } from './db.ts';
import { liveDefinitions } from './db-functions.ts';
import { bringUpToDate, takeTurn } from './db-schema.ts';
import { SchemaError } from './db-sql-files.ts';
import type { RawSql } from './db-transaction.ts';
import { paths } from './paths.ts';

// Opens databases, and starts a server, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let home: TestDatabase;
/** The one that is open: at first `home` itself. */
let database: OpenDatabase;
beforeEach(async () => {
  home = await openTestDatabase();
  database = home;
});
afterEach(async () => {
  if (database !== home) await database.close();
  await home.close();
});

/** Opens the database again, as the next start does. */
async function startAgain(): Promise<void> {
  await home.release();
  database = await openDatabase(home);
}

/** A definition without what the database spells otherwise than we do. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/ or replace |public\.|[();]/g, (found) => (found.startsWith(' ') ? ' ' : ''))
    .replace(/\s+/g, ' ')
    .trim();

/** What the files of `schema/sql` say: functions with their bodies, triggers. */
async function written() {
  const names = await readdir(paths.functions);
  const texts = await Promise.all(
    names.map((name) => readFile(join(paths.functions, name), 'utf8')),
  );
  const all = texts.join('\n');
  const functions = all.matchAll(
    /^CREATE OR REPLACE FUNCTION ([\w.]+)\([\s\S]*?\$\$([\s\S]*?)\$\$/gm,
  );
  const triggers = all.match(/^CREATE OR REPLACE TRIGGER [\s\S]*?;/gm) ?? [];
  return {
    functions: [...functions].map(([, name, body]) => ({ name, body })).sort(byName),
    triggers: triggers.map(plain).sort(),
  };
}

/** What the database holds. */
async function live() {
  const found = await liveDefinitions(database.raw);
  return {
    functions: found
      .filter(({ name }) => name.startsWith('function '))
      .map(({ name, body }) => ({ name: /^function ([\w.]+)/.exec(name)?.[1], body }))
      .sort(byName),
    triggers: found
      .filter(({ name }) => name.startsWith('trigger '))
      // Ends with O: enabled.
      .map(({ text }) => plain(/^(.*) O$/s.exec(text)?.[1] ?? `not enabled: ${text}`))
      .sort(),
  };
}

const byName = (a: { name?: string | undefined }, b: { name?: string | undefined }) =>
  (a.name ?? '') < (b.name ?? '') ? -1 : 1;

describe('functions and triggers', () => {
  it('are exactly those of the files', async () => {
    const files = await written();
    expect(await live()).toEqual(files);
    expect(files.functions).toHaveLength(31);
    expect(files.triggers).toHaveLength(37);
  });

  it.each([
    ['one is missing', 'drop trigger transfers_append_only on transfers'],
    ['one is off', 'alter table accounts disable trigger accounts_guarded'],
    [
      'one is another',
      `create or replace function post_transfer() returns trigger language plpgsql as 'begin return null; end'`,
    ],
    [
      'there are more',
      `create function later() returns trigger language plpgsql as 'begin return null; end';
       create trigger users_later after insert on users for each row execute function later()`,
    ],
    ['the files have changed', `update installed.functions set files = 'of an earlier version'`],
  ])('come back at the next start when %s', async (_what, change) => {
    await database.raw(change);
    await startAgain();
    expect(await live()).toEqual(await written());
  });

  it('stay those of a later version when one of the version before starts again', async () => {
    await database.raw(`insert into installed.migrations (name, hash) values ('9999_later.sql', '');
      create function later() returns trigger language plpgsql as 'begin return null; end';
      create trigger users_later after insert on users for each row execute function later()`);
    const before = await live();
    await startAgain();
    expect(await live()).toEqual(before);
    expect(before.triggers).toHaveLength((await written()).triggers.length + 1);
  });

  it('are left alone when nothing has changed', async () => {
    const ids = () =>
      rowsOf(
        database.db,
        sql`select oid::int as id from pg_trigger where not tgisinternal order by 1`,
      );
    const before = await ids();
    await startAgain();
    expect(await ids()).toEqual(before);
  });
});

it('a database that has not seen all migrations gets the others and its functions later', async () => {
  await emptyOut(home);
  const empty = await openDatabase({ ...home, upTo: 0 });
  expect(await rowsOf(empty.db, sql`select name from installed.migrations`)).toEqual([]);
  expect(await liveDefinitions(empty.raw)).toEqual([]);
  await empty.migrate();
  await empty.close();
  await startAgain();
  const names = (await readdir(paths.migrations)).sort().map((name) => ({ name }));
  expect(
    await rowsOf(database.db, sql`select name from installed.migrations order by name`),
  ).toEqual(names);
  expect(await live()).toEqual(await written());
});

/**
 * Tables as the database has them: columns, constraints and indexes, spelt out. Without exclusion constraints and their
 * indexes, which the schema cannot say: what each of them refuses is tested where it is needed.
 */
function catalog() {
  return rowsOf<{ line: string }>(
    database.db,
    sql`select format('%s.%s %s%s%s%s default %s', a.attrelid::regclass, a.attname,
            format_type(a.atttypid, a.atttypmod), case when a.attnotnull then ' not null' end,
            ' identity ' || a.attidentity::text, ' generated ' || a.attgenerated::text,
            pg_get_expr(d.adbin, d.adrelid)) as line
          from pg_attribute a join pg_class c on c.oid = a.attrelid
          left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
          where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
            and not a.attisdropped
        union all
        select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
          from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'x'
        union all
        select indexdef from pg_indexes
          where schemaname = 'public' and indexname not like '%\\_trigrams'
            and indexname not in (select conname from pg_constraint where contype = 'x')
        order by 1`,
  );
}

it('the migrations make the tables that src/schema declares', async () => {
  const migrated = await catalog();
  await database.raw('drop schema public cascade; create schema public');
  const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(schema));
  await database.raw(statements.join('\n'));
  expect(await catalog()).toEqual(migrated);
  expect(migrated.length).toBeGreaterThan(500);
});

describe('a database of the shape before the baseline @all', () => {
  beforeEach(async () => {
    await database.raw(
      'drop schema installed cascade; create schema drizzle; create table drizzle.__drizzle_migrations (hash text)',
    );
  });

  it('is refused', async () => {
    await expect(startAgain()).rejects.toThrow(SchemaError);
  });

  it('stops the server with one line that says what to do', async () => {
    await home.release();
    const server = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
      cwd: join(paths.migrations, '..'),
      env: {
        PATH: process.env.PATH,
        DATA_DIR: home.dataDir,
        ...(home.url && { DATABASE_URL: home.url, WEB_CONCURRENCY: '2' }),
      },
    });
    let said = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
      });
    }
    expect(await new Promise((ended) => server.on('close', ended))).toBe(1);
    expect(said).toMatch(/^Cannot start: The database was made by an earlier version [^\n]*\n$/);
    expect(said).toContain('`npm run dump` there with that version, then `npm run restore`');
  });
});

describe('a process that waits until another has migrated', () => {
  it('says once what it waits for, when that takes long, and goes on', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    try {
      const answers = (refused: number): RawSql => {
        let asked = 0;
        return async () => ({ rows: [{ isOurs: ++asked > refused }] });
      };
      await takeTurn(answers(99), 0);
      expect(said).not.toHaveBeenCalled();
      await takeTurn(answers(250), 0);
      expect(said.mock.calls).toEqual([
        ['Waiting: another process is bringing the database up to date.'],
      ]);
    } finally {
      said.mockRestore();
    }
  });
});

describe('migrations', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'migrations-'));
    await cp(paths.migrations, folder, { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true }));
  const add = (name: string, text: string) => writeFile(join(folder, name), text);
  const run = async () => {
    if (database.kind !== 'postgres') return bringUpToDate(database.raw, undefined, folder);
    // A pool gives up a connection on which a statement has failed.
    const client = new pg.Client({ connectionString: home.url ?? '' });
    await client.connect();
    const raw: RawSql = (text, values) => client.query(text, values);
    await bringUpToDate(raw, undefined, folder).finally(() => client.end());
  };
  const validIndexes = async (name: string) =>
    rowsOf<{ valid: boolean }>(
      database.db,
      sql`select indisvalid as valid from pg_index join pg_class c on c.oid = indexrelid
          where c.relname = ${name}`,
    );

  it('build indexes beside the traffic, between other steps, and once', async () => {
    await add('9000_before.sql', 'create table extra (id int primary key, word text);');
    await add(
      '9001_index.concurrent.sql',
      '-- Beside the traffic.\ncreate index concurrently if not exists extra_word on extra (word);\n',
    );
    await add('9002_after.sql', "insert into extra values (1, 'after');");
    await run();
    await run();
    expect(await validIndexes('extra_word')).toEqual([{ valid: true }]);
    expect(await rowsOf(database.db, sql`select id from extra`)).toEqual([{ id: 1 }]);
  });

  it('build an index anew that an earlier try has left half-built', async () => {
    await add('9000_before.sql', 'create table extra (id int primary key, word text);');
    await run();
    // Two rows that are alike: the unique index cannot be built, and its ruin stays.
    await database.raw("insert into extra values (1, 'same'), (2, 'same')");
    await add(
      '9001_index.concurrent.sql',
      'create unique index concurrently if not exists extra_once on extra (word);',
    );
    await expect(run()).rejects.toThrow();
    await database.raw('delete from extra where id = 2');
    await run();
    expect(await validIndexes('extra_once')).toEqual([{ valid: true }]);
  });

  it('give up with one clear line when a table is in use, and change nothing', async () => {
    // The embedded database has one connection, so nobody else can hold a table.
    if (database.kind !== 'postgres') return;
    const other = await openDatabase(home);
    await add(
      '9000_column.sql',
      'create table extra (id int); alter table users add column x int;',
    );
    const held = other.db.transaction(async (tx) => {
      await tx.execute(sql`lock table users in access share mode`);
      await expect(run()).rejects.toThrow(/A table that is to be changed was in use/);
      const [found] = await rowsOf<{ extra: string | null }>(
        database.db,
        sql`select to_regclass('extra')::text as extra`,
      );
      expect(found?.extra).toBeNull();
    });
    await held;
    await other.close();
    await run();
  });
});
