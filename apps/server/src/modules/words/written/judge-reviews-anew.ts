import type { Exercise } from '@institute/contract/exercises/kinds';
import { judgeTyped } from '@institute/contract/exercises/typed-parts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { settleExerciseCards } from '../review/exercises-missed.ts';
import { lockReviews } from '../review/store-cards.ts';
import { type WrittenLog, writtenLogs } from './store.ts';

/** An exercise under the key of before and of now, and the lessons that ask it. */
interface Rejudged {
  lessonIds: readonly number[];
  exerciseId: string;
  before: Exercise;
  exercise: Exercise;
}

/**
 * Works out where the cards of those students stand who have typed in a review what is right now, or is so no
 * more. Gives how many they are.
 */
export async function judgeReviewsAnew(
  context: Context,
  tx: Tx,
  { lessonIds, exerciseId, before, exercise }: Rejudged,
): Promise<number> {
  const verdicts = new Map<string, boolean>();
  const isOther = ({ given }: WrittenLog) => {
    const key = JSON.stringify(given);
    const known =
      verdicts.get(key) ??
      (judgeTyped(before, given).verdict === 'right') !==
        (judgeTyped(exercise, given).verdict === 'right');
    verdicts.set(key, known);
    return known;
  };
  const byStudent = new Map<number, WrittenLog[]>();
  for (const log of (await writtenLogs(tx, lessonIds, exerciseId)).filter(isOther)) {
    byStudent.set(log.userId, [...(byStudent.get(log.userId) ?? []), log]);
  }
  // In one order, so that two who accept do not wait for each other crosswise.
  for (const [userId, own] of [...byStudent].sort(([a], [b]) => a - b)) {
    await lockReviews(tx, userId);
    await settleExerciseCards(tx, userId, own, context.config.timeZone);
  }
  return byStudent.size;
}
