import { AppError } from '@institute/contract/errors';
import { TRASH_DAYS } from '@institute/contract/trash/kinds';
import { type Context, signedIn } from '../../context.ts';
import { daysAgo } from '../settings/index.ts';
import { lockBanksOf, refuseFull } from './keep-exercises.ts';
import { standingOfExercises, writeExercises } from './store.ts';

/**
 * Hides exercises; all of them or none. Those that are out already stay as they are, so that a press whose
 * answer was lost can be repeated. Errors: bank_exercise_not_found.
 */
export async function deleteExercises(context: Context, ids: readonly number[]): Promise<void> {
  const details: Record<string, unknown> = {};
  const deleted = { deletedAt: context.clock.now(), deletedBy: signedIn(context).userId };
  await context.transaction(
    async (tx) => {
      details.class = await lockBanksOf(tx, ids);
      const rows = await standingOfExercises(tx, ids);
      if (rows.length < new Set(ids).size) throw new AppError('bank_exercise_not_found');
      const there = rows.filter(({ deletedAt }) => deletedAt === null);
      details.total = there.length;
      await writeExercises(tx, idsOf(there), deleted);
    },
    { details },
  );
}

/**
 * Brings back exercises that were deleted within 30 days; all of them or none. Those that are there stay as
 * they are. Errors: trash_gone, bank_full.
 */
export async function restoreExercises(context: Context, ids: readonly number[]): Promise<void> {
  const details: Record<string, unknown> = {};
  const since = daysAgo(context.clock.now(), TRASH_DAYS);
  await context.transaction(
    async (tx) => {
      details.class = await lockBanksOf(tx, ids);
      const rows = await standingOfExercises(tx, ids);
      if (rows.length < new Set(ids).size) throw new AppError('trash_gone');
      const gone = rows.flatMap(({ id, classId, deletedAt }) =>
        deletedAt === null ? [] : [{ id, classId, deletedAt }],
      );
      if (gone.some(({ deletedAt }) => deletedAt < since)) throw new AppError('trash_gone');
      details.total = gone.length;
      for (const classId of new Set(gone.map((row) => row.classId))) {
        const { length } = gone.filter((row) => row.classId === classId);
        await refuseFull(tx, classId, length);
      }
      await writeExercises(tx, idsOf(gone), { deletedAt: null, deletedBy: null });
    },
    { details },
  );
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);
