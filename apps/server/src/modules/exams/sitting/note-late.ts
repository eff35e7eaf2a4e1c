import type { Tx } from '../../../platform/db.ts';
import type { ResultRow } from '../store.ts';
import { type Answers, repeats } from './rules.ts';
import { keepLate } from './store-sittings.ts';

/**
 * Keeps what came of an attempt after its time, where it says more than what was handed in: nothing of
 * it counts, and whoever marks it may look at it.
 */
export async function noteLate(
  tx: Tx,
  result: ResultRow,
  sent: Answers & { text: string },
  lateAt: Date,
): Promise<void> {
  const { userId, lessonId, attempt, theoryText } = result;
  const text = sent.text.trim();
  if (repeats(result, sent) && theoryText === text) return;
  const { answers, exercises } = sent;
  const late = { lateAnswers: { ...answers }, lateExercises: exercises, lateText: text, lateAt };
  await keepLate(tx, { userId, lessonId, attempt }, late);
}
