import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Tx } from '../../platform/db.ts';
import { dataCopies } from '../../schema/index.ts';
import { type CopiedRows, copiedTables } from './copied-tables.ts';

/** A copy as stored. */
export type CopyRow = typeof dataCopies.$inferSelect;

/** The copy a person asked for last. */
export async function copyOf(db: Database, userId: number): Promise<CopyRow | null> {
  const [found] = await db.select().from(dataCopies).where(eq(dataCopies.userId, userId));
  return found ?? null;
}

/** The same under lock: another process that asks or makes it waits. */
export async function lockCopy(tx: Tx, userId: number): Promise<CopyRow | null> {
  const [found] = await tx
    .select()
    .from(dataCopies)
    .where(eq(dataCopies.userId, userId))
    .for('update');
  return found ?? null;
}

/** Puts a new copy in the place of the last one; false where somebody else has just done so. */
export async function putCopy(
  tx: Tx,
  row: typeof dataCopies.$inferInsert,
  before: CopyRow | null,
): Promise<boolean> {
  if (before) await tx.delete(dataCopies).where(eq(dataCopies.key, before.key));
  const added = await tx
    .insert(dataCopies)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: dataCopies.key });
  return added.length === 1;
}

/** Notes how far a copy is that is still wanted; null when it is not any more. */
export async function noteCopy(
  db: Database,
  key: string,
  fields: Partial<Omit<CopyRow, 'key' | 'userId'>>,
): Promise<CopyRow | null> {
  const [row] = await db
    .update(dataCopies)
    .set(fields)
    .where(and(eq(dataCopies.key, key), inArray(dataCopies.state, ['waiting', 'making'])))
    .returning();
  return row ?? null;
}

/** Removes the copies whose time is over, and gives the stored names of their archives. */
export async function deleteOverCopies(tx: Tx, now: Date): Promise<string[]> {
  const gone = await tx
    .delete(dataCopies)
    .where(lte(dataCopies.expiresAt, now))
    .returning({ file: dataCopies.file });
  return gone.flatMap(({ file }) => file ?? []);
}

/** Which of some stored names are archives of copies. */
export async function namedCopies(db: Database, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await db
    .select({ file: dataCopies.file })
    .from(dataCopies)
    .where(inArray(dataCopies.file, [...names]));
  return rows.flatMap(({ file }) => file ?? []);
}

const BATCH = 500;

/** Rows that are about a person, as JSON, read along a cursor in a transaction that sees one state. */
export async function* rowsAbout(
  tx: Tx,
  table: string,
  rows: CopiedRows,
  userId: number,
): AsyncGenerator<string[]> {
  const columns = await columnsOf(tx, table);
  const kept = columns.filter((name) => !(name in (rows.without ?? {})));
  const fields = kept.map((name) => sql`t.${sql.identifier(name)}`);
  // Ids say little to a person.
  if (columns.includes('class_id')) {
    fields.push(sql`(select name from classes where id = t.class_id) as class_name`);
  }
  if (columns.includes('lesson_id')) {
    fields.push(sql`(select subject from lessons where id = t.lesson_id) as lesson_subject`);
  }
  const where = sql.raw(rows.where.replaceAll(':me', String(userId)));
  await tx.execute(sql`declare copied no scroll cursor for select row_to_json(r)::text as line
    from (select ${sql.join(fields, sql`, `)} from ${sql.identifier(table)} t where ${where}) r`);
  for (;;) {
    const found = await rowsOf<{ line: string }>(tx, sql.raw(`fetch ${BATCH} from copied`));
    if (found.length === 0) break;
    yield found.map(({ line }) => line);
  }
  await tx.execute(sql`close copied`);
}

/** The columns of a table, as the database knows them. */
async function columnsOf(tx: Tx, table: string): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    tx,
    sql`select attname as name from pg_attribute
        where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped
        order by attnum`,
  );
  return rows.map(({ name }) => name);
}

/** Everything that is copied, table by table. */
export const allCopied = Object.entries(copiedTables).flatMap(([table, parts]) =>
  parts.map((rows) => ({ table, rows })),
);
