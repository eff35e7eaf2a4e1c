import { and, eq, lt } from 'drizzle-orm';
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

/**
 * Writes it, where it is of newer words than what stands. The name of a guardian that was missing is added to the same
 * words, which were agreed to when they were.
 */
export async function writeConsent(tx: Tx, row: ConsentRow): Promise<void> {
  const { userId, agreedAt, guardianName, wordsVersion } = row;
  const stands = recordingConsents;
  await tx
    .insert(recordingConsents)
    .values(row)
    .onConflictDoUpdate({
      target: recordingConsents.userId,
      set: { agreedAt, guardianName, wordsVersion },
      setWhere: lt(stands.wordsVersion, wordsVersion),
    });
  if (guardianName === '') return;
  await tx
    .update(recordingConsents)
    .set({ guardianName })
    .where(
      and(
        ...[eq(stands.userId, userId), eq(stands.wordsVersion, wordsVersion)],
        eq(stands.guardianName, ''),
      ),
    );
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
