import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Database, prepare, type Tx } from '../../../platform/db.ts';
import { dayOfRow, fromDay, WORTH_LOCATING } from '../../../platform/store-counted-days.ts';
import {
  classes,
  examQueues,
  examResults,
  lessons,
  machineMarks,
  users,
} from '../../../schema/index.ts';
import type { ResultRow } from '../store.ts';

/** A submission that waits for its grade. */
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

/** An exam, and how many of its submissions wait. Its class is the one it is in now. */
export interface ExamQueue {
  lessonId: number;
  subject: string;
  className: string;
  waiting: number;
}

/** Every exam there has been; they are few, however many submissions there are. */
export async function allExams(db: Database): Promise<ExamQueue[]> {
  return db
    .select({
      lessonId: lessons.id,
      subject: lessons.subject,
      className: classes.name,
      waiting: sql<number>`coalesce(${examQueues.waiting}, 0)`,
    })
    .from(lessons)
    .innerJoin(classes, eq(classes.id, lessons.classId))
    .leftJoin(examQueues, eq(examQueues.lessonId, lessons.id))
    .where(eq(lessons.kind, 'exam'));
}

/** How many submissions wait in all; read from the queues, whatever their length. */
export async function countWaiting(db: Database): Promise<number> {
  const statement = prepare(db, 'exams_waiting_count', (on, name) =>
    on
      .select({ waiting: sql<number>`coalesce(sum(${examQueues.waiting}), 0)::int` })
      .from(examQueues)
      .prepare(name),
  );
  const [found] = await statement.execute();
  return found?.waiting ?? 0;
}

/** Where in the queue a page lies. */
interface QueuePage {
  limit: number;
  offset: number;
  /** Length of the queue. */
  total: number;
}

/**
 * Ids of a page of the whole queue, oldest first: read from whichever end is nearer, and where that
 * is far, from the day in which the page begins.
 */
async function queuedIds(db: Database, { limit, offset, total }: QueuePage): Promise<number[]> {
  const behind = total - offset - limit;
  const descending = behind < offset;
  const { submittedAt, id, isWaiting } = examResults;
  const skip = descending ? Math.max(behind, 0) : offset;
  const counts = sql`select day, waiting as count from exam_queue_days`;
  const start = skip < WORTH_LOCATING ? null : await dayOfRow(db, counts, { skip, descending });
  const ids = await db
    .select({ id })
    .from(examResults)
    .where(
      and(
        eq(isWaiting, true),
        start ? fromDay(sql`${submittedAt}`, start.day, descending) : undefined,
      ),
    )
    .orderBy(...(descending ? [desc(submittedAt), desc(id)] : [asc(submittedAt), asc(id)]))
    .limit(descending ? Math.min(limit, limit + behind) : limit)
    .offset(skip - (start?.before ?? 0));
  return ids.map((row) => row.id);
}

/** Ids of a page of the queues of some exams, oldest first: the head of each, merged. */
async function queuedIdsOf(
  db: Database,
  lessonIds: readonly number[],
  { limit, offset }: QueuePage,
): Promise<number[]> {
  const reach = offset + limit;
  const result = await db.execute(sql`
    select r.id from jsonb_array_elements_text(${JSON.stringify(lessonIds)}::jsonb) as wanted (id)
    cross join lateral (
      select id, submitted_at from exam_results
      where lesson_id = wanted.id::int and is_waiting
      order by submitted_at, id limit ${reach}::int) r
    order by r.submitted_at, r.id limit ${limit}::int offset ${offset}::int`);
  return (result as unknown as { rows: { id: number }[] }).rows.map(({ id }) => id);
}

/** A page of the submissions that wait for a grade, oldest first; of some exams, or of all. */
export async function waitingResults(
  db: Database,
  lessonIds: readonly number[] | null,
  page: QueuePage,
): Promise<WaitingRow[]> {
  if (page.total <= page.offset) return [];
  const ids = lessonIds ? await queuedIdsOf(db, lessonIds, page) : await queuedIds(db, page);
  return db
    .select({
      resultId: examResults.id,
      lessonId: examResults.lessonId,
      userId: examResults.userId,
      subject: lessons.subject,
      className: classes.name,
      classId: examResults.classId,
      studentName: users.name,
      studentEmail: users.email,
      submittedAt: examResults.submittedAt,
    })
    .from(examResults)
    .innerJoin(users, eq(users.id, examResults.userId))
    .innerJoin(lessons, eq(lessons.id, examResults.lessonId))
    .innerJoin(classes, eq(classes.id, lessons.classId))
    .where(inArray(examResults.id, ids))
    .orderBy(asc(examResults.submittedAt), asc(examResults.id));
}

/** An exam as its marker needs it. */
export interface MarkedExam {
  id: number;
  classId: number;
  subject: string;
  className: string;
  about: string;
  theoryAnswer: string;
}

/** An exam by its numeric id or rand token, also one that has been deleted: its results stay. */
export async function anyExam(db: Database, ref: string): Promise<MarkedExam | null> {
  const isId = /^\d{1,9}$/.test(ref);
  const [found] = await db
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
    .where(isId ? eq(lessons.id, Number(ref)) : eq(lessons.rand, ref));
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
}

/** Longest list answered (rulings §1). */
const WHOLE_LIST = 1000;
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

/** A result under our lock, with its student's e-mail, its class's token and its marker's name. */
export async function lockResult(
  tx: Tx,
  id: number,
): Promise<{
  result: ResultRow;
  studentEmail: string | null;
  classRand: string;
  markerName: string | null;
} | null> {
  const [found] = await tx
    .select({
      result: examResults,
      studentEmail: users.email,
      classRand: classes.rand,
      markerName: marker.name,
    })
    .from(examResults)
    .innerJoin(users, eq(users.id, examResults.userId))
    .innerJoin(classes, eq(classes.id, examResults.classId))
    .leftJoin(marker, eq(marker.id, examResults.markedBy))
    .where(eq(examResults.id, id))
    .for('update', { of: examResults });
  return found ?? null;
}

/** Writes a theory grade with what it makes of the total; `markedBy` is null for the machine's. */
export async function saveGrade(
  tx: Tx,
  id: number,
  grade: {
    theoryScore: number;
    totalScore: number | null;
    markedAt: Date;
    markedBy: number | null;
  },
): Promise<void> {
  await tx.update(examResults).set(grade).where(eq(examResults.id, id));
}
