import { desc, eq, sql } from 'drizzle-orm';
import { type Database, prepareRead, type Tx } from '../../../platform/db.ts';
import { consents } from '../../../schema/index.ts';

/** The newest version a person has agreed to, and when; null where they have agreed to none; hot. */
export async function newestConsent(
  db: Database,
  userId: number,
): Promise<{ version: number; at: Date } | null> {
  const statement = prepareRead(db, 'consent_newest', (on, name) =>
    on
      .select({ version: consents.version, at: consents.at })
      .from(consents)
      .where(eq(consents.userId, sql.placeholder('userId')))
      .orderBy(desc(consents.version))
      .limit(1)
      .prepare(name),
  );
  const [found] = await statement.execute({ userId });
  return found ?? null;
}

/** Keeps that a person has agreed to a version; the first time counts. */
export async function insertConsent(tx: Tx, row: typeof consents.$inferInsert): Promise<void> {
  await tx.insert(consents).values(row).onConflictDoNothing();
}
