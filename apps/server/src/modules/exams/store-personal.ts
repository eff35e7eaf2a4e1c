import { count, eq } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import { examDrafts, examResults } from '../../schema/index.ts';

/** How many exams a user has handed in. */
export async function countResultsOf(db: Database, userId: number): Promise<number> {
  const [found] = await db
    .select({ handedIn: count() })
    .from(examResults)
    .where(eq(examResults.userId, userId));
  return found?.handedIn ?? 0;
}

/** Removes what a user has written of exams and not handed in. */
export async function eraseDrafts(tx: Tx, userId: number): Promise<void> {
  await tx.delete(examDrafts).where(eq(examDrafts.userId, userId));
}
