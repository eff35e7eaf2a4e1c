import { AppError } from '@institute/contract/errors';
import { type AuditNote, type Context, signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { recordingIn } from '../../platform/file-kind.ts';
import { withStored } from '../../platform/files.ts';
import { randToken } from '../../platform/random.ts';
import { setAside } from '../../shared/remove-files.ts';
import { takeRoom } from '../uploads/index.ts';
import { heldByActor, noteMeeting } from './keep-register.ts';
import { soundsToMake } from './make-sound.ts';
import {
  deleteRecording,
  type RecordingRow,
  recordingOf,
  writeRecording,
} from './store-recordings.ts';
import { type HeldLine, writeReport } from './store-registers.ts';
import { tellRecording } from './tell-recording.ts';
import { text } from './text.ts';

/**
 * Takes the recording of a meeting that was sent, in place of the one before; one press takes it once. Where the
 * server makes sounds, a job makes it; else a sound is kept as it is. Errors: recording_kind, recording_film,
 * files_enough, meeting_not_found, meeting_cancelled, meeting_not_begun.
 */
export async function addRecording(
  context: Context,
  meetingId: number,
  requestKey = randToken(),
): Promise<RecordingRow> {
  const { files, sounds } = context;
  const { file } = context.uploads;
  const found = file && (await recordingIn(file.path));
  if (!file || !found) throw new AppError('recording_kind', text.recordingKind);
  if (!sounds && !found.isSound) throw new AppError('recording_film', text.recordingFilm);
  const sending = `${signedIn(context).userId}:${requestKey}`;
  const { bytes } = file;
  const giveBack = await takeRoom(context, bytes);
  try {
    const { row, isNew, stored } = await withStored(
      files,
      () => files.keep(file, found.extension, { withdrawn: true }),
      async (stored) => {
        const kept = await keep(context, { meetingId, sending, stored, bytes });
        return { ...kept, stored };
      },
    );
    if (!isNew) {
      // The same press again, whose file is there already.
      await files.remove(stored);
      await giveBack();
    }
    return row;
  } catch (error) {
    if (error instanceof AppError) await giveBack();
    throw error;
  }
}

interface Kept {
  meetingId: number;
  sending: string;
  stored: string;
  bytes: number;
}

async function keep(context: Context, { meetingId, sending, stored, bytes }: Kept) {
  const note: AuditNote = {};
  const isToMake = context.sounds !== null;
  return context.transaction(async (tx) => {
    const line = await heldByActor(context, tx, meetingId);
    noteMeeting(note, line);
    const before = await recordingOf(tx, meetingId, 'hold');
    if (before?.sending === sending) return { row: before, isNew: false };
    const row = await writeRecording(tx, {
      ...{ meetingId, sending, addedById: signedIn(context).userId },
      ...{ addedAt: context.clock.now(), original: isToMake ? stored : '' },
      ...(isToMake ? { name: '', bytes: 0 } : { name: stored, bytes }),
    });
    await setAside(context, tx, [before?.original, isToMake ? '' : before?.name]);
    await noteHeld(tx, line);
    if (isToMake) {
      const job = { meetingId, original: stored };
      await context.jobs.enqueue(tx, soundsToMake, job, { key: stored });
    } else {
      await tellRecording(context, tx, line);
    }
    return { row, isNew: true };
  }, note);
}

/** A meeting of which there is a recording was held. */
async function noteHeld(tx: Tx, { meeting }: HeldLine): Promise<void> {
  if (meeting.state === 'planned') await writeReport(tx, meeting.id, { state: 'held' });
}

/** Takes the recording of a meeting away. Errors: meeting_not_found, meeting_cancelled, meeting_not_begun. */
export async function removeRecording(context: Context, meetingId: number): Promise<void> {
  const note: AuditNote = {};
  await context.transaction(async (tx) => {
    noteMeeting(note, await heldByActor(context, tx, meetingId));
    const row = await recordingOf(tx, meetingId, 'hold');
    if (!row) return;
    await deleteRecording(tx, meetingId);
    await setAside(context, tx, [row.original, row.name]);
  }, note);
}
