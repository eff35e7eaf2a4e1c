/** The share of students in the best and in the weakest group: the one usual for this figure. */
const GROUP = 0.27;

/** How one student did with an item. */
export interface ItemAnswer {
  /** The mark of the whole submission, by which students are compared. */
  score: number;
  /** What the item earned, in percent. */
  credit: number;
}

/** Mean of what an item earned, in percent with one decimal. */
export function meanCredit(answers: readonly ItemAnswer[]): number {
  const sum = answers.reduce((total, { credit }) => total + credit, 0);
  return Math.round((sum / answers.length) * 10) / 10;
}

/**
 * The upper-lower index of an item: the mean of what the best 27 % of students earned with it, less that
 * of the weakest 27 %, as a share of 1 with two decimals. Students of the same score at the edge of a
 * group count in it by the part that fits, so their order does not matter.
 */
export function discrimination(answers: readonly ItemAnswer[]): number {
  const size = Math.max(1, Math.round(answers.length * GROUP));
  const best = meanOfFirst(
    answers.toSorted((a, b) => b.score - a.score),
    size,
  );
  const weakest = meanOfFirst(
    answers.toSorted((a, b) => a.score - b.score),
    size,
  );
  return Math.round(best - weakest) / 100;
}

/** Mean credit of the first `size`; those who share the score of the last one share its places. */
function meanOfFirst(sorted: readonly ItemAnswer[], size: number): number {
  const edge = sorted[size - 1]?.score;
  const inside = sorted.slice(0, size).filter(({ score }) => score !== edge);
  const tied = sorted.filter(({ score }) => score === edge);
  const sumOf = (some: readonly ItemAnswer[]) =>
    some.reduce((total, { credit }) => total + credit, 0);
  const share = (size - inside.length) / Math.max(1, tied.length);
  return (sumOf(inside) + sumOf(tied) * share) / size;
}
