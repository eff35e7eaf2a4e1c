import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type Database, placesOf, prepareRead, prepareWrite, type Tx } from '../../platform/db.ts';
import { classes, examResults, lessons } from '../../schema/index.ts';

/** A student's result as stored. */
export type ResultRow = typeof examResults.$inferSelect;

/** A student's results of an exam, the first attempt first; hot: every opened exam reads them. */
export async function resultsOf(
  db: Database,
  userId: number,
  lessonId: number,
): Promise<ResultRow[]> {
  const statement = prepareRead(db, 'exam_results_of', (on, name) =>
    on
      .select()
      .from(examResults)
      .where(
        and(
          eq(examResults.userId, sql.placeholder('userId')),
          eq(examResults.lessonId, sql.placeholder('lessonId')),
        ),
      )
      .orderBy(asc(examResults.attempt))
      .prepare(name),
  );
  return statement.execute({ userId, lessonId });
}

/** Notes that a student has looked at the marks of an exam that they had not seen. */
export async function writeMarkSeen(
  tx: Tx,
  { userId, lessonId, at }: { userId: number; lessonId: number; at: Date },
): Promise<void> {
  await tx
    .update(examResults)
    .set({ seenAt: at })
    .where(
      and(
        ...[eq(examResults.userId, userId), eq(examResults.lessonId, lessonId)],
        sql`${examResults.markedAt} >= coalesce(${examResults.seenAt}, '-infinity')`,
      ),
    );
}

/** What is known of a result when it is handed in. */
const handedIn = placesOf(
  examResults,
  ...(['userId', 'lessonId', 'classId', 'attempt', 'isTimedOut', 'submittedAt'] as const),
  ...(['objectiveAnswers', 'exerciseAnswers', 'objectiveScore', 'totalScore'] as const),
  ...(['hasTheory', 'theoryText', 'theoryImage', 'theoryScore'] as const),
);

/** Writes a result; null when the student has one of that attempt already; hot: handing in. */
export async function insertResult(
  tx: Tx,
  row: Pick<ResultRow, keyof typeof handedIn>,
): Promise<ResultRow | null> {
  const statement = prepareWrite(tx, 'exam_result_insert', (on, name) =>
    on.insert(examResults).values(handedIn).onConflictDoNothing().returning().prepare(name),
  );
  const [added] = await statement.execute(row);
  return added ?? null;
}

/** Which of these stored files results name. */
export async function namedResultFiles(db: Database, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ image: examResults.theoryImage })
    .from(examResults)
    .where(inArray(examResults.theoryImage, [...names]));
  return rows.flatMap(({ image }) => image ?? []);
}

/** A complete result with the names of its exam and class. */
export interface CompleteResult {
  examName: string;
  className: string;
  submittedAt: Date;
  totalScore: number;
}

/** The complete results of a user that count, newest first; those of hidden exams and classes too; hot. */
export async function completeResults(db: Database, userId: number): Promise<CompleteResult[]> {
  const statement = prepareRead(db, 'results_complete', (on, name) =>
    on
      .select({
        examName: lessons.subject,
        className: classes.name,
        submittedAt: examResults.submittedAt,
        totalScore: examResults.totalScore,
      })
      .from(examResults)
      .innerJoin(lessons, eq(lessons.id, examResults.lessonId))
      .innerJoin(classes, eq(classes.id, examResults.classId))
      .where(
        and(
          eq(examResults.userId, sql.placeholder('userId')),
          eq(examResults.isCounted, true),
          isNotNull(examResults.totalScore),
        ),
      )
      .orderBy(desc(examResults.submittedAt), desc(examResults.id))
      .prepare(name),
  );
  const rows = await statement.execute({ userId });
  return rows.map((row) => ({ ...row, totalScore: row.totalScore ?? 0 }));
}
