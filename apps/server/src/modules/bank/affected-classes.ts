import type { ErrorCode } from '@institute/contract/errors';
import type { Context } from '../../context.ts';
import type { AffectedClass } from '../../handler.ts';
import { classesOfExercises } from './store.ts';

/** The classes of exercises of banks, and how one is refused that there is not. */
export async function classesOfBank(
  { db }: Context,
  ids: readonly number[],
  unknown: ErrorCode,
): Promise<AffectedClass[]> {
  const known = new Map(
    (await classesOfExercises(db, ids)).map(({ id, classId }) => [id, classId]),
  );
  return ids.map((id) => ({ classId: known.get(id) ?? null, unknown }));
}
