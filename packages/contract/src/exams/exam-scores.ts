/** Scores are percentages with at most two decimals (rulings §5). */

/** Percentage of right answers; null when there are no questions. */
export function objectiveScore(right: number, questions: number): number | null {
  return questions === 0 ? null : Math.round((right / questions) * 10_000) / 100;
}

/** An exercise as it was judged. */
export interface EarnedExercise {
  /** What its answer earns, in percent. */
  credit: number;
  /** How much it counts, where a question counts 1. */
  points: number;
}

/**
 * Percentage that questions, 1 point each, and exercises earn together; null when there are neither.
 * Without exercises it is {@link objectiveScore}.
 */
export function earnedScore(
  right: number,
  questions: number,
  exercises: readonly EarnedExercise[],
): number | null {
  const points = exercises.reduce((sum, one) => sum + one.points, questions);
  // In hundredths of a point, which are whole.
  const earned = exercises.reduce((sum, one) => sum + one.credit * one.points, right * 100);
  return objectiveScore(earned / 100, points);
}

/** Mean of the parts an exam has; null while a theory answer waits for its grade. */
export function totalScore(
  objective: number | null,
  theory: number | null,
  hasTheory: boolean,
): number | null {
  if (hasTheory && theory === null) return null;
  const parts = [objective, hasTheory ? theory : null].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return Math.round((parts.reduce((sum, part) => sum + part, 0) / parts.length) * 100) / 100;
}
