import { type SQL, sql } from 'drizzle-orm';
import type { Services } from './context.ts';
import { type Database, rowsOf } from './platform/db.ts';

const BATCH = 1000;

/**
 * Keeps folded what was written before it was kept (`schema/sql/folded.sql`), batch by batch, so that
 * nobody waits for it; says of how many. Done again it finds nothing more.
 */
export async function keepFolded({ db }: Pick<Services, 'db'>): Promise<number> {
  // The triggers fold; what is written here only wakes them.
  const lessons = sql`update lessons set subject_folded = '' where id in (
    select id from lessons where subject_folded is null order by id limit ${BATCH})`;
  const classes = sql`update classes set name_folded = '' where id in (
    select id from classes where name_folded is null order by id limit ${BATCH})`;
  return (await toTheEnd(db, lessons)) + (await toTheEnd(db, classes));
}

async function toTheEnd(db: Database, keepSome: SQL): Promise<number> {
  for (let kept = 0; ; ) {
    const rows = await rowsOf(db, sql`${keepSome} returning id`);
    kept += rows.length;
    if (rows.length < BATCH) return kept;
  }
}
