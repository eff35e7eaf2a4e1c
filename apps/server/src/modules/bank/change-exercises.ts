import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@institute/contract/errors';
import type { Exercise } from '@institute/contract/exercises/kinds';
import { type Context, signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { changesBetween } from '../../shared/audit-changes.ts';
import { settleSounds } from './bank-sounds.ts';
import { fingerprintOf } from './fingerprint.ts';
import { lockBanksOf } from './keep-exercises.ts';
import { searchTextOf } from './rules.ts';
import { type BankRow, exercisesByIds, writeExercises, writeTopic } from './store.ts';

/** What is to change of an exercise; what is not given stays. */
export interface BankChange {
  topic?: string | undefined;
  exercise?: Exercise | undefined;
}

/**
 * Changes an exercise of a bank, unless somebody else has since its `version`. Errors:
 * bank_exercise_not_found, bank_exercise_changed, lesson_file_gone, file_kind.
 */
export async function changeExercise(
  context: Context,
  id: number,
  change: BankChange,
  version: number | undefined,
): Promise<void> {
  const details: Record<string, unknown> = { total: 1 };
  const { userId } = signedIn(context);
  await context.transaction(
    async (tx) => {
      const [before] = await lockedExercises(tx, [id], details);
      if (!before) throw new AppError('bank_exercise_not_found');
      if (version !== undefined && version !== before.version) {
        throw new AppError('bank_exercise_changed');
      }
      const { topic = before.topic, exercise = before.exercise } = change;
      Object.assign(details, noteOf(before, { topic, exercise }));
      await settleSounds(tx, { classId: before.classId, userId }, [exercise]);
      await writeChanged(tx, before, { topic, exercise });
    },
    { details },
  );
}

/**
 * Changes the key of an exercise of the bank of a class within a transaction, and gives it as it was and is.
 * Errors: exercise_gone.
 */
export async function changeKeyInBank(
  tx: Tx,
  { classId, bankId }: { classId: number; bankId: number },
  change: (exercise: Exercise) => Exercise,
): Promise<{ before: Exercise; exercise: Exercise }> {
  const [row] = await lockedExercises(tx, [bankId], {});
  if (row?.classId !== classId) throw new AppError('exercise_gone');
  const [before, exercise] = [row.exercise, change(row.exercise)];
  if (exercise !== before) await writeChanged(tx, row, { topic: row.topic, exercise });
  return { before, exercise };
}

/** Writes an exercise as it is to be, with what is made of it. */
async function writeChanged(
  tx: Tx,
  before: BankRow,
  { topic, exercise }: Required<Pick<BankRow, 'topic' | 'exercise'>>,
): Promise<void> {
  await writeExercises(tx, [before.id], {
    ...{ topic, exercise, type: exercise.type, version: before.version + 1 },
    searchText: searchTextOf(topic, exercise),
    fingerprint: fingerprintOf(exercise),
  });
}

/** What the audit log keeps of a changed exercise: which it is, and what it was; of its key that it changed. */
function noteOf(
  before: Pick<BankRow, 'topic' | 'exercise'>,
  after: Required<Pick<BankRow, 'topic' | 'exercise'>>,
): Record<string, unknown> {
  const { prompt } = after.exercise;
  const was = { topic: before.topic, prompt: before.exercise.prompt };
  // As both are kept: without what is not there.
  const restOf = ({ prompt: _, ...rest }: Exercise): unknown => JSON.parse(JSON.stringify(rest));
  const isSame = isDeepStrictEqual(restOf(before.exercise), restOf(after.exercise));
  return {
    ...{ prompt, ...changesBetween(was, { topic: after.topic, prompt }, ['topic', 'prompt']) },
    ...(!isSame && { changed: ['exerciseParts'] }),
  };
}

/** Sets the topic of exercises; all of them or none. The same again changes nothing. Errors: bank_exercise_not_found. */
export async function changeTopics(
  context: Context,
  ids: readonly number[],
  topic: string,
): Promise<void> {
  const details: Record<string, unknown> = {};
  await context.transaction(
    async (tx) => {
      const rows = await lockedExercises(tx, ids, details);
      if (rows.length < new Set(ids).size) throw new AppError('bank_exercise_not_found');
      details.topic = topic;
      const others = rows.filter((row) => row.topic !== topic);
      await writeTopic(
        tx,
        topic,
        others.map(({ id, exercise }) => ({ id, searchText: searchTextOf(topic, exercise) })),
      );
    },
    { details },
  );
}

/** Exercises of some ids once nobody else writes their banks, and what the log says of them. */
async function lockedExercises(
  tx: Tx,
  ids: readonly number[],
  details: Record<string, unknown>,
): Promise<BankRow[]> {
  Object.assign(details, { class: await lockBanksOf(tx, ids) });
  const rows = await exercisesByIds(tx, ids);
  details.total = rows.length;
  return rows;
}
