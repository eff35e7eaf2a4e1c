import { and, eq, lt } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import { examDrafts } from '../../schema/index.ts';

/** A student's unfinished paper as stored. */
export type DraftRow = typeof examDrafts.$inferSelect;

/** What a student last saved of an exam. */
export async function draftOf(
  db: Database,
  userId: number,
  lessonId: number,
): Promise<DraftRow | null> {
  const [found] = await db
    .select()
    .from(examDrafts)
    .where(and(eq(examDrafts.userId, userId), eq(examDrafts.lessonId, lessonId)));
  return found ?? null;
}

/** Keeps a draft unless a newer one is there. */
export async function saveDraftRow(tx: Tx, row: DraftRow): Promise<void> {
  await tx
    .insert(examDrafts)
    .values(row)
    .onConflictDoUpdate({
      target: [examDrafts.userId, examDrafts.lessonId],
      set: row,
      setWhere: lt(examDrafts.writtenAt, row.writtenAt),
    });
}

/** Forgets a draft, once its exam is handed in. */
export async function deleteDraft(tx: Tx, userId: number, lessonId: number): Promise<void> {
  await tx
    .delete(examDrafts)
    .where(and(eq(examDrafts.userId, userId), eq(examDrafts.lessonId, lessonId)));
}
