/** Scores are percentages with at most two decimals (rulings §5). */

/** Percentage of right answers; null when there are no questions. */
export function objectiveScore(right: number, questions: number): number | null {
  return questions === 0 ? null : Math.round((right / questions) * 10_000) / 100;
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
