import { sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { rowsOf } from '../../platform/db.ts';
import type { JobRun } from '../../platform/job-queue.ts';

/**
 * Gives back the room of rows that are gone and counts what there is for the planner, as PostgreSQL
 * does by itself and the embedded one, which has no process for it, does not. Each table is a statement
 * of its own, so that whoever waits for the database waits for one of them.
 */
export async function vacuumTables(
  { db }: Pick<Services, 'db'>,
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  for (const { name } of tables) {
    signal.throwIfAborted();
    await db.execute(sql.raw(`vacuum (analyze) ${name}`));
  }
}
