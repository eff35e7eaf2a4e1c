import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/db.ts';

/** How large the database is, in bytes. */
export async function databaseBytes(db: Database): Promise<number> {
  const [found] = await rowsOf<{ bytes: number }>(
    db,
    sql`select pg_database_size(current_database())::float8 as bytes`,
  );
  return found?.bytes ?? 0;
}
