import type { Tx } from '../../../platform/db.ts';
import { settleExerciseCards } from './exercises-missed.ts';
import { statesAfter } from './states-after.ts';
import { type CardKey, lockReviews, logsOf, writeCards } from './store-cards.ts';
import type { ExerciseKey } from './store-exercises.ts';

/** Works out anew where cards of a student stand, by reviews that have come from elsewhere. */
export async function settleCards(
  tx: Tx,
  userId: number,
  cards: { words: readonly CardKey[]; exercises: readonly ExerciseKey[] },
  timeZone: string,
): Promise<void> {
  await lockReviews(tx, userId);
  const logs = await logsOf(tx, userId, cards.words);
  const keyOf = ({ wordId, asks }: CardKey): CardKey => ({ wordId, asks });
  await writeCards(tx, userId, await statesAfter(logs, keyOf, timeZone));
  await settleExerciseCards(tx, userId, cards.exercises, timeZone);
}
