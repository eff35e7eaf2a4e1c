import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/db.ts';

const BATCH = 1000;

/** What an apostrophe is written as once it is folded. */
const APOSTROPHES = `''\`´`;

/**
 * A column without what readers of Arabic and Latin letters do not tell apart, as far as the database
 * folds it, and without apostrophes, as the words of a search are: for lists that are short enough to
 * be folded while they are read.
 */
export const foldedByDatabase = (column: string): SQL =>
  sql.raw(`translate(installed.folded(${column}), '${APOSTROPHES}', '')`);

/**
 * A subject, name or category as it is kept folded beside itself, after a space; one from before it
 * was kept is folded while it is read, until `keepFolded` has come to it. An index of trigrams is over
 * this very expression (migration 0050).
 */
export const foldedColumn = (
  column: 'l.subject' | 'c.name' | 'c.category' | 'r.name' | 'r.category',
): SQL => sql.raw(`coalesce(${column}_folded, ' ' || installed.folded(${column}))`);

/**
 * Keeps folded what was written before it was kept (`schema/sql/folded.sql`), batch by batch, so that
 * nobody waits for it; says of how many. Done again it finds nothing more.
 */
export async function keepFolded(db: Database): Promise<number> {
  // The triggers fold; what is written here only wakes them. Earlier ones kept apostrophes.
  const isOld = (column: string) =>
    sql.raw(`(${column} is null or ${column} ~ '[${APOSTROPHES}]')`);
  const lessons = sql`update lessons set subject_folded = '' where id in (
    select id from lessons where ${isOld('subject_folded')} order by id limit ${BATCH})`;
  const classes = sql`update classes set name_folded = '' where id in (
    select id from classes where ${isOld("name_folded || coalesce(category_folded, '')")}
    order by id limit ${BATCH})`;
  const exercises = sql`update bank_exercises
    set search_text = translate(search_text, ${sql.raw(`'${APOSTROPHES}'`)}, '') where id in (
    select id from bank_exercises where ${isOld('search_text')} order by id limit ${BATCH})`;
  let kept = 0;
  for (const some of [lessons, classes, exercises]) kept += await toTheEnd(db, some);
  return kept;
}

async function toTheEnd(db: Database, keepSome: SQL): Promise<number> {
  for (let kept = 0; ; ) {
    const rows = await rowsOf(db, sql`${keepSome} returning id`);
    kept += rows.length;
    if (rows.length < BATCH) return kept;
  }
}
