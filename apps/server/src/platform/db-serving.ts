import { setTimeout as wait } from 'node:timers/promises';
import type { RawSql } from './db-transaction.ts';

/** What connections of a server call themselves; those of an operator's command have no name. */
export const SERVING = 'arabic-institute';

/** A server looks for jobs every ten seconds, and closes connections that it has not used for as long. */
const WATCHED_MS = 12_000;
const PAUSE_MS = 200;

/** Whether a server runs on this PostgreSQL database: looked for until it must have shown itself. */
export async function isServed(raw: RawSql, watchedMs = WATCHED_MS): Promise<boolean> {
  const until = Date.now() + watchedMs;
  for (;;) {
    const { rows } = await raw(
      `select 1 from pg_stat_activity
       where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()`,
      [SERVING],
    );
    if (rows.length > 0) return true;
    if (Date.now() >= until) return false;
    await wait(PAUSE_MS);
  }
}
