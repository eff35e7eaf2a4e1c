import { planLimits } from '@institute/contract/words/words';
import type { Tx } from '../../../platform/db.ts';
import type { DailyReview } from '../../../ports.ts';
import { statesAfter } from './states-after.ts';
import { lockReviews } from './store-cards.ts';
import {
  type ExerciseKey,
  type ExerciseLogRow,
  insertExerciseLogs,
  logsOfExercises,
  retentionOf,
  writeExerciseCards,
} from './store-exercises.ts';

/** The daily review as exams know it; `timeZone` is the institute's. */
export function dailyReview(timeZone: string): DailyReview {
  return {
    async exercisesMissed(tx, at, { userId, lessonId, attempt, exerciseIds }) {
      if (exerciseIds.length === 0) return;
      await lockReviews(tx, userId);
      const retention = (await retentionOf(tx, userId)) ?? planLimits.retention.usual;
      const logs = exerciseIds.map((exerciseId) => ({
        ...{ userId, lessonId, exerciseId, retention, reviewedAt: at, receivedAt: at },
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
  logs: readonly ExerciseLogRow[],
  timeZone: string,
): Promise<void> {
  const added = await insertExerciseLogs(tx, logs);
  if (added.length === 0) return;
  const all = await logsOfExercises(tx, userId, added);
  await writeExerciseCards(tx, userId, await statesAfter(all, keyOf, timeZone));
}

const keyOf = ({ lessonId, exerciseId }: ExerciseLogRow): ExerciseKey => ({ lessonId, exerciseId });
