import type { BadgeTone } from '../../ui/badge.tsx';

/** Colour of a score (student specification, section 9): 90 green, 80 blue, 70 yellow, below that red. */
export type ScoreTone = Extract<BadgeTone, 'good' | 'info' | 'gold' | 'bad'>;

export function scoreTone(score: number): ScoreTone {
  if (score >= 90) return 'good';
  if (score >= 80) return 'info';
  return score >= 70 ? 'gold' : 'bad';
}

/** Colour of one exam of the history (same section): 80 green, 70 yellow, below that red. */
export function examTone(score: number): ScoreTone {
  if (score >= 80) return 'good';
  return score >= 70 ? 'gold' : 'bad';
}

/** What a score says in a word, beside its colour, for those who do not see it. */
export const scoreWords: Readonly<Record<ScoreTone, string>> = {
  good: 'Excellent',
  info: 'Very good',
  gold: 'Good',
  bad: 'Needs practice',
};

const format = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** `83.33%`. */
export function scoreText(score: number): string {
  return `${format.format(score)}%`;
}
