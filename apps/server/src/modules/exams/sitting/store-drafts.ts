import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import { type Database, prepareWrite, rowsOf, type Tx } from '../../../platform/db.ts';
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
export type DraftChange = Omit<DraftRow, 'answers' | 'exerciseAnswers' | 'theoryText'> &
  Partial<Pick<DraftRow, 'answers' | 'exerciseAnswers' | 'theoryText'>>;

/**
 * Keeps a draft unless a newer one is there; what is not given stays as it was. One that is there from a
 * time which has not come is no newer one.
 */
export async function saveDraftRow(tx: Tx, change: DraftChange): Promise<void> {
  await tx
    .insert(examDrafts)
    .values({ answers: {}, theoryText: '', ...change })
    .onConflictDoUpdate({
      target: [examDrafts.userId, examDrafts.lessonId],
      set: change,
      setWhere: or(
        lt(examDrafts.writtenAt, change.writtenAt),
        gt(examDrafts.writtenAt, change.savedAt.getTime()),
      ),
    });
}

/** Forgets a draft, once its exam is handed in; hot: handing in. */
export async function deleteDraft(tx: Tx, userId: number, lessonId: number): Promise<void> {
  const statement = prepareWrite(tx, 'exam_draft_delete', (on, name) =>
    on
      .delete(examDrafts)
      .where(
        and(
          eq(examDrafts.userId, sql.placeholder('userId')),
          eq(examDrafts.lessonId, sql.placeholder('lessonId')),
        ),
      )
      .prepare(name),
  );
  await statement.execute({ userId, lessonId });
}

/** Removes some of the drafts that nobody has saved since `before`, and says how many. */
export async function deleteOldDrafts(db: Database, before: Date, most: number): Promise<number> {
  const gone = await rowsOf(
    db,
    sql`delete from exam_drafts d using (
          select user_id, lesson_id from exam_drafts
          where saved_at < ${before.toISOString()}::timestamptz limit ${most}::int) as old
        where d.user_id = old.user_id and d.lesson_id = old.lesson_id
          and d.saved_at < ${before.toISOString()}::timestamptz
        returning 1`,
  );
  return gone.length;
}
