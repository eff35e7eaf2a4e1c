import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Database, prepareRead, type Tx } from '../../platform/db.ts';
import { lessons, questions } from '../../schema/index.ts';

/** An objective question as stored. */
export type QuestionRow = typeof questions.$inferSelect;

/** What the form says of a question. */
export type QuestionFields = Pick<
  QuestionRow,
  'question' | 'answer' | 'option1' | 'option2' | 'option3' | 'option4'
>;

/** The classes of some questions, by their ids; of removed questions too. */
export async function classesOfQuestions(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: questions.id, classId: lessons.classId })
    .from(questions)
    .innerJoin(lessons, eq(lessons.id, questions.lessonId))
    .where(inArray(questions.id, [...ids]));
  return new Map(rows.map(({ id, classId }) => [id, classId]));
}

/** The questions of an exam in order; removed ones too when `withRemoved`, for old results; hot: every opened exam. */
export async function questionsOf(
  db: Database,
  lessonId: number,
  { withRemoved = false } = {},
): Promise<QuestionRow[]> {
  const statement = prepareRead(db, `questions_of_${withRemoved ? 'results' : 'exam'}`, (on, as) =>
    on
      .select()
      .from(questions)
      .where(
        and(
          eq(questions.lessonId, sql.placeholder('lessonId')),
          withRemoved ? undefined : isNull(questions.deletedAt),
        ),
      )
      .orderBy(asc(questions.position), asc(questions.id))
      .prepare(as),
  );
  return statement.execute({ lessonId });
}

/** The questions of some ids that are not removed, of lessons that are not deleted. */
export async function questionsByIds(tx: Tx, ids: readonly number[]): Promise<QuestionRow[]> {
  if (ids.length === 0) return [];
  const found = await tx
    .select({ question: questions })
    .from(questions)
    .innerJoin(lessons, eq(lessons.id, questions.lessonId))
    .where(
      and(inArray(questions.id, [...ids]), isNull(questions.deletedAt), isNull(lessons.deletedAt)),
    );
  return found.map(({ question }) => question);
}

/** Adds questions after `last`, the position of the last one there is. */
export async function insertQuestions(
  tx: Tx,
  lessonId: number,
  last: number,
  added: readonly (QuestionFields & Pick<QuestionRow, 'addedBy'>)[],
): Promise<void> {
  const rows = added.map((fields, index) => ({ lessonId, position: last + index + 1, ...fields }));
  await insertQuestionRows(tx, rows);
}

/** Writes questions as they are. */
export async function insertQuestionRows(
  tx: Tx,
  rows: readonly (typeof questions.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(questions).values([...rows]);
}

/** Writes the fields of a question that are given. */
export async function saveQuestion(
  tx: Tx,
  id: number,
  fields: Partial<QuestionFields>,
): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  await tx.update(questions).set(fields).where(eq(questions.id, id));
}

/** Hides a question and gives it with the subject of its exam; null when there was none to hide. */
export async function hideQuestion(
  tx: Tx,
  id: number,
  now: Date,
): Promise<{ question: string; lesson: number; subject: string } | null> {
  const [hidden] = await tx
    .update(questions)
    .set({ deletedAt: now, addedBy: null })
    .from(lessons)
    .where(
      and(eq(questions.id, id), isNull(questions.deletedAt), eq(lessons.id, questions.lessonId)),
    )
    .returning({ question: questions.question, lesson: lessons.id, subject: lessons.subject });
  return hidden ?? null;
}
