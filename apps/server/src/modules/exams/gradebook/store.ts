import { and, asc, avg, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db.ts';
import { enrolments, examResults, lessons, users } from '../../../schema/index.ts';

/** An exam as the gradebook names it. */
export interface BookExam {
  id: number;
  subject: string;
  weight: number;
}

/** What a student has in an exam. */
export interface BookMark {
  userId: number;
  lessonId: number;
  resultId: number;
  score: number | null;
  hasTheory: boolean;
}

/** The exams of a class in order. */
export async function examsOfClass(db: Database | Tx, classId: number): Promise<BookExam[]> {
  return db
    .select({ id: lessons.id, subject: lessons.subject, weight: lessons.examWeight })
    .from(lessons)
    .where(and(eq(lessons.classId, classId), eq(lessons.kind, 'exam'), isNull(lessons.deletedAt)))
    .orderBy(asc(lessons.position), asc(lessons.id));
}

/** What counts of what some students have handed in of some exams. */
export async function marksOf(
  db: Database,
  examIds: readonly number[],
  userIds: readonly number[],
): Promise<BookMark[]> {
  if (examIds.length === 0 || userIds.length === 0) return [];
  return db
    .select({
      userId: examResults.userId,
      lessonId: examResults.lessonId,
      resultId: examResults.id,
      score: examResults.totalScore,
      hasTheory: examResults.hasTheory,
    })
    .from(examResults)
    .where(
      and(
        inArray(examResults.userId, [...userIds]),
        inArray(examResults.lessonId, [...examIds]),
        examResults.isCounted,
      ),
    );
}

/** Mean of each of some exams over the live students of their class, and how many have a mark. */
export async function meansOf(
  db: Database,
  classId: number,
  examIds: readonly number[],
): Promise<{ lessonId: number; mean: number | null; marked: number }[]> {
  if (examIds.length === 0) return [];
  return db
    .select({
      lessonId: examResults.lessonId,
      mean: sql<number | null>`round(${avg(examResults.totalScore)}, 2)::float8`,
      marked: count(examResults.totalScore),
    })
    .from(examResults)
    .innerJoin(
      enrolments,
      and(eq(enrolments.userId, examResults.userId), eq(enrolments.classId, classId)),
    )
    .innerJoin(users, eq(users.id, examResults.userId))
    .where(
      and(
        inArray(examResults.lessonId, [...examIds]),
        examResults.isCounted,
        isNull(users.deletedAt),
      ),
    )
    .groupBy(examResults.lessonId);
}

/** Notes how much an exam counts. */
export async function setWeight(tx: Tx, examId: number, weight: number): Promise<void> {
  await tx.update(lessons).set({ examWeight: weight }).where(eq(lessons.id, examId));
}
