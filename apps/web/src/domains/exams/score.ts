import { language } from '@institute/contract/language';
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

const format = new Intl.NumberFormat(language.locale, { maximumFractionDigits: 2 });

/** `83.33%`. */
export function scoreText(score: number): string {
  return `${format.format(score)}%`;
}
