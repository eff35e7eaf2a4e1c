import { and, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { type Database, instantOf, prepareRead } from '../../platform/db.ts';
import { classes, enrolments, lessons } from '../../schema/index.ts';
import { type ClassRow, type EnrolmentRow, facesColumn, isInGroups } from '../classes/index.ts';
import type { LessonRow } from './store.ts';
import { isPassMissing } from './store-pass-missing.ts';
import { isPrerequisiteMet } from './store-prerequisites.ts';

/** A lesson of a class as one student sees it: no content, and how far the student is with it. */
export interface LessonStep {
  id: number;
  rand: string;
  kind: 'lesson' | 'exam' | 'timetable';
  subject: string;
  /** Whether an administrator has marked it as open to visitors. */
  isPreview: boolean;
  /** Whether it was opened and not all of its exercises have been answered. */
  hasExercisesLeft: boolean;
  /** When a scheduled lesson opens; null when it is open from the start. */
  opensAt: Date | null;
  /** First opening by the student. */
  viewedAt: Date | null;
  /** When the student submitted the exam. */
  submittedAt: Date | null;
  /** Whether it is an exam that asks for passing and that the student has not passed. */
  isPassMissing: boolean;
  /** The deadline of the attempt at the exam that is under way; null without one. */
  runsUntil: Date | null;
}

/**
 * What a class says to those who study it: its name and what the gates ask. A column that is read costs
 * as much as a small table has in all, so the hot statements leave out what only its page shows.
 */
export type StudiedRow = Pick<ClassRow, keyof typeof studiedRow>;

/** A membership, as the gates ask of it. */
export type Membership = Pick<EnrolmentRow, keyof typeof membership>;

/** A class as one student finds it, all of one moment. */
export interface StudiedClass {
  row: StudiedRow;
  enrolment: Membership | null;
  /** Its lessons in order. */
  steps: LessonStep[];
  /** Lessons first opened since the month began; 0 where no number of them is too many. */
  viewedThisMonth: number;
}

/** Whose study is read, and when the month began. */
export interface Reader {
  userId: number;
  month: Date;
}

type StoredStep = [
  id: number,
  rand: string,
  kind: LessonStep['kind'],
  subject: string,
  isPreview: boolean,
  isPassMissing: boolean,
  hasExercisesLeft: boolean,
  ...times: (string | null)[],
];

const stepOf = ([
  ...[id, rand, kind, subject, isPreview, isPassMissing, hasExercisesLeft, ...times]
]: StoredStep): LessonStep => ({
  ...{ id, rand, kind, subject, isPreview, isPassMissing, hasExercisesLeft },
  opensAt: instantOf(times[0]),
  viewedAt: instantOf(times[1]),
  submittedAt: instantOf(times[2]),
  runsUntil: instantOf(times[3]),
});

const userId = sql.placeholder('userId');

/** The lessons in one column: a row for each would bring the class along a dozen times. */
const steps = sql`(
  select coalesce(json_agg(json_build_array(step.id, step.rand, step.kind, step.subject,
    step.is_preview, ${isPassMissing(sql`step`, userId)},
    coalesce(done.has_exercises_left, false), step.opens_at, done.viewed_at,
    done.submitted_at, case when step.kind = 'exam' then (
      select sitting.ends_at from exam_sittings sitting
      where sitting.user_id = ${userId} and sitting.lesson_id = step.id
        and sitting.ended_at is null and sitting.ends_at is not null limit 1) end)
    order by step.position, step.id), '[]')
  from lessons step
  left join lesson_progress done on done.lesson_id = step.id and done.user_id = ${userId}
  where step.class_id = ${classes.id} and step.deleted_at is null
)`.mapWith((stored: StoredStep[]) => stored.map(stepOf));

const viewedThisMonth = sql`case when ${classes.monthlyLessonLimit} > 0 then (
  select count(*)::int from lesson_progress seen
  where seen.user_id = ${userId} and seen.class_id = ${classes.id}
    and seen.viewed_at >= ${sql.placeholder('month')}::timestamptz
) else 0 end`.mapWith(Number);

const studiedRow = {
  id: classes.id,
  rand: classes.rand,
  name: classes.name,
  isActive: classes.isActive,
  isDraft: classes.isDraft,
  isMonthly: classes.isMonthly,
  price: classes.price,
  monthlyLessonLimit: classes.monthlyLessonLimit,
};

// With the id, because Drizzle takes a row of nulls alone for none.
const membership = {
  id: enrolments.id,
  subscriptionEndsAt: enrolments.subscriptionEndsAt,
  heldFrom: enrolments.heldFrom,
  heldUntil: enrolments.heldUntil,
  overdueAt: enrolments.overdueAt,
};

const studied = { row: studiedRow, enrolment: membership, steps, viewedThisMonth };
const ownEnrolment = and(eq(enrolments.classId, classes.id), eq(enrolments.userId, userId));

/** Whether a reference is a number: the id of a row rather than its rand token. */
const isId = (ref: string) => /^\d{1,9}$/.test(ref);

/** Whether a reference is that of this row. */
export const isNamed = ({ id, rand }: { id: number; rand: string }, ref: string) =>
  isId(ref) ? Number(ref) === id : ref === rand;

const valuesOf = ({ userId: id, month }: Reader, ref: string) => ({
  userId: id,
  month: month.toISOString(),
  ref: isId(ref) ? Number(ref) : ref,
});

const timetables = sql`(
  select coalesce(json_agg(timetable.about order by timetable.position, timetable.id), '[]')
  from lessons timetable
  where timetable.class_id = ${classes.id} and timetable.kind = 'timetable'
    and timetable.deleted_at is null
)`.mapWith((stored: string[]) => stored);

/** The class to complete first, if there is one still, and whether the student has. */
const prerequisite = sql<{ name: string; rand: string; met: boolean } | null>`(
  select json_build_object('name', first.name, 'rand', first.rand,
    'met', ${isPrerequisiteMet(userId)})
  from classes first where first.id = ${classes.prerequisiteId} and first.deleted_at is null
)`;

/** What the page of a class shows besides. */
const onPage = {
  ...{ row: classes, timetables, prerequisite },
  ...{ faces: facesColumn(classes.id), isInGroups: isInGroups(classes.id) },
};

/** A class that a student has joined, and what its timetables say. */
export interface JoinedClass extends StudiedClass {
  enrolment: Membership;
  timetables: string[];
}

/** Every class that a student has joined, the newest first; hot: the dashboard reads it. */
export async function joinedClasses(db: Database, reader: Reader): Promise<JoinedClass[]> {
  const statement = prepareRead(db, 'studied_classes_joined', (on, as) =>
    on
      .select({ ...studied, timetables })
      .from(enrolments)
      .innerJoin(classes, eq(classes.id, enrolments.classId))
      .where(and(eq(enrolments.userId, userId), isNull(classes.deletedAt)))
      .orderBy(desc(enrolments.enrolledAt), desc(enrolments.id))
      .prepare(as),
  );
  return statement.execute({ userId: reader.userId, month: reader.month.toISOString() });
}

/** A class as a student finds it, by its id or rand. */
export async function studiedClass(
  db: Database,
  reader: Reader,
  ref: string,
): Promise<StudiedClass | null> {
  const statement = prepareRead(db, `studied_class_by_${isId(ref) ? 'id' : 'rand'}`, (on, as) =>
    on
      .select(studied)
      .from(classes)
      .leftJoin(enrolments, ownEnrolment)
      .where(classNamed(ref))
      .prepare(as),
  );
  const [found] = await statement.execute(valuesOf(reader, ref));
  return found ?? null;
}

/** The same with all that its page shows; hot: every page of a class reads it. */
export async function pagedClass(db: Database, reader: Reader, ref: string) {
  const statement = prepareRead(db, `paged_class_by_${isId(ref) ? 'id' : 'rand'}`, (on, as) =>
    on
      .select({ ...studied, ...onPage })
      .from(classes)
      .leftJoin(enrolments, ownEnrolment)
      .where(classNamed(ref))
      .prepare(as),
  );
  const [found] = await statement.execute(valuesOf(reader, ref));
  return found ?? null;
}

const classNamed = (ref: string) =>
  named(isId(ref) ? classes.id : classes.rand, isNull(classes.deletedAt));

/** What a lesson is: enough to ask the gates, and to name it. */
const bare = {
  id: lessons.id,
  rand: lessons.rand,
  classId: lessons.classId,
  kind: lessons.kind,
  subject: lessons.subject,
};
const columnsOf = { bare, whole: getTableColumns(lessons) };

/** A lesson by how much of it is read. */
export interface LessonOf {
  bare: Pick<LessonRow, keyof typeof bare>;
  whole: LessonRow;
}

/** How much of a lesson is read: what it is, or what is in it as well. */
export type LessonExtent = keyof LessonOf;

/** A lesson by its id or rand, with its class as a student finds it; hot: every lesson reads it. */
export async function studiedLesson<Extent extends LessonExtent>(
  db: Database,
  reader: Reader,
  ref: string,
  extent: Extent,
): Promise<{ lesson: LessonOf[Extent]; found: StudiedClass } | null> {
  const column = isId(ref) ? lessons.id : lessons.rand;
  const name = `studied_lesson_${extent}_by_${isId(ref) ? 'id' : 'rand'}`;
  const statement = prepareRead(db, name, (on, as) =>
    on
      .select({ lesson: columnsOf[extent], ...studied })
      .from(lessons)
      .innerJoin(classes, eq(classes.id, lessons.classId))
      .leftJoin(enrolments, ownEnrolment)
      .where(named(column, isNull(lessons.deletedAt), isNull(classes.deletedAt)))
      .prepare(as),
  );
  const [row] = await statement.execute(valuesOf(reader, ref));
  if (!row) return null;
  const { lesson, ...found } = row;
  return { lesson: lesson as LessonOf[Extent], found };
}

const named = (
  column: typeof classes.id | typeof classes.rand | typeof lessons.id | typeof lessons.rand,
  ...more: SQL[]
) => and(eq(column, sql.placeholder('ref')), ...more);
