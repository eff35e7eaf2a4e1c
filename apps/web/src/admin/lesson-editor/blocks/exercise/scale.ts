import { fillPattern } from '@institute/contract/exercises/fill-pattern';
import type { ExerciseOf } from '@institute/contract/exercises/kinds';

type Scale = ExerciseOf<'pattern'>;

/** The word that root and pattern make by themselves; '' while they make none. */
export const proposed = ({ root, pattern }: Pick<Scale, 'root' | 'pattern'>): string =>
  fillPattern(root, pattern);

/**
 * A change of root or pattern, and of the word with them as long as nobody has corrected it: what a
 * teacher wrote stays theirs.
 */
export function changedScale(
  exercise: Scale,
  changes: Partial<Pick<Scale, 'root' | 'pattern'>>,
): Partial<Scale> {
  const [word = '', ...others] = exercise.accepted;
  if (word.trim() !== '' && word !== proposed(exercise)) return changes;
  const next = proposed({ ...exercise, ...changes });
  return { ...changes, accepted: next === '' && others.length === 0 ? [] : [next, ...others] };
}
