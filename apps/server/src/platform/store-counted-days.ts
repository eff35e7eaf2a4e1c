import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from './db.ts';

/*
 * A page far into a list by time is not scanned for from the top: kept counts of each day (UTC) say
 * in which day it begins.
 */

/** Skipping fewer rows than this along an index is cheaper than asking the counts. */
export const WORTH_LOCATING = 200;

/** A day, or the first day of a longer time, and how many rows stand before it. */
interface CountedDay {
  /** `2026-11-30` */
  day: string;
  before: number;
}

/**
 * The day in which the row after `skip` others stands. `counts` are rows of `day` and `count`; a
 * list that is `descending` begins with the last of them.
 */
export async function dayOfRow(
  db: Database,
  counts: SQL,
  { skip, descending }: { skip: number; descending: boolean },
): Promise<CountedDay | null> {
  const way = descending ? sql`desc` : sql`asc`;
  const [found] = await rowsOf<CountedDay>(
    db,
    sql`select day::text as day, before::float8 as before from (
          select day, sum(count) as count, sum(sum(count)) over (order by day ${way}) - sum(count) as before
          from (${counts}) counts group by day) days
        where before <= ${skip} and before + count > ${skip}`,
  );
  return found ?? null;
}

/** The rows of a day and of those that follow it in the direction of the list. */
export function fromDay(column: SQL, day: string, descending: boolean): SQL {
  return descending
    ? sql`${column} < (${day}::date + 1)::timestamp at time zone 'UTC'`
    : sql`${column} >= ${day}::date::timestamp at time zone 'UTC'`;
}
