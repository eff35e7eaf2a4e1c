import { PASS_MARK } from '@institute/contract/certificates/managed-certificates';
import { and, count, eq, inArray, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Database, prepareRead } from '../../platform/db.ts';
import { classes, examResults, lessons } from '../../schema/index.ts';
import { isPublishedRow } from '../classes/index.ts';
import type { LessonRow } from './store.ts';
import { isUnfinished } from './store-pass-missing.ts';

/*
 * What a class asks for first, and by what that is met: its prerequisite joined and completed, or the exam
 * passed that it names instead (decision 136).
 */

/**
 * Whether a row of lessons, by its name in a statement, is the exam by which the class of the row `classes` may be
 * entered: one of its prerequisite, which is there. What is deleted, moved or no exam any more is none, and
 * is one again when it comes back.
 */
const isEntryExam = (lesson: SQLWrapper): SQL => sql`(${lesson}.id = ${classes.entryExamId}
  and ${lesson}.class_id = ${classes.prerequisiteId} and ${lesson}.kind = 'exam'
  and ${lesson}.deleted_at is null)`;

/** Percent by which an exam is passed, a row of lessons; that of certificates where it names none. */
const neededMark = (exam: SQLWrapper): SQL => sql`coalesce(${exam}.pass_mark, ${PASS_MARK}::int)`;

/** The same of a lesson. */
export const entryMarkOf = ({ passMark }: Pick<LessonRow, 'passMark'>): number =>
  passMark ?? PASS_MARK;

/** Whether a user has joined the prerequisite of the row `classes`, and nothing in it is left to do (rulings §9). */
const hasCompleted = (userId: SQLWrapper): SQL => sql`(exists (
    select 1 from enrolments joined
    where joined.user_id = ${userId} and joined.class_id = ${classes.prerequisiteId}
  ) and not exists (
    select 1 from lessons step
    left join lesson_progress done on done.lesson_id = step.id and done.user_id = ${userId}
    where step.class_id = ${classes.prerequisiteId} and step.deleted_at is null and ${isUnfinished(
      sql`step`,
      { viewedAt: sql`done.viewed_at`, submittedAt: sql`done.submitted_at` },
      userId,
    )}
  ))`;

/** Whether the attempt that counts of a user passes the exam that the row `classes` names instead. */
const hasPassedEntry = (userId: SQLWrapper): SQL => sql`exists (
    select 1 from lessons exam
    join exam_results mark on mark.lesson_id = exam.id and mark.user_id = ${userId}
      and mark.is_counted and mark.total_score >= ${neededMark(sql`exam`)}
    where ${isEntryExam(sql`exam`)})`;

/** Whether a user has met the prerequisite of the row `classes`, which is there, by whichever of the two ways. */
export const isPrerequisiteMet = (userId: SQLWrapper): SQL =>
  sql`(${hasCompleted(userId)} or ${hasPassedEntry(userId)})`;

const first = alias(classes, 'first');

/** Which of some classes ask a user for nothing first, or for what is met; one that is deleted is asked for no more. */
export async function prerequisitesMet(
  db: Database,
  userId: number,
  classIds: readonly number[],
): Promise<number[]> {
  if (classIds.length === 0) return [];
  const rows = await db
    .select({ id: classes.id })
    .from(classes)
    .leftJoin(first, and(eq(first.id, classes.prerequisiteId), isNull(first.deletedAt)))
    .where(
      and(
        inArray(classes.id, [...classIds]),
        or(isNull(first.id), isPrerequisiteMet(sql`${userId}::int`)),
      ),
    );
  return rows.map(({ id }) => id);
}

/** An exam by its id, also one that is deleted. */
export async function examNamed(
  db: Database,
  examId: number,
): Promise<{ subject: string; classId: number; isThere: boolean } | null> {
  const { subject, classId, deletedAt } = lessons;
  const [found] = await db
    .select({ subject, classId, deletedAt })
    .from(lessons)
    .where(and(eq(lessons.id, examId), eq(lessons.kind, 'exam')));
  return found
    ? { subject: found.subject, classId: found.classId, isThere: !found.deletedAt }
    : null;
}

/** The exam by which a class may be entered, and its own class where that is held; null where there is none. */
export async function entryExamOf(
  db: Database,
  classId: number,
): Promise<{ exam: LessonRow; first: { name: string; rand: string } } | null> {
  const statement = prepareRead(db, 'entry_exam_of', (on, as) =>
    on
      .select({ exam: lessons, first: { name: first.name, rand: first.rand } })
      .from(classes)
      .innerJoin(lessons, isEntryExam(lessons))
      .innerJoin(
        first,
        and(
          eq(first.id, lessons.classId),
          isNull(first.deletedAt),
          eq(first.isActive, true),
          eq(first.isDraft, false),
        ),
      )
      .where(eq(classes.id, sql.placeholder('classId')))
      .prepare(as),
  );
  const [found] = await statement.execute({ classId });
  return found ?? null;
}

/** How often a user has handed in an exam, and whether the attempt that counts waits for its mark. */
export async function attemptsAt(
  db: Database,
  userId: number,
  lessonId: number,
): Promise<{ handedIn: number; isWaiting: boolean }> {
  const { isCounted, totalScore } = examResults;
  const [found] = await db
    .select({
      handedIn: count(),
      isWaiting: sql<boolean>`coalesce(bool_or(${isCounted} and ${totalScore} is null), false)`,
    })
    .from(examResults)
    .where(and(eq(examResults.userId, userId), eq(examResults.lessonId, lessonId)));
  return found ?? { handedIn: 0, isWaiting: false };
}

/** A class that names an exam by which it may be entered. */
export interface EnteredClass {
  name: string;
  rand: string;
}

/**
 * The classes that an exam lets a user into, whatever its own class still asks of that user: active ones that can
 * be joined, and for whoever has opened it before also those that have closed since.
 */
export async function enteredBy(
  db: Database,
  exam: { lessonId: number; now: Date; hasOpened: boolean },
): Promise<EnteredClass[]> {
  const statement = prepareRead(db, 'classes_entered_by', (on, as) =>
    on
      .select({ name: classes.name, rand: classes.rand })
      .from(classes)
      .innerJoin(lessons, isEntryExam(lessons))
      .where(
        and(
          eq(classes.entryExamId, sql.placeholder('lessonId')),
          isPublishedRow,
          isNull(classes.deletedAt),
          sql`(${classes.registrationClosesAt} is null or ${sql.placeholder('hasOpened')}::boolean
            or ${classes.registrationClosesAt} > ${sql.placeholder('now')}::timestamptz)`,
        ),
      )
      .orderBy(classes.id)
      .prepare(as),
  );
  return statement.execute({ ...exam, now: exam.now.toISOString() });
}
