import { and, eq, lt } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db.ts';
import { examDrafts } from '../../../schema/index.ts';

/** The draft of a student's submission as stored. */
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

/** What a save keeps of a draft. */
export type DraftChange = Omit<DraftRow, 'answers' | 'theoryText'> &
  Partial<Pick<DraftRow, 'answers' | 'theoryText'>>;

/** Keeps a draft unless a newer one is there; what is not given stays as it was. */
export async function saveDraftRow(tx: Tx, change: DraftChange): Promise<void> {
  await tx
    .insert(examDrafts)
    .values({ answers: {}, theoryText: '', ...change })
    .onConflictDoUpdate({
      target: [examDrafts.userId, examDrafts.lessonId],
      set: change,
      setWhere: lt(examDrafts.writtenAt, change.writtenAt),
    });
}

/** Forgets a draft, once its exam is handed in. */
export async function deleteDraft(tx: Tx, userId: number, lessonId: number): Promise<void> {
  await tx
    .delete(examDrafts)
    .where(and(eq(examDrafts.userId, userId), eq(examDrafts.lessonId, lessonId)));
}
