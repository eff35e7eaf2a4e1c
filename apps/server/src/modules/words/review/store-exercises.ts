import type { Exercise } from '@institute/contract/exercises/kinds';
import { and, count, eq, type Placeholder, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Tx } from '../../../platform/db.ts';
import { exerciseCards, exerciseLogs, reviewPlans } from '../../../schema/index.ts';
import { type CardState, REMEMBERED_REVIEWS } from './schedule-rules.ts';
import { newState } from './store-cards.ts';

/** A review of an exercise as stored. */
export type ExerciseLogRow = typeof exerciseLogs.$inferSelect;
/** A review of an exercise as it is added. */
export type NewExerciseLog = typeof exerciseLogs.$inferInsert;
/** Which exercise of which lesson. */
export type ExerciseKey = Pick<ExerciseLogRow, 'lessonId' | 'exerciseId'>;

/**
 * The exercises that a lesson holds, or an exam, those taken out of an exam too; and what attempts of a
 * student have drawn in it, as it was asked (decision 097).
 */
const partsOf = (userId: number | Placeholder) => sql`(
  select part from jsonb_array_elements(
    case lessons.kind when 'exam' then lessons.exercises else lessons.blocks end) part
  union all
  select part from exam_sittings sitting cross join lateral jsonb_array_elements(sitting.drawn) part
    where sitting.user_id = ${userId} and sitting.lesson_id = lessons.id)`;

/**
 * Joins the exercise that a card is of, as it is now. None of a lesson that is gone, of an exercise that
 * was taken out, and of an exam whose key its student may not see: while an attempt is left or under way.
 */
export const askedExercise = (userId: number | Placeholder) => sql`
  join lessons on lessons.id = card.lesson_id and lessons.deleted_at is null
    and (lessons.kind <> 'exam' or (
      (select count(*) from exam_results result
        where result.user_id = ${userId} and result.lesson_id = lessons.id) >= lessons.attempts
      and not exists (select 1 from exam_sittings sitting
        where sitting.user_id = ${userId} and sitting.lesson_id = lessons.id
          and sitting.ended_at is null)))
  join lateral (select part -> 'exercise' as exercise from ${partsOf(userId)} parts
    where part ->> 'id' = card.exercise_id and part ->> 'kind' = 'exercise'
      and part -> 'removed' is null limit 1) asked on true`;

/** An exercise that a student has met, as it is now. */
export type MetExercise = ExerciseKey & { exercise: Exercise };

/** Which of some exercises stand in lessons that the student has opened. */
export async function exercisesMet(
  tx: Tx,
  userId: number,
  keys: readonly ExerciseKey[],
): Promise<MetExercise[]> {
  return rowsOf<MetExercise>(
    tx,
    sql`select lessons.id as "lessonId", part ->> 'id' as "exerciseId", part -> 'exercise' as exercise
      from lessons join lesson_progress seen
        on seen.lesson_id = lessons.id and seen.user_id = ${userId}
      cross join lateral ${partsOf(userId)} parts
      where lessons.id in ${[...new Set(keys.map(({ lessonId }) => lessonId)), 0]}
        and part ->> 'kind' = 'exercise'
        and part ->> 'id' in ${[...new Set(keys.map(({ exerciseId }) => exerciseId)), '']}`,
  );
}

/** Adds reviews that are not there yet, and gives the exercises they are about. */
export async function insertExerciseLogs(
  tx: Tx,
  logs: readonly NewExerciseLog[],
): Promise<ExerciseKey[]> {
  if (logs.length === 0) return [];
  return tx
    .insert(exerciseLogs)
    .values([...logs])
    .onConflictDoNothing()
    .returning({ lessonId: exerciseLogs.lessonId, exerciseId: exerciseLogs.exerciseId });
}

