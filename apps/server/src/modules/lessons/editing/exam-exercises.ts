import { AppError } from '@institute/contract/errors';
import type { Block } from '@institute/contract/lessons/blocks';
import type { ExamExercise } from '../store.ts';
import { text } from '../text.ts';

/**
 * The exercises of an exam as a save leaves them: those that were sent, in their order, and behind
 * them those removed by it or before, which results may name. Errors: invalid_input (another block).
 */
export function exercisesAfter(
  before: readonly ExamExercise[],
  sent: readonly Block[],
): ExamExercise[] {
  const kept = sent.map((block): ExamExercise => {
    if (block.kind !== 'exercise') throw new AppError('invalid_input', text.exercisesAlone);
    return block;
  });
  const ids = new Set(kept.map(({ id }) => id));
  const removed = before.filter(({ id }) => !ids.has(id));
  return [...kept, ...removed.map((one): ExamExercise => ({ ...one, removed: true }))];
}
