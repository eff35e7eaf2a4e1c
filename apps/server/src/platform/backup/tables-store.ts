import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Tx } from '../db.ts';

/** A table with the columns that can be written; generated ones follow from those. */
export interface Table {
  /** `schema.table` */
  name: string;
  columns: string[];
}

/** A name for SQL, of what the database itself called so. */
const quoted = (name: string) =>
  sql.raw(
    name
      .split('.')
      .map((part) => `"${part}"`)
      .join('.'),
  );
const listed = (names: readonly string[]) =>
  sql.join(
    names.map((name) => quoted(name)),
    sql`, `,
  );

/** Ours, and the jobs'. Which migrations have run is no content. */
const ours = sql.raw("('public', 'pgboss')");

/** Every table with content; a partition is part of the table it belongs to. */
export async function tablesOf(db: Database): Promise<Table[]> {
  return rowsOf<Table>(
    db,
    sql`select n.nspname || '.' || c.relname as name,
          json_agg(a.attname order by a.attnum) as columns
        from pg_class c
        join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where n.nspname in ${ours} and c.relkind in ('r', 'p') and not c.relispartition
          and a.attgenerated = ''
        group by 1 order by 1`,
  );
}

/**
 * What is of the moment and must not come back with a dump: who is signed in or about to be, which
 * devices are known, what was mailed to prove a mailbox, who has guessed how often. Sessions ended
 * since would live again.
 */
export const MOMENTARY: ReadonlySet<string> = new Set([
  'public.sessions',
  'public.devices',
  'public.pending_sign_ins',
  'public.passkey_challenges',
  'public.mailed_codes',
  'public.email_verifications',
  'public.throttles',
]);

/** The tables of a dump: all but those of the moment, which are empty after it is restored. */
export async function contentTablesOf(db: Database): Promise<Table[]> {
  return (await tablesOf(db)).filter(({ name }) => !MOMENTARY.has(name));
}

/** Hashes of the migrations that have run, oldest first. */
export async function migrationsOf(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ hash: string }>(
    db,
    sql`select hash from installed.migrations order by name`,
  );
  return rows.map(({ hash }) => hash);
}

/** Sequences with the last number they have given. */
export function sequencesOf(db: Database): Promise<{ name: string; last: string | null }[]> {
  return rowsOf(
    db,
    sql`select schemaname || '.' || sequencename as name, last_value::text as last
        from pg_sequences where schemaname in ${ours} order by 1`,
  );
}

const BATCH = 500;

/** The rows of a table as lines of JSON, in a transaction that sees one state of all tables. */
export async function* rowsAsLines(tx: Tx, table: Table): AsyncGenerator<string> {
  await tx.execute(sql`declare dumped no scroll cursor for
    select row_to_json(r)::text as line
    from (select ${listed(table.columns)} from ${quoted(table.name)}) r`);
  for (;;) {
    const rows = await rowsOf<{ line: string }>(tx, sql.raw(`fetch ${BATCH} from dumped`));
    if (rows.length === 0) break;
    yield rows.map(({ line }) => `${line}\n`).join('');
  }
  await tx.execute(sql`close dumped`);
}

/** Adds rows that {@link rowsAsLines} gave. */
export async function insertLines(tx: Tx, table: Table, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  const columns = listed(table.columns);
  await tx.execute(sql`insert into ${quoted(table.name)} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${quoted(table.name)}, ${`[${lines.join(',')}]`}::json)`);
}

/**
 * Runs `work` with all tables emptied and their guards off: triggers that move money or refuse
 * changes, and foreign keys, which are checked again over all rows when they come back. All within
 * the transaction, so that nothing of it is seen, or stays after a failure.
 */
export async function withBareTables(
  tx: Tx,
  tables: readonly Table[],
  work: () => Promise<void>,
): Promise<void> {
  const keys = await rowsOf<{ name: string; home: string; definition: string }>(
    tx,
    sql`select c.conname as name, n.nspname || '.' || t.relname as home,
          pg_get_constraintdef(c.oid) as definition
        from pg_constraint c
        join pg_class t on t.oid = c.conrelid
        join pg_namespace n on n.oid = t.relnamespace
        where c.contype = 'f' and c.conparentid = 0 and n.nspname in ${ours} order by 2, 1`,
  );
  const guards = (state: 'disable' | 'enable') =>
    each(tx, tables, ({ name }) => sql`alter table ${quoted(name)} ${sql.raw(state)} trigger user`);
  await guards('disable');
  await each(
    tx,
    keys,
    ({ name, home }) => sql`alter table ${quoted(home)} drop constraint ${quoted(name)}`,
  );
  await tx.execute(sql`truncate ${listed(tables.map(({ name }) => name))} restart identity`);
  await work();
  await each(
    tx,
    keys,
    ({ name, home, definition }) =>
      sql`alter table ${quoted(home)} add constraint ${quoted(name)} ${sql.raw(definition)}`,
  );
  await guards('enable');
}

async function each<Item>(tx: Tx, items: readonly Item[], statement: (item: Item) => SQL) {
  for (const item of items) await tx.execute(statement(item));
}

/** Lets sequences go on after the last number they gave; one that is not here is passed over. */
export async function setSequences(
  tx: Tx,
  sequences: readonly { name: string; last: string | null }[],
): Promise<void> {
  for (const { name, last } of sequences) {
    if (last === null) continue;
    await tx.execute(sql`select setval(sequence, ${last}::bigint)
      from to_regclass(${name}) as sequence where sequence is not null`);
  }
}

/** Jobs lie in a partition for each queue: makes those that are not there. */
export async function makeQueues(tx: Tx, names: readonly string[]): Promise<void> {
  const known = await rowsOf<{ name: string }>(tx, sql`select name from pgboss.queue`);
  for (const name of names) {
    if (known.some((queue) => queue.name === name)) continue;
    await tx.execute(sql`select pgboss.create_queue(${name}, '{"policy": "short"}'::json)`);
  }
}

/** Whether the database holds people. */
export async function hasPeople(db: Database): Promise<boolean> {
  const [found] = await rowsOf<{ found: boolean }>(
    db,
    sql`select exists (select 1 from users) as found`,
  );
  return found?.found ?? false;
}