/** The last reviews of some exercises, as many of each as say where it stands; they may be named twice. */
export async function logsOfExercises(
  tx: Tx,
  userId: number,
  keys: readonly ExerciseKey[],
): Promise<ExerciseLogRow[]> {
  if (keys.length === 0) return [];
  const named = new Map(
    keys.map(({ lessonId, exerciseId }) => [
      `${lessonId} ${exerciseId}`,
      sql`(${lessonId}::int, ${exerciseId})`,
    ]),
  );
  return tx
    .select()
    .from(exerciseLogs)
    .where(
      and(
        eq(exerciseLogs.userId, userId),
        sql`${exerciseLogs.id} in (select recent.id
          from (values ${sql.join([...named.values()], sql`, `)}) card (lesson_id, exercise_id)
          cross join lateral (select log.id from exercise_logs log
            where log.user_id = ${userId} and log.lesson_id = card.lesson_id
              and log.exercise_id = card.exercise_id
            order by log.reviewed_at desc, log.id desc limit ${REMEMBERED_REVIEWS}) recent)`,
      ),
    );
}

/** Writes where exercises stand now. */
export async function writeExerciseCards(
  tx: Tx,
  userId: number,
  cards: readonly (ExerciseKey & CardState)[],
): Promise<void> {
  if (cards.length === 0) return;
  await tx
    .insert(exerciseCards)
    .values(cards.map((card) => ({ userId, ...card })))
    .onConflictDoUpdate({
      target: [exerciseCards.userId, exerciseCards.lessonId, exerciseCards.exerciseId],
      set: newState(sql`(select min(log.reviewed_at) from exercise_logs log
        where log.user_id = excluded.user_id and log.lesson_id = excluded.lesson_id
          and log.exercise_id = excluded.exercise_id and log.rating <> 'resume')`),
    });
}

/** Takes cards away: their exercises were never missed. */
export async function deleteExerciseCards(
  tx: Tx,
  userId: number,
  keys: readonly ExerciseKey[],
): Promise<void> {
  for (const { lessonId, exerciseId } of keys) {
    await tx
      .delete(exerciseCards)
      .where(
        and(
          eq(exerciseCards.userId, userId),
          eq(exerciseCards.lessonId, lessonId),
          eq(exerciseCards.exerciseId, exerciseId),
        ),
      );
  }
}

/** The retention that a student aims at, in percent; null for whoever has no plan yet. */
export async function retentionOf(tx: Tx, userId: number): Promise<number | null> {
  const [plan] = await tx
    .select({ retention: reviewPlans.retention })
    .from(reviewPlans)
    .where(eq(reviewPlans.userId, userId));
  return plan?.retention ?? null;
}

/** An exercise to be answered again, with the file that is heard in it. */
export interface AskedCard extends ExerciseKey {
  exercise: Exercise;
  soundName: string | null;
  soundBytes: number | null;
}

/** Joins the file that is heard in the exercise of {@link askedExercise}; of one that was drawn that of the bank. */
export const exerciseSound = sql`left join lateral (select name, bytes from lesson_files
  where key = asked.exercise ->> 'sound' and (lesson_id = card.lesson_id or bank_of is not null)
  order by lesson_id nulls last limit 1) file on true`;

/** What is read of an exercise that was joined. */
export const askedColumns = sql`card.lesson_id as "lessonId", card.exercise_id as "exerciseId",
  asked.exercise, file.name as "soundName", file.bytes::int as "soundBytes"`;

/** How many students have set each exercise of a lesson aside; those that nobody has are left out. */
export async function exerciseSetAsideCounts(
  db: Database,
  lessonId: number,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ exerciseId: exerciseCards.exerciseId, students: count() })
    .from(exerciseCards)
    .where(and(eq(exerciseCards.lessonId, lessonId), exerciseCards.isSetAside))
    .groupBy(exerciseCards.exerciseId);
  return new Map(rows.map(({ exerciseId, students }) => [exerciseId, students]));
}

/** The exercises that a student has set aside, those forgotten last before all. */
export async function exercisesSetAside(
  db: Database,
  userId: number,
  limit: number,
): Promise<AskedCard[]> {
  return rowsOf<AskedCard>(
    db,
    sql`select ${askedColumns} from exercise_cards card ${askedExercise(userId)} ${exerciseSound}
      where card.user_id = ${userId} and card.is_set_aside
      order by card.last_reviewed_at desc, card.lesson_id, card.exercise_id limit ${limit}`,
  );
}
