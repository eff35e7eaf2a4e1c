import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import { drizzleOver, openPool, openShared } from './db-postgres.ts';
import { shareReads } from './db-prepared.ts';
import { bringUpToDate } from './db-schema.ts';
import { SERVING } from './db-serving.ts';
import type { Database, RawSql, Tx } from './db-transaction.ts';
import { timeLimits } from './time-limits.ts';

export { placesOf, prepareRead, prepareWrite } from './db-prepared.ts';
export type { Database, RawSql, Tx };

/** An open database and what the process needs to know of it. */
export interface OpenDatabase {
  db: Database;
  /** The same for jobs: connections of their own, and statements that may take long. */
  longDb: Database;
  kind: 'postgres' | 'embedded';
  /** What is wrong with its durability, for the operator to read; empty when nothing is. */
  warnings: string[];
  /**
   * Runs SQL that comes ready made from a library; never inside a transaction, see `rawIn`. Its
   * statements may take long.
   */
  raw: RawSql;
  /** Runs the migrations that `upTo` has left out. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the database named by `url`, or the embedded one in `dataDir`, and brings it up to date. */
export async function openDatabase(options: {
  url: string | null;
  /** Where `url` leads to a pooler of transactions: the address of PostgreSQL itself. */
  directUrl?: string | null;
  dataDir: string;
  /** Runs no more than so many migrations, see `bringUpToDate`. */
  upTo?: number;
  /** Lets every statement take long: for commands, where nobody waits for an answer. */
  isPatient?: boolean;
}): Promise<OpenDatabase> {
  const { url, directUrl, dataDir, upTo, isPatient = false } = options;
  if (!url) return openInProcess(join(dataDir, 'db'), upTo);
  const direct = directUrl ?? url;
  return isPatient
    ? openPostgres({ url: direct, direct, statementMs: timeLimits.longStatement, upTo })
    : openPostgres({ url, direct, statementMs: timeLimits.statement, upTo, name: SERVING });
}

/**
 * Connections of requests, those which their short reads share, and those of jobs, upkeep and
 * migrations.
 */
const CONNECTIONS = { requests: 10, shared: 2, long: 4 };

/**
 * Requests may go through a pooler of transactions. What is held by a connection beyond those, as the
 * turn to migrate is, and what may take long go to PostgreSQL itself (decision 060).
 */
async function openPostgres(own: {
  url: string;
  direct: string;
  statementMs: number;
  upTo: number | undefined;
  name?: string;
}): Promise<OpenDatabase> {
  const { url, direct, statementMs, upTo, name } = own;
  const isPooled = url !== direct;
  const pool = openPool(url, { max: CONNECTIONS.requests, statementMs, isPooled });
  const longPool = openPool(direct, {
    max: CONNECTIONS.long,
    statementMs: timeLimits.longStatement,
    name,
  });
  const shared = isPooled ? null : openShared(url, { most: CONNECTIONS.shared, statementMs });
  const close = async () => {
    await Promise.all([pool.end(), shared?.end(), longPool.end()]);
  };
  const migrate = async (limit?: number) => {
    const client = await longPool.connect();
    try {
      await bringUpToDate((text, values) => client.query(text, values), limit);
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
  try {
    await migrate(upTo);
    const db = drizzleOver(pool);
    if (shared) shareReads(db, shared);
    return {
      db,
      longDb: drizzleOver(longPool),
      kind: 'postgres',
      warnings: [...(await durabilityOf(longPool)), ...(isPooled ? await limitsOf(pool) : [])],
      raw: rawOn(longPool),
      migrate: () => migrate(),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function rawOn(pool: pg.Pool): RawSql {
  return async (text, values) => {
    if (values) return pool.query(text, values);
    const client = await pool.connect();
    try {
      const result = await client.query(text);
      client.release();
      return result;
    } catch (error) {
      // A script that fails may leave its transaction open: the connection is not used again.
      client.release(true);
      throw error;
    }
  };
}

/** Settings without which a committed transfer may be lost in a power cut. */
async function durabilityOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')",
  );
  return rows
    .filter((row) => row.setting === 'off')
    .map((row) => `PostgreSQL runs with ${row.name} off: committed money can be lost in a crash.`);
}

/** A pooler that lets statements run without end would keep what a request has locked. */
async function limitsOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ statement_timeout: string }>('show statement_timeout');
  if (rows[0]?.statement_timeout !== '0') return [];
  return [
    'The pooler of DATABASE_URL sets no statement_timeout: statements may take for ever (docs/deployment.md).',
  ];
}

async function openInProcess(folder: string, upTo?: number): Promise<OpenDatabase> {
  // A server on PostgreSQL has no use for a database of its own, which takes 15 MB to load.
  const { openEmbedded } = await import('./db-embedded.ts');
  const { pool, shared, close } = await openEmbedded(folder);
  const raw = rawOn(pool);
  try {
    await bringUpToDate(raw, upTo);
  } catch (error) {
    await close();
    throw error;
  }
  const db = drizzleOver(pool);
  shareReads(db, shared);
  const migrate = () => bringUpToDate(raw);
  return { db, longDb: db, kind: 'embedded', warnings: [], raw, migrate, close };
}

/** The rows of a query written by hand, as both databases give them. */
export async function rowsOf<Row>(db: Database, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}

/** An instant that a query written by hand gives as a text; null where there is none. */
export const instantOf = (text: string | null | undefined): Date | null =>
  text ? new Date(text) : null;

/** Whether a write failed because another row already has what `index` keeps unique. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && at.code === '23505') return 'constraint' in at && at.constraint === index;
  }
  return false;
}

/** Throws when the database does not answer. */
export async function ping(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}

/** Whether the database would take a write: one that follows another, or was told so, only reads. */
export async function takesWrites(db: Database): Promise<boolean> {
  const [row] = await rowsOf<{ mode: string }>(
    db,
    sql`select current_setting('transaction_read_only') as mode`,
  );
  return row?.mode === 'off';
}

/**
 * Counts what there is, for the planner: where very much has just been written, which is asked about at
 * once. PostgreSQL counts by itself some minutes later, and the embedded one at night (store-vacuum.ts).
 */
export async function countForPlanner(tx: Tx): Promise<void> {
  await tx.execute(sql`analyze`);
}

/** Waits until no other transaction holds the advisory lock `key`, and holds it to its end. */
export async function lockInTransaction(tx: Tx, key: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${key})`);
}
