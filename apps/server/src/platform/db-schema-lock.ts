import { setTimeout as wait } from 'node:timers/promises';
import { SchemaError } from './db-sql-files.ts';
import type { RawSql } from './db-transaction.ts';

/** How long a migration tries to get the tables that it changes; a start that gives up is made again. */
const LOCK_SECONDS = 5;
/** For so long a try holds requests back, and for so long at most they then go on before the next. */
const TRY_MS = 300;
const PAUSE_MS = 200;
const MOMENT_MS = 10;
/** PostgreSQL's code for a lock that was not to be had. */
const NOT_TO_BE_HAD = '55P03';

const isNotToBeHad = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === NOT_TO_BE_HAD;

/** Runs `work` in one transaction. Throws a SchemaError when a table was not to be had in time. */
export async function inOneTransaction(raw: RawSql, work: () => Promise<void>): Promise<void> {
  await raw('begin');
  try {
    await raw(`set local lock_timeout = '${LOCK_SECONDS}s'`);
    // To rewrite a table may take longer than a request may.
    await raw('set local statement_timeout = 0');
    await work();
    await raw('commit');
  } catch (error) {
    await raw('rollback').catch(() => undefined);
    if (!isNotToBeHad(error)) throw error;
    throw new SchemaError(
      `A table that is to be changed was in use for more than ${LOCK_SECONDS} seconds; nothing was changed. Start again when long queries and backups have ended.`,
    );
  }
}

/**
 * Takes the tables that are to be changed, in so far as they exist, all at once and before anything
 * is. One by one they would be waited for in another order than the traffic takes them, which ends in
 * deadlocks. Every request begins by reading its session: while that is held back for a moment,
 * transactions come to their end and no new ones begin.
 */
export async function lockTables(raw: RawSql, names: readonly string[]): Promise<void> {
  const tables = await existing(raw, names);
  if (tables.length === 0) return;
  const gate = await existing(raw, ['sessions']);
  const limit = performance.now() + 1000 * LOCK_SECONDS;
  await raw('savepoint open', []);
  for (;;) {
    try {
      await raw(`set local lock_timeout = '${TRY_MS}ms'`, []);
      await takeAll(raw, gate, '');
      await raw('savepoint held_back', []);
      await takeInAMoment(raw, tables);
      await raw(`set local lock_timeout = '${LOCK_SECONDS}s'`);
      return;
    } catch (error) {
      if (!isNotToBeHad(error) || performance.now() > limit) throw error;
      await raw('rollback to savepoint open', []);
      await wait(Math.random() * PAUSE_MS);
    }
  }
}

async function takeInAMoment(raw: RawSql, tables: readonly string[]): Promise<void> {
  const limit = performance.now() + TRY_MS;
  for (;;) {
    try {
      return await takeAll(raw, tables, 'nowait');
    } catch (error) {
      if (!isNotToBeHad(error) || performance.now() > limit) throw error;
      await raw('rollback to savepoint held_back', []);
      await wait(MOMENT_MS);
    }
  }
}

async function takeAll(raw: RawSql, tables: readonly string[], how: '' | 'nowait'): Promise<void> {
  if (tables.length === 0) return;
  await raw(`lock table ${tables.join(', ')} in access exclusive mode ${how}`, []);
}

/** Those tables that exist, as SQL names them. */
async function existing(raw: RawSql, names: readonly string[]): Promise<string[]> {
  const { rows } = await raw(
    `select format('%I', name) as name from unnest($1::text[]) as name
     where to_regclass(format('public.%I', name)) is not null`,
    [[...new Set(names)]],
  );
  return (rows as { name: string }[]).map(({ name }) => name);
}
