import type { Exercise } from '@institute/contract/exercises/kinds';
import { hash } from '../../platform/random.ts';

/** The same text for exercises that are the same, letter by letter. */
export const fingerprintOf = (exercise: Exercise): string =>
  hash(JSON.stringify(inOrder(exercise)));

/** A value whose parts stand in one order, whatever order they were kept in. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(parts.map(([name, part]) => [name, inOrder(part)]));
}
