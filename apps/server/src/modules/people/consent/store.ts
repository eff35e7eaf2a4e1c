import { desc, eq } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db.ts';
import { consents } from '../../../schema/index.ts';

/** The newest version a person has agreed to, and when; null where they have agreed to none. */
export async function newestConsent(
  db: Database,
  userId: number,
): Promise<{ version: number; at: Date } | null> {
  const [found] = await db
    .select({ version: consents.version, at: consents.at })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.version))
    .limit(1);
  return found ?? null;
}

/** Keeps that a person has agreed to a version; the first time counts. */
export async function insertConsent(tx: Tx, row: typeof consents.$inferInsert): Promise<void> {
  await tx.insert(consents).values(row).onConflictDoNothing();
}
