import { and, asc, count, eq, ilike, isNull, or } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db.ts';
import { classes, examResults, lessons, users } from '../../schema/index.ts';
import type { ResultRow } from './store.ts';

/** A submission that waits for its mark. */
export interface WaitingRow {
  resultId: number;
  lessonId: number;
  userId: number;
  subject: string;
  className: string;
  classId: number;
  studentName: string;
  studentEmail: string | null;
  submittedAt: Date;
}

const waiting = and(isNull(examResults.totalScore), isNull(users.deletedAt));

/** A page of the submissions of live students that wait for a mark, oldest first. */
export async function waitingResults(
  db: Database,
  page: { limit: number; offset: number; search: string },
): Promise<{ total: number; rows: WaitingRow[] }> {
  const like = `%${page.search.replace(/[\\%_]/g, '\\$&')}%`;
  const found = page.search
    ? or(ilike(lessons.subject, like), ilike(classes.name, like))
    : undefined;
  const wanted = and(waiting, found);
  const [{ total = 0 } = {}] = await db
    .select({ total: count() })
    .from(examResults)
    .innerJoin(users, eq(users.id, examResults.userId))
    .innerJoin(lessons, eq(lessons.id, examResults.lessonId))
    .innerJoin(classes, eq(classes.id, examResults.classId))
    .where(wanted);
  const rows = await db
    .select({
      resultId: examResults.id,
      lessonId: examResults.lessonId,
      userId: examResults.userId,
      subject: lessons.subject,
      className: classes.name,
      classId: classes.id,
      studentName: users.name,
      studentEmail: users.email,
      submittedAt: examResults.submittedAt,
    })
    .from(examResults)
    .innerJoin(users, eq(users.id, examResults.userId))
    .innerJoin(lessons, eq(lessons.id, examResults.lessonId))
    .innerJoin(classes, eq(classes.id, examResults.classId))
    .where(wanted)
    .orderBy(asc(examResults.submittedAt), asc(examResults.id))
    .limit(page.limit)
    .offset(page.offset);
  return { total, rows };
}

/** An exam by its numeric id or rand token, also one that has been deleted: its results stay. */
export async function anyExam(
  db: Database,
  ref: string,
): Promise<{ id: number; about: string; theoryAnswer: string } | null> {
  const isId = /^\d{1,9}$/.test(ref);
  const [found] = await db
    .select({ id: lessons.id, about: lessons.about, theoryAnswer: lessons.theoryAnswer })
    .from(lessons)
    .where(isId ? eq(lessons.id, Number(ref)) : eq(lessons.rand, ref));
  return found ?? null;
}

/** A submission as its marker sees it. */
export interface SubmissionRow {
  result: ResultRow;
  studentName: string;
  studentEmail: string | null;
}

/** The submissions of an exam that wait for a mark, oldest first. */
export async function waitingOf(db: Database, lessonId: number): Promise<SubmissionRow[]> {
  return db
    .select({ result: examResults, studentName: users.name, studentEmail: users.email })
    .from(examResults)
    .innerJoin(users, eq(users.id, examResults.userId))
    .where(and(eq(examResults.lessonId, lessonId), waiting))
    .orderBy(asc(examResults.submittedAt), asc(examResults.id));
}

/** A result under our lock, with its student's e-mail and its class's token. */
export async function lockResult(
  tx: Tx,
  id: number,
): Promise<{ result: ResultRow; studentEmail: string | null; classRand: string } | null> {
  const [found] = await tx
    .select({ result: examResults, studentEmail: users.email, classRand: classes.rand })
    .from(examResults)
    .innerJoin(users, eq(users.id, examResults.userId))
    .innerJoin(classes, eq(classes.id, examResults.classId))
    .where(eq(examResults.id, id))
    .for('update', { of: examResults });
  return found ?? null;
}

/** Writes a theory mark with what it makes of the total. */
export async function saveMark(
  tx: Tx,
  id: number,
  mark: { theoryScore: number; totalScore: number | null; markedAt: Date; markedBy: number },
): Promise<void> {
  await tx.update(examResults).set(mark).where(eq(examResults.id, id));
}
