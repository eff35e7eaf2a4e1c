import { and, asc, eq, exists, isNull, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db.ts';
import { examResults, examSittings, lessons, users } from '../../../schema/index.ts';
import type { ExamExercise, LessonRow } from '../../lessons/index.ts';
import type { ResultRow } from '../store.ts';

/** A submission with whose it is, and whether a person has changed its mark for a reason. */
export interface NamedResult {
  result: ResultRow;
  /** What was drawn for it from the bank, with the keys of then. */
  drawn: readonly ExamExercise[];
  studentName: string;
  isByHand: boolean;
}

const isSittingOf = and(
  eq(examSittings.userId, examResults.userId),
  eq(examSittings.lessonId, examResults.lessonId),
  eq(examSittings.attempt, examResults.attempt),
);
/** What was drawn for a submission; nothing for one that began by itself. */
const drawnFor = sql`coalesce(${examSittings.drawn}, '[]'::jsonb)`.mapWith(examSittings.drawn);

/** The submissions of an exam by students who are not deleted, in the order of their rows. */
export async function resultsOfExam(db: Database, lessonId: number): Promise<NamedResult[]> {
  return db
    .select({
      result: examResults,
      drawn: drawnFor,
      studentName: users.name,
      isByHand: sql<boolean>`exists (select from mark_changes c where c.result_id = ${examResults.id}
        and c.reason <> '' and c.undone_at is null)`,
    })
    .from(examResults)
    .innerJoin(users, eq(users.id, examResults.userId))
    .leftJoin(examSittings, isSittingOf)
    .where(and(eq(examResults.lessonId, lessonId), isNull(users.deletedAt)))
    .orderBy(asc(examResults.id));
}

/** The exams of a class, by their place, of which a submission has drawn an exercise. */
export async function examsThatDrew(
  db: Database,
  classId: number,
  drawnId: string,
): Promise<LessonRow[]> {
  const hasDrawn = db
    .select({ id: examResults.id })
    .from(examResults)
    .innerJoin(examSittings, isSittingOf)
    .where(
      and(
        eq(examResults.lessonId, lessons.id),
        sql`${examSittings.drawn} @> ${JSON.stringify([{ id: drawnId }])}::jsonb`,
      ),
    );
  return db
    .select()
    .from(lessons)
    .where(
      and(
        eq(lessons.classId, classId),
        eq(lessons.kind, 'exam'),
        isNull(lessons.deletedAt),
        exists(hasDrawn),
      ),
    )
    .orderBy(asc(lessons.position), asc(lessons.id));
}

/** Takes the submissions of an exam under our lock, in the order in which markers take them. */
export async function lockResults(tx: Tx, lessonId: number): Promise<void> {
  await tx
    .select({ id: examResults.id })
    .from(examResults)
    .where(eq(examResults.lessonId, lessonId))
    .orderBy(asc(examResults.id))
    .for('update');
}

/** Writes what the keys make of a submission, and its whole mark by it. */
export async function saveObjective(
  tx: Tx,
  id: number,
  scores: Pick<ResultRow, 'objectiveScore' | 'totalScore'>,
): Promise<void> {
  await tx.update(examResults).set(scores).where(eq(examResults.id, id));
}

/** What the counted submissions of an exam have answered. */
export type CountedAnswers = Pick<
  ResultRow,
  'id' | 'objectiveScore' | 'objectiveAnswers' | 'exerciseAnswers'
> &
  Pick<NamedResult, 'drawn'>;

/** The counted submissions of an exam. */
export async function countedAnswers(db: Database, lessonId: number): Promise<CountedAnswers[]> {
  return db
    .select({
      id: examResults.id,
      objectiveScore: examResults.objectiveScore,
      objectiveAnswers: examResults.objectiveAnswers,
      exerciseAnswers: examResults.exerciseAnswers,
      drawn: drawnFor,
    })
    .from(examResults)
    .leftJoin(examSittings, isSittingOf)
    .where(and(eq(examResults.lessonId, lessonId), examResults.isCounted));
}
