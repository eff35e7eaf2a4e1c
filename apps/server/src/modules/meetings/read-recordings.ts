import { AppError } from '@institute/contract/errors';
import {
  type HeardMeeting,
  MOST_HEARD,
  type RecordingSound,
  type TaughtRecording,
} from '@institute/contract/meetings/recordings';
import { type Context, type Services, signedIn } from '../../context.ts';
import { classByRef, enrolmentOf } from '../classes/index.ts';
import { heardOf } from './store-presences.ts';
import type { RecordingRow } from './store-recordings.ts';

type Sound = Pick<RecordingRow, 'name' | 'bytes' | 'seconds'>;

/** A sound for whoever may hear it: its address is signed. */
const presentSound = (
  { files }: Pick<Services, 'files'>,
  { name, bytes, seconds }: Sound,
): RecordingSound => ({ path: files.address(name), bytes, seconds });

/** A recording as those see it who teach its meeting. */
export const presentRecording = (
  services: Pick<Services, 'files'>,
  row: RecordingRow,
): TaughtRecording => ({
  isMaking: row.original !== '',
  problem: row.problem || null,
  sound: row.name === '' ? null : presentSound(services, row),
});

/** What the session's user may hear again of a class. Errors: class_not_found. */
export async function heardMeetings(context: Context, classRef: string): Promise<HeardMeeting[]> {
  const { db, clock } = context;
  const { userId } = signedIn(context);
  const row = await classByRef(db, classRef);
  // Whoever has no place is told nothing, not even that there is such a class.
  if (!row || !(await enrolmentOf(db, userId, row.id))) throw new AppError('class_not_found');
  const wanted = { classId: row.id, now: clock.now(), limit: MOST_HEARD };
  const lines = await heardOf(db, userId, wanted);
  return lines.flatMap(({ meeting, group, recording }) => {
    if (!recording) return [];
    const { startsAt, endsAt, topic, taught } = meeting;
    return [
      {
        ...{ meetingId: meeting.id, groupName: group.name, zone: group.zone },
        ...{ startsAt, endsAt, topic, taught, sound: presentSound(context, recording) },
      },
    ];
  });
}
