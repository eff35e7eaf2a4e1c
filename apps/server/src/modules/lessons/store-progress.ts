import { and, count, eq, gte, isNotNull, or, sql } from 'drizzle-orm';
import { type Database, placesOf, prepareRead, prepareWrite, type Tx } from '../../platform/db.ts';
import { lessonProgress } from '../../schema/index.ts';

/**
 * Lets the transactions of one student in one class follow each other, so that what is counted
 * (the monthly limit) or looked for (a submitted exam) still holds when the row is written.
 */
export async function lockStudentInClass(tx: Tx, userId: number, classId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${userId}::int, ${classId}::int)`);
}

/** Whether a lesson holds exercises, those that are read aloud among them. */
const holdsExercises = sql`exists (select from lessons opened,
  jsonb_array_elements(opened.blocks) part
  where opened.id = ${sql.placeholder('lessonId')} and part ->> 'kind' in ('exercise', 'speak'))`;

/** What is known of a lesson once it was opened. */
export type Opened = Pick<typeof lessonProgress.$inferSelect, 'hasExercisesLeft'>;

/** Records the first opening of a lesson; null says that it was recorded before; hot. */
export async function insertView(
  tx: Tx,
  view: { userId: number; lessonId: number; classId: number; viewedAt: Date },
): Promise<Opened | null> {
  const statement = prepareWrite(tx, 'lesson_view', (on, name) =>
    on
      .insert(lessonProgress)
      .values({
        ...placesOf(lessonProgress, 'userId', 'lessonId', 'classId', 'viewedAt'),
        hasExercisesLeft: holdsExercises,
      })
      .onConflictDoNothing()
      .returning({ hasExercisesLeft: lessonProgress.hasExercisesLeft })
      .prepare(name),
  );
  return (await statement.execute(view))[0] ?? null;
}

/** Records that the exercises of a lesson have all been answered. */
export async function markExercisesDone(
  tx: Tx,
  { userId, lessonId }: { userId: number; lessonId: number },
): Promise<void> {
  await tx
    .update(lessonProgress)
    .set({ hasExercisesLeft: false })
    .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, lessonId)));
}

/** Notes that a student has submitted the exam; it counts as viewed from then on at the latest; hot: handing in. */
export async function markSubmitted(
  tx: Tx,
  done: { userId: number; lessonId: number; classId: number; submittedAt: Date },
): Promise<void> {
  const { submittedAt, ...places } = placesOf(
    lessonProgress,
    ...(['userId', 'lessonId', 'classId', 'submittedAt'] as const),
  );
  const statement = prepareWrite(tx, 'lesson_submitted', (on, name) =>
    on
      .insert(lessonProgress)
      .values({ ...places, submittedAt, viewedAt: submittedAt })
      .onConflictDoUpdate({
        target: [lessonProgress.userId, lessonProgress.lessonId],
        set: { submittedAt },
      })
      .prepare(name),
  );
  await statement.execute(done);
}

/** How many exams of a class have been handed in. */
export async function countSubmissions(db: Database, classId: number): Promise<number> {
  const [{ submitted = 0 } = {}] = await db
    .select({ submitted: count() })
    .from(lessonProgress)
    .where(and(eq(lessonProgress.classId, classId), isNotNull(lessonProgress.submittedAt)));
  return submitted;
}

/** How many students have opened a lesson, and how many have submitted it. */
export async function countProgress(
  db: Database,
  lessonId: number,
): Promise<{ opened: number; submitted: number }> {
  const [found] = await db
    .select({ opened: count(), submitted: count(lessonProgress.submittedAt) })
    .from(lessonProgress)
    .where(eq(lessonProgress.lessonId, lessonId));
  return found ?? { opened: 0, submitted: 0 };
}

/** When a user has opened a lesson or handed an exam in since an instant; hot: the dashboard shows the days. */
export async function studiedSince(db: Database, userId: number, since: Date): Promise<Date[]> {
  const statement = prepareRead(db, 'studied_since', (on, name) => {
    const [user, from] = [sql.placeholder('userId'), sql.placeholder('since')];
    const { viewedAt, submittedAt } = lessonProgress;
    return on
      .select({ viewedAt, submittedAt })
      .from(lessonProgress)
      .where(and(eq(lessonProgress.userId, user), or(gte(viewedAt, from), gte(submittedAt, from))))
      .prepare(name);
  });
  const rows = await statement.execute({ userId, since });
  return rows
    .flatMap(({ viewedAt, submittedAt }) => [viewedAt, submittedAt])
    .filter((at) => at !== null);
}
