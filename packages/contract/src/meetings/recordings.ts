import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { moment, orNull, wireObject } from '../codecs.ts';
import { id, idOrRand, nothing, requestKey } from '../fields.ts';
import { MAX_UPLOAD_BYTES } from '../uploads/uploads.ts';
import { timetableCall } from './meetings.ts';

/* Our own calls: the sound of live meetings, which their students hear again (decision 186). */

/** What a recording may weigh as it is sent, a film of an hour or so. */
export const MAX_RECORDING_BYTES = MAX_UPLOAD_BYTES;
/** How long one may be. */
export const MAX_RECORDING_HOURS = 4;

/**
 * Why no sound could be made of a recording: there is none in it, it cannot be read, it is too long, or the server
 * failed.
 */
export const recordingProblems = ['silent', 'unreadable', 'long', 'failed'] as const;
export type RecordingProblem = (typeof recordingProblems)[number];

/** The sound of a meeting as it is played. */
export const RecordingSound = wireObject(
  {
    /** Signed path from the API host, which expires after some hours. */
    path: z.string(),
    bytes: z.number(),
    /** How long it is; null where the server could not measure it. */
    seconds: orNull(z.number()),
  },
  { path: 'url' },
);
export type RecordingSound = z.output<typeof RecordingSound>;

/** The recording of a meeting as those see it who teach it. */
export const TaughtRecording = wireObject({
  /** Whether its sound is being made. */
  isMaking: z.boolean(),
  /** Why that failed; null where it did not. */
  problem: orNull(z.enum(recordingProblems)),
  /** What students hear; null while there is none. While another one is being made, the one before. */
  sound: orNull(RecordingSound),
});
export type TaughtRecording = z.output<typeof TaughtRecording>;

const teachersCall = { ...timetableCall, access: 'meetings.teach' } as const;

/**
 * Takes the recording of a meeting in place of the one before; the same key takes it once. What it is, its bytes say.
 * Its sound alone is kept where the server can make it, and its students are told once. Errors: meeting_not_found,
 * meeting_cancelled, meeting_not_begun, recording_kind, recording_film, files_enough, upload_gone, too_large.
 */
export const addRecording = defineCall({
  ...timetableCall,
  access: 'meetings.teach',
  name: 'addRecording',
  action: 'addRecording',
  encoding: 'multipart',
  files: { file: { maxBytes: MAX_RECORDING_BYTES } },
  request: z.object({
    meeting_id: id,
    /** The key of an upload that has arrived whole, in place of a file that comes along. */
    upload: requestKey,
    request_key: requestKey,
  }),
  response: TaughtRecording,
});

/** Takes the recording of a meeting away; where there is none, nothing. Errors: meeting_not_found. */
export const removeRecording = defineCall({
  ...teachersCall,
  name: 'removeRecording',
  action: 'removeRecording',
  request: z.object({ meeting_id: id }),
  response: nothing,
});

/** The recording of a meeting as its students find it. */
export const HeardMeeting = wireObject({
  meetingId: z.number(),
  /** Empty for the group of everybody. */
  groupName: z.string(),
  startsAt: moment,
  endsAt: moment,
  zone: z.string(),
  topic: z.string(),
  /** What was taught. */
  taught: z.string(),
  sound: RecordingSound,
});
export type HeardMeeting = z.output<typeof HeardMeeting>;

/** Recordings of a class that are listed, at the most. */
export const MOST_HEARD = 200;

/**
 * What the session's user may hear again of a class, the last first: the meetings of their groups since they joined,
 * and those at which they were, while their place is paid for and not on hold. Errors: class_not_found.
 */
export const getRecordings = defineCall({
  method: 'POST',
  path: '/api.php',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  name: 'getRecordings',
  action: 'get_recordings',
  offline: true,
  request: z.object({ class_id: idOrRand }),
  response: z.array(HeardMeeting),
});
