import { judgeTyped } from '@institute/contract/exercises/typed-parts';
import { planLimits } from '@institute/contract/words/words';
import type { Tx } from '../../../platform/db.ts';
import type { DailyReview } from '../../../ports.ts';
import { statesAfter } from './states-after.ts';
import { lockReviews } from './store-cards.ts';
import {
  deleteExerciseCards,
  type ExerciseKey,
  type ExerciseLogRow,
  exercisesMet,
  insertExerciseLogs,
  logsOfExercises,
  type NewExerciseLog,
  retentionOf,
  writeExerciseCards,
} from './store-exercises.ts';

/** The daily review as exams know it; `timeZone` is the institute's. */
export function dailyReview(timeZone: string): DailyReview {
  return {
    async exercisesMissed(tx, at, { userId, lessonId, attempt, missed }) {
      if (missed.length === 0) return;
      await lockReviews(tx, userId);
      const retention = (await retentionOf(tx, userId)) ?? planLimits.retention.usual;
      const logs = missed.map(({ exerciseId, given }) => ({
        ...{ userId, lessonId, exerciseId, retention, reviewedAt: at, receivedAt: at, given },
        id: `exam-${lessonId}-${attempt}-${exerciseId}`,
        rating: 'missed' as const,
      }));
      await addExerciseLogs(tx, userId, logs, timeZone);
    },
  };
}

/** Adds reviews of exercises and works out anew where those stand. Under the lock of the student's reviews. */
export async function addExerciseLogs(
  tx: Tx,
  userId: number,
  logs: readonly NewExerciseLog[],
  timeZone: string,
): Promise<void> {
  const added = await insertExerciseLogs(tx, logs);
  if (added.length > 0) await settleExerciseCards(tx, userId, added, timeZone);
}

/**
 * Works out anew where exercises stand, by their last reviews; what was typed and is right by the key of now
 * was right. One that was never missed is no card. Under the lock of the student's reviews.
 */
export async function settleExerciseCards(
  tx: Tx,
  userId: number,
  keys: readonly ExerciseKey[],
  timeZone: string,
): Promise<void> {
  const all = await logsOfExercises(tx, userId, keys);
  const typed = all.filter(({ given }) => given !== null);
  const met = typed.length > 0 ? await exercisesMet(tx, userId, typed) : [];
  const exercises = new Map(met.map((one) => [nameOf(one), one.exercise]));
  const counted = all.flatMap((log): ExerciseLogRow[] => {
    const exercise = exercises.get(nameOf(log));
    const isRight = exercise && log.given && judgeTyped(exercise, log.given).verdict === 'right';
    if (!isRight) return [log];
    return log.rating === 'missed' ? [] : [{ ...log, rating: 'good' }];
  });
  await writeExerciseCards(tx, userId, await statesAfter(counted, keyOf, timeZone));
  const left = new Set(counted.map(nameOf));
  await deleteExerciseCards(
    tx,
    userId,
    keys.filter((key) => !left.has(nameOf(key))),
  );
}

const nameOf = ({ lessonId, exerciseId }: ExerciseKey) => `${lessonId} ${exerciseId}`;
const keyOf = ({ lessonId, exerciseId }: ExerciseKey): ExerciseKey => ({ lessonId, exerciseId });
