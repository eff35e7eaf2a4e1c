import type { Tx } from '../../platform/db.ts';
import { copyExercises } from './store.ts';
import { copySounds } from './store-sounds.ts';

/** Copies the bank of a class to another one, with what its exercises are heard in. */
export async function copyBank(tx: Tx, fromClassId: number, toClassId: number): Promise<void> {
  await copyExercises(tx, fromClassId, toClassId);
  await copySounds(tx, fromClassId, toClassId);
}
