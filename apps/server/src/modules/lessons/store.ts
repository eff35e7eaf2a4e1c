import type { Block } from '@institute/contract/lessons/blocks';
import { and, asc, count, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm';
import { type Database, lockInTransaction, prepareRead, type Tx } from '../../platform/db.ts';
import { lessons } from '../../schema/index.ts';
import { namedLessonFiles } from './store-files.ts';

/** A lesson as stored. */
export type LessonRow = typeof lessons.$inferSelect;
/** An exercise of an exam as stored. */
export type ExamExercise = LessonRow['exercises'][number];
/** How an exam is sat; of other lessons the defaults. */
export type ExamRules = Pick<
  LessonRow,
  | 'passMark'
  | 'attempts'
  | 'countedAttempt'
  | 'attemptWait'
  | 'examMinutes'
  | 'isShuffled'
  | 'drawCount'
  | 'drawType'
  | 'drawTopic'
  | 'moreDraws'
>;
/** What the lesson form sets. */
export type LessonFields = Pick<
  LessonRow,
  | 'classId'
  | 'subject'
  | 'about'
  | 'blocks'
  | 'exercises'
  | 'opensAt'
  | 'theoryAnswer'
  | 'isPreview'
> &
  ExamRules;
/** The stored file of a lesson. */
export type StoredMaterial = Pick<LessonRow, 'material' | 'materialKind'>;

/** Any number that no other program uses as an advisory lock of this database. */
const EDITING_LOCK = 7_202_612;

/**
 * Lets changes to the lessons of the institute follow each other: positions and totals are counted
 * from what is there, and a lesson may move between classes. Held for milliseconds.
 */
export async function lockEditing(tx: Tx): Promise<void> {
  await lockInTransaction(tx, EDITING_LOCK);
}

/** A lesson by its numeric id or its rand token; hot: every opened lesson reads it. */
export async function lessonByRef(db: Database, ref: string): Promise<LessonRow | null> {
  const isId = /^\d{1,9}$/.test(ref);
  const statement = prepareRead(db, isId ? 'lesson_by_id' : 'lesson_by_rand', (on, name) =>
    on
      .select()
      .from(lessons)
      .where(
        and(
          eq(isId ? lessons.id : lessons.rand, sql.placeholder('ref')),
          isNull(lessons.deletedAt),
        ),
      )
      .prepare(name),
  );
  const [found] = await statement.execute({ ref: isId ? Number(ref) : ref });
  return found ?? null;
}

/** The lesson that was last written under an idempotency key; a deleted one too. */
export async function lessonBySave(db: Database, saveKey: string): Promise<LessonRow | null> {
  const [found] = await db.select().from(lessons).where(eq(lessons.savedBy, saveKey));
  return found ?? null;
}

/** A lesson that was deleted since `since`. */
export async function deletedLesson(tx: Tx, id: number, since: Date): Promise<LessonRow | null> {
  const [found] = await tx
    .select()
    .from(lessons)
    .where(and(eq(lessons.id, id), gte(lessons.deletedAt, since)));
  return found ?? null;
}

/** A stored file that no lesson names any more; null where one does, such as a copy of the lesson. */
export async function unnamedMaterial(tx: Tx, name: string | null): Promise<string | null> {
  return name === null || (await namedMaterials(tx, [name])).length > 0 ? null : name;
}

/** Which of these stored files lessons and their blocks name; those of hidden lessons stay too. */
export async function namedMaterials(db: Database, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ material: lessons.material })
    .from(lessons)
    .where(inArray(lessons.material, [...names]));
  const materials = rows.flatMap(({ material }) => material ?? []);
  return [...materials, ...(await namedLessonFiles(db, names))];
}

/** The lessons of a class in order, whole. */
export async function lessonsOfClass(db: Database, classId: number): Promise<LessonRow[]> {
  return db
    .select()
    .from(lessons)
    .where(and(eq(lessons.classId, classId), isNull(lessons.deletedAt)))
    .orderBy(asc(lessons.position), asc(lessons.id));
}

/** The lessons of some ids that are not deleted, with their subjects and classes. */
export async function lessonsByIds(
  db: Database,
  ids: readonly number[],
): Promise<{ id: number; subject: string; classId: number }[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: lessons.id, subject: lessons.subject, classId: lessons.classId })
    .from(lessons)
    .where(and(inArray(lessons.id, [...ids]), isNull(lessons.deletedAt)));
}

/** The ids of a class's lessons in order. */
export async function orderOf(tx: Tx, classId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(eq(lessons.classId, classId), isNull(lessons.deletedAt)))
    .orderBy(asc(lessons.position), asc(lessons.id));
  return rows.map(({ id }) => id);
}

/** How many lessons and exams of a class there are to complete; a timetable is nothing to complete. */
export async function countToComplete(tx: Tx, classId: number): Promise<number> {
  const isCounted = and(
    eq(lessons.classId, classId),
    isNull(lessons.deletedAt),
    ne(lessons.kind, 'timetable'),
  );
  const [{ total = 0 } = {}] = await tx.select({ total: count() }).from(lessons).where(isCounted);
  return total;
}

/** Numbers lessons from 1 in this order. */
export async function writeOrder(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update ${lessons} set position = wanted.place::int
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)
      with ordinality as wanted (id, place)
    where ${lessons.id} = wanted.id::int and ${lessons.position} <> wanted.place`);
}

export async function insertLesson(
  tx: Tx,
  row: typeof lessons.$inferInsert,
): Promise<{ id: number; rand: string }> {
  const [added] = await tx
    .insert(lessons)
    .values(row)
    .returning({ id: lessons.id, rand: lessons.rand });
  if (!added) throw new Error('the lesson was not written');
  return added;
}

export async function saveLesson(
  tx: Tx,
  id: number,
  fields: Partial<Omit<LessonRow, 'id' | 'rand' | 'createdAt'>>,
): Promise<void> {
  await tx.update(lessons).set(fields).where(eq(lessons.id, id));
}

/** Writes one exercise of a lesson or an exam anew, and gives the lesson as it is then. */
export async function saveExercise(
  tx: Tx,
  lesson: LessonRow,
  { id, exercise }: Pick<ExamExercise, 'id' | 'exercise'>,
): Promise<LessonRow> {
  const withIt = <Part extends Block>(part: Part): Part =>
    part.id === id && part.kind === 'exercise' ? { ...part, exercise } : part;
  const fields =
    lesson.kind === 'exam'
      ? { exercises: lesson.exercises.map(withIt) }
      : { blocks: (lesson.blocks ?? []).map(withIt) };
  await saveLesson(tx, lesson.id, fields);
  return { ...lesson, ...fields };
}
