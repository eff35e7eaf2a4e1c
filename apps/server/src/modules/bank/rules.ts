import { foldArabic, withoutApostrophes } from '@institute/contract/arabic/fold-arabic';
import type { Exercise } from '@institute/contract/exercises/kinds';

/** All that an exercise says, and its topic, as it is searched. */
export function searchTextOf(topic: string, { type: _kind, ...exercise }: Exercise): string {
  return withoutApostrophes(foldArabic([topic, ...textsIn(exercise)].join(' ')));
}

/** Every text in an exercise, of whatever kind it is. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
