import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  type Database,
  placesOf,
  prepareRead,
  prepareWrite,
  type Tx,
} from '../../../platform/db.ts';
import { classes, examResults, lessons, machineMarks, users } from '../../../schema/index.ts';
import { WHOLE_LIST } from '../../../shared/page.ts';
import { isOutside } from '../../classes/index.ts';
import type { ResultRow } from '../store.ts';

/** An exam as its marker needs it. */
export interface MarkedExam {
  id: number;
  classId: number;
  subject: string;
  className: string;
  about: string;
  theoryAnswer: string;
}

/** What every list of submissions names them by: whose, of which exam, and when. */
export const submissionColumns = {
  resultId: examResults.id,
  lessonId: examResults.lessonId,
  userId: examResults.userId,
  subject: lessons.subject,
  className: classes.name,
  classId: examResults.classId,
  studentName: users.name,
  studentEmail: users.email,
  submittedAt: examResults.submittedAt,
  attempt: examResults.attempt,
  isOutside: isOutside(examResults.userId, lessons.classId),
};

/** An exam by its numeric id or rand token, also one that has been deleted: its results stay; hot: marking. */
export async function anyExam(db: Database, ref: string): Promise<MarkedExam | null> {
  const isId = /^\d{1,9}$/.test(ref);
  const statement = prepareRead(db, `marked_exam_by_${isId ? 'id' : 'rand'}`, (on, name) =>
    on
      .select({
        id: lessons.id,
        classId: lessons.classId,
        subject: lessons.subject,
        className: classes.name,
        about: lessons.about,
        theoryAnswer: lessons.theoryAnswer,
      })
      .from(lessons)
      .innerJoin(classes, eq(classes.id, lessons.classId))
      .where(eq(isId ? lessons.id : lessons.rand, sql.placeholder('ref')))
      .prepare(name),
  );
  const [found] = await statement.execute({ ref: isId ? Number(ref) : ref });
  return found ?? null;
}

/** A submission as its marker sees it. */
export interface SubmissionRow {
  result: ResultRow;
  studentName: string;
  studentEmail: string | null;
  /** Who marked it; null until marked, and when the machine did. */
  markerName: string | null;
  machine: typeof machineMarks.$inferSelect | null;
  /** Whether the student is not in the class. */
  isOutside: boolean;
}

const marker = alias(users, 'marker');

/**
 * Submissions of an exam: those that wait for a grade, oldest first, or the one with `resultId`,
 * marked or not.
 */
export async function submissionsOf(
  db: Database,
  lessonId: number,
  resultId: number | null,
): Promise<SubmissionRow[]> {
  return db
    .select({
      result: examResults,
      studentName: users.name,
      studentEmail: users.email,
      markerName: marker.name,
      machine: machineMarks,
      isOutside: isOutside(examResults.userId, examResults.classId),
    })
    .from(examResults)
    .innerJoin(users, eq(users.id, examResults.userId))
    .leftJoin(marker, eq(marker.id, examResults.markedBy))
    .leftJoin(machineMarks, eq(machineMarks.resultId, examResults.id))
    .where(
      and(
        eq(examResults.lessonId, lessonId),
        resultId === null ? eq(examResults.isWaiting, true) : eq(examResults.id, resultId),
        eq(examResults.hasTheory, true),
      ),
    )
    .orderBy(asc(examResults.submittedAt), asc(examResults.id))
    .limit(WHOLE_LIST);
}

/** A result with its exam and class, its student's e-mail and its marker's name. */
export interface LockedResult {
  result: ResultRow;
  lessonRand: string;
  subject: string;
  className: string;
  studentEmail: string | null;
  classRand: string;
  markerName: string | null;
}

/**
 * A result under our lock, and with it the other attempts of its student: which of them counts is
 * decided anew by every mark, and two that are marked at once must not wait for each other; hot: marking.
 */
export async function lockResult(tx: Tx, id: number): Promise<LockedResult | null> {
  const wanted = eq(examResults.id, sql.placeholder('id'));
  const lock = prepareWrite(tx, 'exam_result_lock', (on, name) => {
    const same = on
      .select({ userId: examResults.userId, lessonId: examResults.lessonId })
      .from(examResults)
      .where(wanted);
    return on
      .select({ id: examResults.id })
      .from(examResults)
      .where(sql`(${examResults.userId}, ${examResults.lessonId}) in ${same}`)
      .orderBy(asc(examResults.id))
      .for('update')
      .prepare(name);
  });
  const read = prepareWrite(tx, 'exam_result_locked', (on, name) =>
    on
      .select({
        result: examResults,
        lessonRand: lessons.rand,
        subject: lessons.subject,
        className: classes.name,
        studentEmail: users.email,
        classRand: classes.rand,
        markerName: marker.name,
      })
      .from(examResults)
      .innerJoin(users, eq(users.id, examResults.userId))
      .innerJoin(classes, eq(classes.id, examResults.classId))
      .innerJoin(lessons, eq(lessons.id, examResults.lessonId))
      .leftJoin(marker, eq(marker.id, examResults.markedBy))
      .where(wanted)
      .for('update', { of: examResults })
      .prepare(name),
  );
  // Sent at once, and done one after the other: what is read is what stands under the lock.
  const [, [found]] = await Promise.all([lock.execute({ id }), read.execute({ id })]);
  return found ?? null;
}

/** The class that the exam of a result is in now; null when there is no such result. */
export async function classOfResult(db: Database, id: number): Promise<number | null> {
  const [found] = await db
    .select({ classId: lessons.classId })
    .from(examResults)
    .innerJoin(lessons, eq(lessons.id, examResults.lessonId))
    .where(eq(examResults.id, id));
  return found?.classId ?? null;
}

/** A theory grade with what it makes of the total; `markedBy` is null for the machine's, all of it for none. */
const gradePlaces = placesOf(
  examResults,
  ...(['theoryScore', 'totalScore', 'markedAt', 'markedBy', 'markComment'] as const),
);

/** Writes a grade; hot: marking. */
export async function saveGrade(
  tx: Tx,
  id: number,
  grade: Pick<ResultRow, keyof typeof gradePlaces>,
): Promise<void> {
  const statement = prepareWrite(tx, 'exam_grade_save', (on, name) =>
    on
      .update(examResults)
      .set(gradePlaces)
      .where(eq(examResults.id, sql.placeholder('id')))
      .prepare(name),
  );
  await statement.execute({ ...grade, id });
}
