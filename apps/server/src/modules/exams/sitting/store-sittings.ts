import { and, asc, eq, isNull, lte, type Placeholder, sql } from 'drizzle-orm';
import {
  type Database,
  placesOf,
  prepareRead,
  prepareWrite,
  type Tx,
} from '../../../platform/db.ts';
import { examSittings, lessons, users } from '../../../schema/index.ts';
import type { ExamExercise, LessonRow } from '../../lessons/index.ts';

/** An attempt that was begun by a call, as stored. */
export type SittingRow = typeof examSittings.$inferSelect;
type Key = Pick<SittingRow, 'userId' | 'lessonId' | 'attempt'>;

/** The same in a prepared statement. */
const places = {
  userId: sql.placeholder('userId'),
  lessonId: sql.placeholder('lessonId'),
  attempt: sql.placeholder('attempt'),
};

const isThis = ({ userId, lessonId, attempt }: { [Name in keyof Key]: Key[Name] | Placeholder }) =>
  and(
    eq(examSittings.userId, userId),
    eq(examSittings.lessonId, lessonId),
    eq(examSittings.attempt, attempt),
  );

/** The attempt of an exam that a student has under way; hot: every opened exam reads it. */
export async function runningSitting(
  db: Database,
  userId: number,
  lessonId: number,
): Promise<SittingRow | null> {
  const statement = prepareRead(db, 'exam_sitting_running', (on, name) =>
    on
      .select()
      .from(examSittings)
      .where(
        and(
          eq(examSittings.userId, places.userId),
          eq(examSittings.lessonId, places.lessonId),
          isNull(examSittings.endedAt),
        ),
      )
      .prepare(name),
  );
  const [found] = await statement.execute({ userId, lessonId });
  return found ?? null;
}

/** Notes that an attempt has begun. */
export async function insertSitting(
  tx: Tx,
  row: Key & Pick<SittingRow, 'begunAt' | 'endsAt' | 'drawn'>,
): Promise<void> {
  await tx.insert(examSittings).values(row);
}

/** What was drawn for an attempt; nothing for one that began by itself. */
export async function drawnIn(db: Database, key: Key): Promise<readonly ExamExercise[]> {
  const [found] = await db
    .select({ drawn: examSittings.drawn })
    .from(examSittings)
    .where(isThis(key));
  return found?.drawn ?? [];
}

/** Writes what was drawn for an attempt, under other keys. */
export async function saveDrawn(tx: Tx, key: Key, drawn: readonly ExamExercise[]): Promise<void> {
  await tx.update(examSittings).set({ drawn }).where(isThis(key));
}

/** Notes when an attempt was handed in; nothing for one that began by itself; hot: handing in. */
export async function endSitting(tx: Tx, key: Key, endedAt: Date): Promise<void> {
  const statement = prepareWrite(tx, 'exam_sitting_end', (on, name) =>
    on
      .update(examSittings)
      .set(placesOf(examSittings, 'endedAt'))
      .where(isThis(places))
      .prepare(name),
  );
  await statement.execute({ ...key, endedAt });
}

/** Keeps what came after the time of an attempt, the last that came. */
export async function keepLate(
  tx: Tx,
  key: Key,
  late: Pick<SittingRow, 'lateAnswers' | 'lateExercises' | 'lateText' | 'lateAt'>,
): Promise<void> {
  await tx.update(examSittings).set(late).where(isThis(key));
}

/** An attempt under way with its exam, which may have been deleted since. */
export interface RunningExam {
  userId: number;
  lesson: LessonRow;
}

/** Some attempts under way whose deadline is `until` or before; those of deleted people are none. */
export async function overdueSittings(
  db: Database,
  until: Date,
  limit: number,
): Promise<RunningExam[]> {
  return db
    .select({ userId: examSittings.userId, lesson: lessons })
    .from(examSittings)
    .innerJoin(lessons, eq(lessons.id, examSittings.lessonId))
    .innerJoin(users, eq(users.id, examSittings.userId))
    .where(
      and(isNull(examSittings.endedAt), lte(examSittings.endsAt, until), isNull(users.deletedAt)),
    )
    .orderBy(asc(examSittings.endsAt))
    .limit(limit);
}
