import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Database, placesOf, prepareWrite, type Tx } from '../../../platform/db.ts';
import { classes, examResults, lessons, machineMarks, users } from '../../../schema/index.ts';
import { accountWithPage } from '../../../shared/sql/account-page.ts';
import { countedPage } from '../../../shared/sql/counted.ts';
import type { WantedExams } from '../marking/list-exams.ts';
import { waysToSubmissions } from '../marking/store-found.ts';

/** A typed answer that waits for the machine. */
export interface WaitingAnswer {
  resultId: number;
  question: string;
  modelAnswer: string;
  answer: string;
}

/**
 * The next answers for the machine, exam by exam: those of exams that have a model answer. What has
 * none stays where it is until it has one or a person marks it.
 */
export async function answersForMachine(db: Database, limit: number): Promise<WaitingAnswer[]> {
  const result = await db.execute(sql`
    select r.id as "resultId", l.about as question, l.theory_answer as "modelAnswer",
      r.theory_text as answer
    from exam_queues q
    join lessons l on l.id = q.lesson_id and btrim(l.theory_answer) <> ''
    cross join lateral (
      select id, theory_text, submitted_at from exam_results
      where lesson_id = l.id and awaits_machine
      order by submitted_at, id limit ${limit}::int) r
    where q.waiting > 0
    order by r.submitted_at, r.id limit ${limit}::int`);
  return (result as unknown as { rows: WaitingAnswer[] }).rows;
}

/** Keeps what the machine made of a result; it is not asked about it again. */
export async function saveVerdict(
  tx: Tx,
  resultId: number,
  verdict: Omit<typeof machineMarks.$inferInsert, 'resultId' | 'overruledAt'>,
): Promise<void> {
  await tx.insert(machineMarks).values({ ...verdict, resultId });
  await tx.update(examResults).set({ awaitsMachine: false }).where(eq(examResults.id, resultId));
}

/** Notes that a person's grade has replaced the machine's, the first time it does; hot: marking. */
export async function noteOverruled(tx: Tx, resultId: number, at: Date): Promise<void> {
  const { overruledAt } = placesOf(machineMarks, 'overruledAt');
  const statement = prepareWrite(tx, 'machine_mark_overrule', (on, name) =>
    on
      .update(machineMarks)
      .set({ overruledAt: sql`coalesce(${machineMarks.overruledAt}, ${overruledAt}::timestamptz)` })
      .where(eq(machineMarks.resultId, sql.placeholder('resultId')))
      .prepare(name),
  );
  await statement.execute({ resultId, overruledAt: at });
}

/** Forgets that a person's grade of `at` replaced the machine's, where it was the first to. */
export async function restoreMachineMark(tx: Tx, resultId: number, at: Date): Promise<void> {
  await tx
    .update(machineMarks)
    .set({ overruledAt: null })
    .where(and(eq(machineMarks.resultId, resultId), eq(machineMarks.overruledAt, at)));
}

const marker = alias(users, 'marker');

const machineMarkFields = {
  result: examResults,
  machine: machineMarks,
  subject: lessons.subject,
  className: classes.name,
  studentName: users.name,
  studentEmail: users.email,
  markerName: marker.name,
  markerId: accountWithPage(marker),
};

/** A result that the machine has marked. */
export interface MachineMarkRow {
  result: typeof examResults.$inferSelect;
  machine: typeof machineMarks.$inferSelect;
  subject: string;
  className: string;
  studentName: string;
  studentEmail: string | null;
  markerName: string | null;
  /** Null where no person marked it, and once the account was deleted. */
  markerId: number | null;
}

/** A page of what the machine has marked, newest first; searches subject, class and student. */
export async function machineMarkPage(
  db: Database,
  wanted: WantedExams,
): Promise<{ total: number; more: boolean; rows: MachineMarkRow[] }> {
  const marked = {
    from: (table: SQL) => sql`from machine_marks m join ${table} r on r.id = m.result_id`,
    condition: sql`m.verdict = 'marked' and r.theory_score is not null`,
    withDeleted: true,
  };
  const { ids, ...counted } = await countedPage(db, {
    ways: await waysToSubmissions(db, marked, wanted),
    ...{ key: sql`m.considered_at`, descending: true, limit: wanted.limit, offset: wanted.offset },
  });
  if (ids.length === 0) return { ...counted, rows: [] };
  const rows = await db
    .select(machineMarkFields)
    .from(machineMarks)
    .innerJoin(examResults, eq(examResults.id, machineMarks.resultId))
    .innerJoin(users, eq(users.id, examResults.userId))
    .innerJoin(lessons, eq(lessons.id, examResults.lessonId))
    .innerJoin(classes, eq(classes.id, examResults.classId))
    .leftJoin(marker, eq(marker.id, examResults.markedBy))
    .where(inArray(machineMarks.resultId, ids))
    .orderBy(desc(machineMarks.consideredAt), desc(machineMarks.resultId));
  return { ...counted, rows };
}
