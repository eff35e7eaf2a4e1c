/** A mark and how much its exam counts. */
export interface WeighedMark {
  /** 0 to 100. */
  score: number;
  weight: number;
}

/**
 * Mean of marks by the weights of their exams, with at most two decimals. What is not there yet counts
 * neither for nor against; null when nothing counts.
 */
export function weighedMean(marks: readonly WeighedMark[]): number | null {
  const weights = marks.reduce((sum, { weight }) => sum + weight, 0);
  if (weights === 0) return null;
  const points = marks.reduce((sum, { score, weight }) => sum + score * weight, 0);
  return Math.round((points / weights) * 100) / 100;
}
