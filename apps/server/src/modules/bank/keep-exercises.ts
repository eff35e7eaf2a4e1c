import { MAX_BANK } from '@institute/contract/bank/bank';
import { AppError } from '@institute/contract/errors';
import type { Exercise } from '@institute/contract/exercises/kinds';
import { type Context, signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { type ClassRow, lockClass } from '../classes/index.ts';
import { settleSounds } from './bank-sounds.ts';
import { fingerprintOf } from './fingerprint.ts';
import { searchTextOf } from './rules.ts';
import { addedByRequest, classesOfExercises, countBank, insertExercises } from './store.ts';

/** An exercise that is to be kept. */
export interface ToKeep {
  topic: string;
  exercise: Exercise;
}

/** A class whose bank nobody else writes before the transaction ends. Errors: class_not_found. */
export async function lockBank(tx: Tx, classRef: string): Promise<ClassRow> {
  const row = await lockClass(tx, classRef, 'update');
  if (!row) throw new AppError('class_not_found');
  return row;
}

/** Locks the banks of exercises, deleted ones too, and gives the names of their classes. */
export async function lockBanksOf(tx: Tx, ids: readonly number[]): Promise<string> {
  const classIds = new Set((await classesOfExercises(tx, ids)).map(({ classId }) => classId));
  const names: string[] = [];
  // In one order, so that two who delete do not wait for each other crosswise.
  for (const classId of [...classIds].sort((a, b) => a - b)) {
    names.push((await lockBank(tx, String(classId))).name);
  }
  return names.join(', ');
}

/** Refuses what a bank has no room for; the bank is locked. Errors: bank_full. */
export async function refuseFull(tx: Tx, classId: number, more: number): Promise<void> {
  if ((await countBank(tx, classId)) + more > MAX_BANK) throw new AppError('bank_full');
}

/** Names what one request of a person adds, each by its place; none without a key. */
export function keysOfAdded(context: Context, requestKey: string | undefined, most: number) {
  if (!requestKey) return null;
  const { userId } = signedIn(context);
  return Array.from({ length: most }, (_, place) => `${userId}:${requestKey}/${place}`);
}

/** Adds exercises to a bank that is locked. Errors: bank_full, lesson_file_gone, file_kind. */
export async function addToBank(
  context: Context,
  tx: Tx,
  { classId, keys, toKeep }: { classId: number; keys: string[] | null; toKeep: readonly ToKeep[] },
): Promise<number[]> {
  await refuseFull(tx, classId, toKeep.length);
  const addedAt = context.clock.now();
  const addedBy = signedIn(context).userId;
  await settleSounds(
    tx,
    { classId, userId: addedBy },
    toKeep.map(({ exercise }) => exercise),
  );
  const rows = toKeep.map(({ topic, exercise }, place) => ({
    ...{ classId, topic, exercise, addedBy, addedAt, type: exercise.type },
    searchText: searchTextOf(topic, exercise),
    fingerprint: fingerprintOf(exercise),
    savedBy: keys?.[place] ?? null,
  }));
  return insertExercises(tx, rows);
}

/** Keeps exercises in the bank of a class; the same key once. Errors: class_not_found, bank_full,
 * lesson_file_gone, file_kind. */
export async function keepExercises(
  context: Context,
  classRef: string,
  toKeep: readonly ToKeep[],
  requestKey: string | undefined,
): Promise<number[]> {
  const keys = keysOfAdded(context, requestKey, toKeep.length);
  const details: Record<string, unknown> = { total: toKeep.length };
  return context.transaction(
    async (tx) => {
      const { id: classId, name } = await lockBank(tx, classRef);
      details.class = name;
      const before = keys ? await addedByRequest(tx, classId, keys) : [];
      return before.length > 0 ? before : addToBank(context, tx, { classId, keys, toKeep });
    },
    { details },
  );
}
