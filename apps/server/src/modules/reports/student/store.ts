import { and, asc, count, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db.ts';
import {
  certificates,
  classes,
  enrolments,
  examResults,
  examSittings,
  lessonProgress,
  lessons,
  questions,
  users,
} from '../../../schema/index.ts';
import { accountWithPage } from '../../../shared/sql/account-page.ts';
import { lastPeriodPaid } from '../../classes/index.ts';
import { isPassMissing } from '../../lessons/index.ts';

/** More exams than a student hands in within some years. */
const MOST_EXAMS = 200;

/** The live classes a student has joined, the last one first, with how far they have come. */
export async function classesOfStudent(db: Database, userId: number) {
  const isDone = sql`${lessonProgress.viewedAt} is not null
    and (${lessons.kind} <> 'exam' or ${lessonProgress.submittedAt} is not null)
    and not ${isPassMissing(lessons, sql`${userId}::int`)}`;
  return db
    .select({
      id: classes.id,
      name: classes.name,
      isPaid: lastPeriodPaid,
      freeReason: enrolments.freeReason,
      price: classes.price,
      enrolledAt: enrolments.enrolledAt,
      subscriptionEndsAt: enrolments.subscriptionEndsAt,
      heldUntil: enrolments.heldUntil,
      lessons: count(lessons.id),
      done: sql<number>`(count(*) filter (where ${isDone}))::int`,
      lastOpenedAt: sql`max(${lessonProgress.viewedAt})`.mapWith(lessonProgress.viewedAt),
    })
    .from(enrolments)
    .innerJoin(classes, eq(classes.id, enrolments.classId))
    .leftJoin(
      lessons,
      and(
        eq(lessons.classId, classes.id),
        isNull(lessons.deletedAt),
        ne(lessons.kind, 'timetable'),
      ),
    )
    .leftJoin(
      lessonProgress,
      and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, userId)),
    )
    .where(and(eq(enrolments.userId, userId), isNull(classes.deletedAt)))
    .groupBy(enrolments.id, classes.id)
    .orderBy(desc(enrolments.enrolledAt), desc(enrolments.id));
}

/** The exams a student has handed in, the last one first. */
export async function examsOfStudent(db: Database, userId: number) {
  return db
    .select({
      id: examResults.id,
      lessonId: examResults.lessonId,
      subject: lessons.subject,
      classId: examResults.classId,
      className: classes.name,
      submittedAt: examResults.submittedAt,
      objectiveScore: examResults.objectiveScore,
      theoryScore: examResults.theoryScore,
      totalScore: examResults.totalScore,
      hasTheory: examResults.hasTheory,
      attempt: examResults.attempt,
      isCounted: examResults.isCounted,
      isTimedOut: examResults.isTimedOut,
      attempts: lessons.attempts,
    })
    .from(examResults)
    .innerJoin(lessons, eq(lessons.id, examResults.lessonId))
    .innerJoin(classes, eq(classes.id, examResults.classId))
    .where(eq(examResults.userId, userId))
    .orderBy(desc(examResults.submittedAt), desc(examResults.id))
    .limit(MOST_EXAMS);
}

const marker = alias(users, 'marker');

/** A submission of a student with its exam and who marked it; null when it is not theirs. */
export async function submissionOf(db: Database, userId: number, resultId: number) {
  const [found] = await db
    .select({
      result: examResults,
      about: lessons.about,
      modelAnswer: lessons.theoryAnswer,
      exercises: lessons.exercises,
      drawn: examSittings.drawn,
      markedBy: marker.name,
      markedById: accountWithPage(marker),
      lateAnswers: examSittings.lateAnswers,
      lateExercises: examSittings.lateExercises,
      lateText: examSittings.lateText,
      lateAt: examSittings.lateAt,
    })
    .from(examResults)
    .innerJoin(lessons, eq(lessons.id, examResults.lessonId))
    .leftJoin(marker, eq(marker.id, examResults.markedBy))
    .leftJoin(
      examSittings,
      and(
        eq(examSittings.userId, examResults.userId),
        eq(examSittings.lessonId, examResults.lessonId),
        eq(examSittings.attempt, examResults.attempt),
      ),
    )
    .where(and(eq(examResults.id, resultId), eq(examResults.userId, userId)));
  return found ?? null;
}

/** The questions of an exam, removed ones as well: results still name them. */
export async function everyQuestionOf(db: Database, lessonId: number) {
  return db
    .select({ id: questions.id, question: questions.question, answer: questions.answer })
    .from(questions)
    .where(eq(questions.lessonId, lessonId))
    .orderBy(asc(questions.position), asc(questions.id));
}

/** The certificates a student was given, the last one first, those revoked among them. */
export async function certificatesOfStudent(db: Database, userId: number) {
  return db
    .select({
      code: certificates.code,
      title: certificates.title,
      issuedOn: certificates.issuedOn,
      revokedAt: certificates.revokedAt,
      revokedReason: certificates.revokedReason,
    })
    .from(certificates)
    .where(eq(certificates.userId, userId))
    .orderBy(desc(certificates.id));
}

/** A page of the lessons a student has opened, the last one first. */
export async function attendanceOfStudent(
  db: Database,
  userId: number,
  page: { limit: number; offset: number },
) {
  const own: SQL = eq(lessonProgress.userId, userId);
  const total = await db.$count(lessonProgress, own);
  const rows = await db
    .select({
      id: lessonProgress.lessonId,
      subject: lessons.subject,
      className: classes.name,
      openedAt: lessonProgress.viewedAt,
    })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .innerJoin(classes, eq(classes.id, lessonProgress.classId))
    .where(own)
    .orderBy(desc(lessonProgress.viewedAt), desc(lessonProgress.lessonId))
    .limit(page.limit)
    .offset(page.offset);
  return { total, rows };
}
