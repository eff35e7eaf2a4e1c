import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/db.ts';

/** What these have at most is looked up; of more, some come soon, in whatever order. */
const FEW = 250;

/**
 * The ids that several questions find together, `select id from …` each; null where they are more than a few. Whose
 * rows a search wants is looked up so before the rows are, which else are read in their order until some match.
 */
export async function few(db: Database, ways: readonly SQL[]): Promise<number[] | null> {
  const some = ways.map((found) => sql`(${found} limit ${FEW + 1})`);
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select id from (${sql.join(some, sql` union `)}) found limit ${FEW + 1}`,
  );
  return rows.length > FEW ? null : rows.map(({ id }) => id);
}

/** The live people of whom a condition holds; null where they are more than a few. */
export function fewPeople(db: Database, person: SQL): Promise<number[] | null> {
  return few(db, [sql`select id from users where deleted_at is null and ${person}`]);
}
