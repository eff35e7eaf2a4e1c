import { sql } from 'drizzle-orm';
import type { Tx } from './db-transaction.ts';

/**
 * Drops the jobs that are about a person, waiting and done ones: payloads name people by `userId`,
 * or by the e-mail or phone number where it is not known yet whether that is anybody's.
 */
export async function deleteJobsAbout(
  tx: Tx,
  { userId, names }: { userId: number; names: readonly string[] },
): Promise<void> {
  const byName = names.length > 0 ? sql` or lower(data->>'email') in ${names}` : sql``;
  for (const table of ['job', 'archive']) {
    await tx.execute(
      sql`delete from ${sql.raw(`pgboss.${table}`)}
          where data->>'userId' = ${String(userId)}${byName}`,
    );
  }
}
