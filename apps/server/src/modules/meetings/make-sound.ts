import { MINUTE_MS } from '@institute/contract/time/durations';
import type { Services } from '../../context.ts';
import { lockInTransaction } from '../../platform/db.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { defineQueue, type JobRun } from '../../platform/job-queue.ts';
import { SOUND_EXTENSION } from '../../platform/sounds.ts';
import { setAside } from '../../shared/remove-files.ts';
import {
  isOtherBusy,
  noteBusy,
  recordingOf,
  writeProblem,
  writeSound,
} from './store-recordings.ts';
import { heldMeeting } from './store-registers.ts';
import { tellRecording } from './tell-recording.ts';

const MOST_MINUTES = 20;

/** Recordings whose sound is to be made: as many minutes a try, which is that of four hours on a slow machine. */
export const soundsToMake = defineQueue<{ meetingId: number; original: string }>('make-sound', {
  timeLimit: MOST_MINUTES * 60,
  retries: 5,
});

/** Any number that no other program uses as an advisory lock of this database. */
const SOUNDS_LOCK = 7_202_861;
/** How long one waits before it asks whether another sound is still being made. */
const COME_BACK_SECONDS = 30;

type Job = { meetingId: number; original: string };

/**
 * Makes the sound of what was sent of a meeting, one of the institute's at a time, and removes what was sent once it
 * stands. Ended with its process it is done anew; what was sent again or removed meanwhile has the last word.
 */
export async function makeSound(services: Services, job: Job, run: JobRun): Promise<void> {
  if (!(await claim(services, job))) return;
  try {
    await make(services, job, run);
  } catch (error) {
    if (run.isLast) await settle(services, job, 'failed');
    else await release(services, job).catch(() => undefined);
    throw error;
  }
}

/** Whether this is the one that is made now; what has to wait comes again by itself. */
function claim(services: Services, { meetingId, original }: Job): Promise<boolean> {
  const { db, jobs, clock } = services;
  return inTransaction(db, async (tx) => {
    await lockInTransaction(tx, SOUNDS_LOCK);
    const row = await recordingOf(tx, meetingId, 'hold');
    if (row?.original !== original) return false;
    const now = clock.now();
    if (await isOtherBusy(tx, meetingId, now)) {
      const later = { key: `${original}-later`, delay: COME_BACK_SECONDS };
      await jobs.enqueue(tx, soundsToMake, { meetingId, original }, later);
      return false;
    }
    await noteBusy(tx, meetingId, new Date(now.getTime() + MOST_MINUTES * MINUTE_MS));
    return true;
  });
}

async function release({ db }: Services, { meetingId, original }: Job): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await recordingOf(tx, meetingId, 'hold');
    if (row?.original === original) await noteBusy(tx, meetingId, null);
  });
}

async function make(services: Services, job: Job, { signal }: JobRun): Promise<void> {
  const { files, sounds } = services;
  // Another process, on a machine that has it, may do it.
  if (!sounds) throw new Error('ffmpeg is not installed here');
  const sent = await files.read(job.original);
  if (!sent) return settle(services, job, 'unreadable');
  const received = await files.receive(sent);
  try {
    const extension = job.original.slice(job.original.lastIndexOf('.') + 1);
    const made = await sounds.make(received.path, extension, signal);
    if (typeof made === 'string') return await settle(services, job, made);
    const name = await files.keep(made, SOUND_EXTENSION, { withdrawn: true });
    const isTaken = await take(services, job, { ...made, name });
    if (!isTaken) await files.remove(name);
  } finally {
    await files.discard(received);
    await files.discard({ path: `${received.path}.${SOUND_EXTENSION}`, bytes: 0 });
  }
}

/** Puts a sound in the place of what it was made of; false where that is not wanted any more. */
function take(
  services: Services,
  { meetingId, original }: Job,
  { name, bytes, seconds }: { name: string; bytes: number; seconds: number },
): Promise<boolean> {
  return inTransaction(services.db, async (tx) => {
    const row = await recordingOf(tx, meetingId, 'hold');
    if (row?.original !== original) return false;
    await writeSound(tx, meetingId, { name, bytes, seconds });
    await setAside(services, tx, [original, row.name]);
    const line = await heldMeeting(tx, meetingId);
    if (line) await tellRecording(services, tx, line);
    return true;
  });
}

/** Says why no sound could be made; what was sent goes. */
async function settle(
  services: Services,
  { meetingId, original }: Job,
  problem: Parameters<typeof writeProblem>[2],
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const row = await recordingOf(tx, meetingId, 'hold');
    if (row?.original !== original) return;
    await writeProblem(tx, meetingId, problem);
    await setAside(services, tx, [original]);
  });
}
