import type { Tx } from '../../../platform/db.ts';
import type { ResultRow } from '../store.ts';
import { repeats } from './rules.ts';
import { keepLate } from './store-sittings.ts';

/**
 * Keeps what came of an attempt after its time, where it says more than what was handed in: nothing of
 * it counts, and whoever marks it may look at it.
 */
export async function noteLate(
  tx: Tx,
  { userId, lessonId, attempt, objectiveAnswers, theoryText }: ResultRow,
  answers: Readonly<Record<string, string>>,
  text: string,
  lateAt: Date,
): Promise<void> {
  if (repeats(objectiveAnswers, answers) && theoryText === text.trim()) return;
  const late = { lateAnswers: { ...answers }, lateText: text.trim(), lateAt };
  await keepLate(tx, { userId, lessonId, attempt }, late);
}
