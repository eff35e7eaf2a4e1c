import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import * as schema from '../schema/index.ts';
import { openEmbedded } from './db-embedded.ts';
import { paths } from './paths.ts';

/** Drizzle over either database; both speak the same SQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
/** An open transaction. Functions that write take one, first and required. */
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];

/** An open database and what the process needs to know of it. */
export interface OpenDatabase {
  db: Database;
  kind: 'postgres' | 'embedded';
  /** What is wrong with its durability, for the operator to read; empty when nothing is. */
  warnings: string[];
  close(): Promise<void>;
}

/** Any number that no other program uses as an advisory lock of this database. */
const MIGRATION_LOCK = 7_202_611;

/** Opens the database named by `url`, or the embedded one in `dataDir`, and brings it up to date. */
export async function openDatabase(options: {
  url: string | null;
  dataDir: string;
}): Promise<OpenDatabase> {
  return options.url ? openPostgres(options.url) : openInProcess(join(options.dataDir, 'db'));
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  // An idle connection that breaks is replaced by the pool; without a listener it ends the process.
  pool.on('error', () => undefined);
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePostgres(drizzlePostgres(client, { schema }), {
      migrationsFolder: paths.migrations,
    });
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    const warnings = await durabilityOf(client);
    return {
      db: drizzlePostgres(pool, { schema }),
      kind: 'postgres',
      warnings,
      close: () => pool.end(),
    };
  } catch (error) {
    // Destroying the connection also lets go of the lock.
    client.release(true);
    await pool.end();
    throw error;
  } finally {
    if (!pool.ended) client.release();
  }
}

/** Settings without which a committed transfer may be lost in a power cut. */
async function durabilityOf(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')",
  );
  return rows
    .filter((row) => row.setting === 'off')
    .map((row) => `PostgreSQL runs with ${row.name} off: committed money can be lost in a crash.`);
}

async function openInProcess(folder: string): Promise<OpenDatabase> {
  const embedded = await openEmbedded(folder);
  const db = drizzleEmbedded(embedded.client, { schema });
  await migrateEmbedded(db, { migrationsFolder: paths.migrations });
  return { db, kind: 'embedded', warnings: [], close: embedded.close };
}

/** Throws when the database does not answer. */
export async function ping(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}

/** Waits until no other transaction holds the advisory lock `key`, and holds it to its end. */
export async function lockInTransaction(tx: Tx, key: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${key})`);
}

const prepared = new WeakMap<Database, Map<string, unknown>>();

/**
 * A prepared statement of a hot read, made once per database: three times faster than building
 * and planning it anew. `name` must be unique in the product.
 */
export function prepare<Statement>(
  db: Database,
  name: string,
  build: (db: Database, name: string) => Statement,
): Statement {
  let statements = prepared.get(db);
  if (!statements) {
    statements = new Map();
    prepared.set(db, statements);
  }
  const found = statements.get(name);
  if (found) return found as Statement;
  const made = build(db, name);
  statements.set(name, made);
  return made;
}
