import type { Services } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { defineQueue, type JobRun } from '../../platform/job-queue.ts';
import { SOUND_EXTENSION } from '../../platform/sounds.ts';
import { extensionOf } from '../lessons/index.ts';
import { type SoundPlace, soundToCopy, writeCopy } from './store-files.ts';

/** Voices of which a copy is made that every phone plays. */
export const voicesToCopy = defineQueue<SoundPlace>('copy-voice', { retries: 5 });

/** Has copies made of some sounds, once the transaction stands. */
export async function copySounds(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Tx,
  places: readonly SoundPlace[],
): Promise<void> {
  for (const place of places) {
    await jobs.enqueue(tx, voicesToCopy, place, { key: `${place.kind} ${place.id}` });
  }
}

/** Makes the copy of a voice; the voice itself stays what it was, and tells how long it is. */
export async function copyVoice(
  services: Services,
  place: SoundPlace,
  { signal, isLast }: JobRun,
): Promise<void> {
  const { db, files, sounds } = services;
  const found = await soundToCopy(db, place);
  if (!found) return;
  // Another process, on a machine that has it, may do it.
  if (!sounds) throw new Error('ffmpeg is not installed here');
  const sent = await files.read(found.file);
  if (!sent) {
    await settle(services, place, null);
    return;
  }
  const received = await files.receive(sent);
  try {
    const made = await sounds.make(received.path, extensionOf(found.file), signal);
    if (typeof made === 'string') {
      await settle(services, place, null);
      return;
    }
    const copy = await files.keep(made, SOUND_EXTENSION);
    const isTaken = await settle(services, place, { copy, seconds: made.seconds });
    if (!isTaken) await files.remove(copy);
  } catch (error) {
    if (isLast) await settle(services, place, null);
    throw error;
  } finally {
    await files.discard(received);
    await files.discard({ path: `${received.path}.${SOUND_EXTENSION}`, bytes: 0 });
  }
}

/** Whether what came of it is wanted still. */
function settle(
  { db }: Pick<Services, 'db'>,
  place: SoundPlace,
  made: { copy: string; seconds: number } | null,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await soundToCopy(tx, place, 'hold'))) return false;
    await writeCopy(tx, place, made);
    return true;
  });
}
