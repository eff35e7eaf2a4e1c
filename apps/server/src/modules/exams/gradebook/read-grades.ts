import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { WHOLE_TIME } from '@institute/contract/exams/grade-period';
import type { MyGrade } from '@institute/contract/exams/grades';
import { type Context, type Services, signedIn } from '../../../context.ts';
import type { Database, Tx } from '../../../platform/db.ts';
import {
  type ClassRow,
  type ClassStudentRow,
  classByRef,
  studentsOf,
} from '../../classes/index.ts';
import { monthsBetween, spanOfPeriod } from './grade-period.ts';
import { type Grade, type GradeRule, gradeOf } from './grade-rules.ts';
import { type BookExam, examsOfClass } from './store.ts';
import { factsOf, placeSince } from './store-grades.ts';
import { type Scheme, schemeOf } from './store-schemes.ts';

/** What is asked of the grades of a class. */
export interface GradesAsked {
  classRef: string;
  /** A month, or all of the class's time. */
  period: string;
}

/** A class with the scheme by which it is graded in a time. */
export interface GradedClass {
  row: ClassRow;
  scheme: Scheme;
  exams: BookExam[];
  rule: GradeRule;
}

/** A scheme that is none. */
const noScheme = (classId: number): Scheme => ({
  ...{ classId, isShown: false, missingIsZero: false, version: 0, columns: [] },
});

/** A class with its scheme, without columns where it has none. Errors: class_not_found. */
export async function gradedClass(
  db: Database | Tx,
  { classRef, period }: GradesAsked,
): Promise<GradedClass> {
  const row = await classByRef(db, classRef);
  if (!row) throw new AppError('class_not_found');
  const scheme = (await schemeOf(db, row.id)) ?? noScheme(row.id);
  const exams = await examsOfClass(db, row.id);
  const { columns, missingIsZero } = scheme;
  return { row, scheme, exams, rule: { columns, exams, missingIsZero, period } };
}

/** The grades of some students of a class, by their numbers. */
export async function gradesOf(
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  db: Database | Tx,
  { row, exams, rule }: GradedClass,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Grade>> {
  const { period } = rule;
  const facts = await factsOf(db, {
    ...{ classId: row.id, userIds, now: clock.now() },
    examIds: exams.map(({ id }) => id),
    columnIds: rule.columns.map(({ id }) => id),
    span: spanOfPeriod(period, config.timeZone),
    month: period === WHOLE_TIME ? null : period,
  });
  return new Map([...facts].map(([userId, own]) => [userId, gradeOf(rule, own)]));
}

/** A student of a class with their grade. */
export type GradedRow = Pick<ClassStudentRow, 'id' | 'name' | 'email'> & Grade;

/**
 * A page of the students of a class by name, with their grades. Whoever may not see people finds them by their names
 * alone, and reads no e-mails (decision 084).
 */
export async function gradedStudents(
  context: Context,
  graded: GradedClass,
  page: { limit: number; offset: number; search: string },
): Promise<{ total: number; students: GradedRow[] }> {
  const classId = graded.row.id;
  const seesPeople = can(signedIn(context), 'classes.seePeople', { classId });
  const wanted = { ...page, sort: 'name', byName: !seesPeople };
  const { total, rows } = await studentsOf(context.db, classId, wanted);
  const ids = rows.map(({ id }) => id);
  const grades = await gradesOf(context, context.db, graded, ids);
  const students = rows.flatMap(({ id, name, email }) => {
    const grade = grades.get(id);
    return grade ? [{ id, name, email: (seesPeople && email) || '', ...grade }] : [];
  });
  return { total, students };
}

/** The months of a class that can be chosen, since a moment. */
export const monthsSince = ({ clock, config }: Services, since: Date): string[] =>
  monthsBetween(since, clock.now(), config.timeZone);

/** The grade of the session's user, as its teachers show it; null where they do not. Errors: class_not_found. */
export async function myGrade(context: Context, asked: GradesAsked): Promise<MyGrade | null> {
  const { db } = context;
  const { userId } = signedIn(context);
  const row = await classByRef(db, asked.classRef);
  if (!row) throw new AppError('class_not_found');
  const scheme = await schemeOf(db, row.id);
  if (!scheme?.isShown || scheme.columns.length === 0) return null;
  const since = await placeSince(db, row.id, userId);
  if (!since) return null;
  const exams = await examsOfClass(db, row.id);
  const { columns, missingIsZero } = scheme;
  const rule = { columns, exams, missingIsZero, period: asked.period };
  const own = (await gradesOf(context, db, { row, scheme, exams, rule }, [userId])).get(userId);
  return own ? { ...own, columns, months: monthsSince(context, since), missingIsZero } : null;
}
