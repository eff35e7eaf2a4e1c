import { AppError } from '@institute/contract/errors';
import type { Exercise } from '@institute/contract/exercises/kinds';
import { soundOf } from '@institute/contract/lessons/block-files';
import type { Tx } from '../../platform/db.ts';
import { insertSounds, soundsOfBank, soundsToTake } from './store-sounds.ts';
import { text } from './text.ts';

/*
 * What exercises of a bank are heard in. The bank has a row of its own for each file, under the key that
 * the exercise names, and shares what is stored with whoever has it besides. The row stays: an attempt may
 * have drawn what the bank has deleted or changed since.
 */

/**
 * Gives a bank the files that exercises play: those that its writer has sent, and those of lessons of the
 * class, whose exercises are kept. The bank is locked. Errors: lesson_file_gone, file_kind.
 */
export async function settleSounds(
  tx: Tx,
  bank: { classId: number; userId: number },
  exercises: readonly Exercise[],
): Promise<void> {
  const keys = [...new Set(exercises.flatMap((exercise) => soundOf(exercise) ?? []))];
  if (keys.length === 0) return;
  const own = await soundsOfBank(tx, bank.classId, keys);
  const missing = keys.filter((key) => !own.some((file) => file.key === key));
  if (missing.length === 0) return;
  const found = await soundsToTake(tx, bank, missing);
  const taken = missing.map((key) => {
    const file = found.find((one) => one.key === key);
    if (!file) throw new AppError('lesson_file_gone', text.soundGone);
    if (file.kind !== 'audio') throw new AppError('file_kind');
    return file;
  });
  await insertSounds(tx, bank.classId, taken);
}
