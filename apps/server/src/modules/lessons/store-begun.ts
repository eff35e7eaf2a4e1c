import { inArray, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Tx } from '../../platform/db.ts';
import { lessons } from '../../schema/index.ts';

/** Locks lessons: whoever hands in or begins one of them waits. */
export async function lockLessons(tx: Tx, lessonIds: readonly number[]): Promise<void> {
  if (lessonIds.length === 0) return;
  await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(inArray(lessons.id, [...lessonIds]))
    .orderBy(lessons.id)
    .for('update');
}

/** Whether a student has answered one of these exams, handed it in or begun it on the clock. */
export async function isBegun(db: Database, lessonIds: readonly number[]): Promise<boolean> {
  const ids = sql`(select jsonb_array_elements_text(${JSON.stringify(lessonIds)}::jsonb)::int)`;
  const [found] = await rowsOf<{ begun: boolean }>(
    db,
    sql`select exists (select 1 from exam_results where lesson_id in ${ids})
      or exists (select 1 from exam_drafts where lesson_id in ${ids})
      or exists (select 1 from exam_sittings where lesson_id in ${ids}) as begun`,
  );
  return found?.begun ?? false;
}
