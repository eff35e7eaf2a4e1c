import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../src/platform/db.ts';

/** Every table of ours, and those of the jobs with `schemas`; `schema.table`. */
export async function allTables(db: Database, schemas = ['public']): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select n.nspname || '.' || c.relname as name from pg_class c
        join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p') and not c.relispartition
          and n.nspname = any(string_to_array(${schemas.join()}, ',')) order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Every column that refers to a person by a foreign key. */
export function columnsOfPeople(db: Database): Promise<{ table: string; column: string }[]> {
  return rowsOf(
    db,
    sql`select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.confrelid = 'public.users'::regclass order by 1, 2`,
  );
}

/** The columns of every table of ours. */
export function allColumns(db: Database): Promise<{ table: string; column: string }[]> {
  return rowsOf(
    db,
    sql`select table_name as table, column_name as column from information_schema.columns
        where table_schema = 'public' order by 1, 2`,
  );
}

/** The tables in which any column of any row holds a text, whatever the column's type. */
export async function tablesWith(db: Database, needle: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await allTables(db, ['public', 'pgboss'])) {
    const rows = await rowsOf(
      db,
      sql`select 1 from ${sql.raw(name)} t where t::text ilike ${`%${needle}%`} limit 1`,
    );
    if (rows.length > 0) found.push(name.replace('public.', ''));
  }
  return found;
}
