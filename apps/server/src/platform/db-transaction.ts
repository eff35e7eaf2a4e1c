import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from 'drizzle-orm/pg-core';
import type * as schema from '../schema/index.ts';

/** Drizzle over either database; both speak the same SQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

type DrizzleTransaction = Parameters<Parameters<Database['transaction']>[0]>[0];
const BEGUN = Symbol('begun');
/**
 * A transaction that {@link inTransaction} has begun; the compiler refuses one that was begun
 * otherwise, since nothing would follow its commit. Functions that write take one, first and required.
 */
export type Tx = DrizzleTransaction & { readonly [BEGUN]: Begun };

/** One statement with its values, or without values a script of several. */
export type RawSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

type FollowUp = () => void;

/** What is known of a transaction: what is to follow its commit, and the database it was begun on. */
interface Begun {
  following: FollowUp[];
  on: Database;
}

/** The transaction as the product knows it. */
const asTx = (transaction: DrizzleTransaction, begun: Begun): Tx =>
  Object.assign(transaction, { [BEGUN]: begun });

/** What is known of it, where it is a transaction. */
const begunOf = (db: Database): Begun | undefined => (db as Partial<Tx>)[BEGUN];

/** The database a transaction was begun on; of a database, itself. */
export function databaseOf(db: Database): Database {
  return begunOf(db)?.on ?? db;
}

/** PostgreSQL's codes for a serialization failure and for a deadlock: another try may succeed. */
const RETRYABLE = new Set(['40001', '40P01']);
const MAX_TRIES = 4;

function isRetryable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && RETRYABLE.has(at.code)) return true;
  }
  return false;
}

/**
 * Runs `work` in one transaction, tried again when the database found a deadlock. `last` writes what ends
 * it, in one prepared statement that is sent along with the commit.
 */
export function inTransaction<T>(
  db: Database,
  work: (tx: Tx) => Promise<T>,
  config?: PgTransactionConfig & { last?: (tx: Tx) => Promise<void> },
): Promise<T> {
  return tryAgain(async () => {
    const following: FollowUp[] = [];
    let last: Promise<void> | undefined;
    const result = await db.transaction(async (begun) => {
      const tx = asTx(begun, { following, on: db });
      const done = await work(tx);
      last = config?.last?.(tx);
      // It is waited for below, and what is committed after it has failed is nothing.
      last?.catch(() => undefined);
      return done;
    }, config);
    await last;
    for (const run of following) run();
    return result;
  });
}

/**
 * Runs `work`, which sends a single statement and nothing else: such a statement is a transaction of
 * the database's own, and saves the two round trips that begin one and end it.
 */
export function inStatement<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return tryAgain(() => work(db as Tx));
}

async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries >= MAX_TRIES || !isRetryable(error)) throw error;
    }
  }
}

/** Runs `work` inside `tx` so that its failure undoes what it wrote and nothing else of `tx`. */
export async function inSavepoint<T>(tx: Tx, work: (inner: Tx) => Promise<T>): Promise<T> {
  const following: FollowUp[] = [];
  const on = databaseOf(tx);
  const result = await tx.transaction((inner) => work(asTx(inner, { following, on })));
  begunOf(tx)?.following.push(...following);
  return result;
}

/**
 * Calls `run` once `tx` is committed, and never when it is not. Only a hint to be quick: a process
 * that ends in between does not call it.
 */
export function afterCommit(tx: Tx, run: FollowUp): void {
  begunOf(tx)?.following.push(run);
}

/**
 * Runs statements that come ready made from a library inside a transaction of ours; one that is always the
 * same may be planned once, under a `name`.
 */
export function rawIn(tx: Tx, name?: string): RawSql {
  return async (text, values = []) => {
    const query = { sql: text, params: values };
    const statement = tx._.session.prepareQuery(query, undefined, name, false);
    return (await statement.execute()) as { rows: unknown[] };
  };
}
