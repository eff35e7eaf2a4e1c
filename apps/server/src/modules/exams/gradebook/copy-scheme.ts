import type { Tx } from '../../../platform/db.ts';
import { schemeOf, writeScheme } from './store-schemes.ts';

/**
 * Grades the copy of a class as the original is, without a mark and shown to nobody yet. `lessons` says which lesson
 * of the copy stands for which one; an exam that is not in it counts no more. Gives how many columns there are.
 */
export async function copyScheme(
  tx: Tx,
  { from, to, lessons }: { from: number; to: number; lessons: ReadonlyMap<number, number> },
): Promise<number> {
  const scheme = await schemeOf(tx, from);
  if (!scheme || scheme.columns.length === 0) return 0;
  const columns = scheme.columns.flatMap(({ name, kind, weight, examIds }) => {
    const copied = examIds.flatMap((id) => lessons.get(id) ?? []);
    // Without any of its exams a column would count all of the class.
    return examIds.length > 0 && copied.length === 0
      ? []
      : { id: null, name, kind, weight, examIds: copied };
  });
  const { missingIsZero } = scheme;
  await writeScheme(tx, to, { columns, missingIsZero, gone: [], emptied: [] });
  return columns.length;
}
