import { desc, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { backups } from '../../schema/index.ts';

/** Notes a backup, and forgets those of before `forgetBefore`. */
export async function insertRun(
  db: Database,
  run: typeof backups.$inferInsert,
  forgetBefore: Date,
): Promise<void> {
  await db.insert(backups).values(run);
  await db.delete(backups).where(lt(backups.madeAt, forgetBefore));
}

const newest = (db: Database) => db.select().from(backups).orderBy(desc(backups.madeAt)).limit(1);

/** The newest try, the newest that succeeded, and the newest that was proven; null for none. */
export async function newestRuns(db: Database) {
  const [[last = null], [good = null], [proven = null]] = await Promise.all([
    newest(db),
    newest(db).where(isNull(backups.problem)),
    newest(db).where(eq(backups.isProven, true)),
  ]);
  return { last, good, proven };
}
