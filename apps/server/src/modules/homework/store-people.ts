import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import { phrases, recordingConsents } from '../../schema/index.ts';

export type ConsentRow = typeof recordingConsents.$inferSelect;

/** What somebody has agreed to before a voice is recorded; null where they have not. */
export async function consentOf(db: Database, userId: number): Promise<ConsentRow | null> {
  const [found] = await db
    .select()
    .from(recordingConsents)
    .where(eq(recordingConsents.userId, userId));
  return found ?? null;
}

/** Writes it, where it is of newer words than what stands, or has the name of a guardian that was missing. */
export async function writeConsent(tx: Tx, row: ConsentRow): Promise<void> {
  const { userId: _whose, ...set } = row;
  await tx
    .insert(recordingConsents)
    .values(row)
    .onConflictDoUpdate({
      target: recordingConsents.userId,
      set,
      setWhere: or(
        lt(recordingConsents.wordsVersion, row.wordsVersion),
        and(
          ...[eq(recordingConsents.wordsVersion, row.wordsVersion)],
          sql`${recordingConsents.guardianName} = '' and ${row.guardianName} <> ''`,
        ),
      ),
    });
}

export async function phrasesOf(db: Database, userId: number): Promise<string[]> {
  const [found] = await db.select().from(phrases).where(eq(phrases.userId, userId));
  return found?.texts ?? [];
}

export async function writePhrases(tx: Tx, userId: number, texts: string[]): Promise<void> {
  await tx
    .insert(phrases)
    .values({ userId, texts })
    .onConflictDoUpdate({ target: phrases.userId, set: { texts } });
}
