import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from './db.ts';

/**
 * How far the clock of this machine is before that of the database (behind it: below zero), in
 * milliseconds, give or take half of the way there and back. `now` is this machine's.
 */
export async function clockOffset(db: Database, now: () => number = Date.now): Promise<number> {
  const begun = now();
  const [row] = await rowsOf<{ ms: number }>(
    db,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  return Math.round((begun + now()) / 2 - Number(row?.ms));
}
