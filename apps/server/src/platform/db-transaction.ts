import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from '../schema/index.ts';

/** Drizzle over either database; both speak the same SQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
/** An open transaction. Functions that write take one, first and required. */
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];

/** One statement with its values, or without values a script of several. */
export type RawSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** Runs statements that come ready made from a library inside a transaction of ours. */
export function rawIn(tx: Tx): RawSql {
  return async (text, values = []) => {
    const pieces = text
      .split(/\$(\d+)/)
      .map((piece, at) =>
        at % 2 === 0 ? sql.raw(piece) : sql.param(values[Number(piece) - 1] ?? null),
      );
    return (await tx.execute(sql.join(pieces))) as unknown as { rows: unknown[] };
  };
}

const waiting = new WeakMap<object, (() => void)[]>();

/** Lets the transactions of `db` be followed by work, see `afterCommit`. */
export function withAfterCommit<D extends Database>(db: D): D {
  const begin = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    const following: (() => void)[] = [];
    const result = await begin((tx) => {
      waiting.set(tx, following);
      return work(tx);
    }, config);
    for (const run of following) run();
    return result;
  };
  return db;
}

/**
 * Calls `run` once `tx` is committed, and never when it is not. Only a hint to be quick: a process
 * that ends in between does not call it, nor does a transaction within another one.
 */
export function afterCommit(tx: Tx, run: () => void): void {
  waiting.get(tx)?.push(run);
}
