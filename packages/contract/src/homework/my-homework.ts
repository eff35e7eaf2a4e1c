import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { jsonText, moment, optionalMoment, orNull, wireObject } from '../codecs.ts';
import { anyText, id, idOrRand, list, localId, wholeNumber } from '../fields.ts';
import { HandIn, handInStates, takeKinds } from './hand-ins.ts';
import type { HomeworkTask } from './task.ts';
import { MOST_SECONDS } from './task-limits.ts';

/* Our own calls: what a student hands in, and finds again (decision 187). */

/**
 * What one recording or picture may weigh: ten minutes of a phone that records more than it is asked for. It goes up
 * in parts first (uploads.ts); `handIn` names it by the key of its upload.
 */
export const MAX_TAKE_BYTES = 16 * 1024 * 1024;
/** Recordings and pictures of one hand-in, and letters of its text, at the most. */
export const MOST_TAKES = 24;
export const MAX_HAND_IN_TEXT = 10_000;
/** The version of the sentence that says who hears a recording; another one asks again. */
export const CONSENT_WORDS = 1;

const ownCall = {
  method: 'POST',
  path: '/api.php',
  encoding: 'form',
  access: 'session',
  actor: 'email',
} as const;

/** Which homework: the block of a lesson, or that of a meeting. */
const named = {
  lesson_id: z.optional(idOrRand),
  block_id: z.optional(localId),
  meeting_id: z.optional(id),
};

/** Attempts at one homework that are shown to its student and to its teacher, at the most. */
export const MOST_SHOWN_ATTEMPTS = 20;

/** A homework as one of its students sees it. */
export const Homework = wireObject({
  /** The block of the lesson that gives it; null where a meeting does. */
  blockId: orNull(z.string()),
  meetingId: orNull(z.number()),
  task: jsonText<HomeworkTask>(),
  /** When its last day ends; null where it has none. */
  dueAt: optionalMoment,
  /** Whether what is handed in now is late. */
  isLate: z.boolean(),
  /** How often it may be handed in still, any number of times for a line that is read aloud; 0 where it may not: it is closed, or the place is over or on hold. */
  left: z.number(),
  /** Why it may not, in words; empty where it may. */
  refusal: z.string(),
  /** The last attempt first; the last 20 where there are more. */
  handIns: z.array(HandIn),
});
export type Homework = z.output<typeof Homework>;

/** What the session's user has agreed to, before a voice is recorded. */
export const RecordingConsent = wireObject({
  /** Whether they have agreed to the words of now; `handIn` refuses a voice without (consent_needed). */
  isGiven: z.boolean(),
  givenAt: optionalMoment,
  /** For how many months after it was handed in a recording is kept. */
  months: z.number(),
});
export type RecordingConsent = z.output<typeof RecordingConsent>;

/**
 * The homework of a lesson and its lines that are read aloud, in the order of its blocks, or the homework of a
 * meeting, with what the session's user has handed in. Whoever has handed something in finds it also where the lesson is shut to them now. Errors: lesson_not_found,
 * meeting_not_found, and those of the lesson's gates.
 */
export const getHomework = defineCall({
  ...ownCall,
  name: 'getHomework',
  action: 'get_homework',
  offline: true,
  request: z.object({ lesson_id: named.lesson_id, meeting_id: named.meeting_id }),
  response: wireObject({ homework: z.array(Homework), consent: RecordingConsent }),
});

const sentTake = z.object({
  kind: z.enum(takeKinds),
  /** The key of an upload of one's own that has arrived whole. */
  upload: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, 'This is not a key.')),
  /** The line that it reads. */
  line_id: z.optional(localId),
  /** How long it is, as the browser has measured; 0 for a picture. */
  seconds: z._default(wholeNumber(0, MOST_SECONDS + 60, 'This is not a length.'), 0),
  /** As `writeLevels` of hand-ins.ts writes them. */
  levels: z._default(z.string().check(z.maxLength(300)), ''),
});

/**
 * Hands in one attempt, whole: what is written, and every take, whose uploads have arrived before. Its answer alone
 * says that it is handed in; the same `request_key` again answers with the same attempt, and takes nothing twice. The
 * server numbers the attempts. Errors: lesson_not_found, meeting_not_found, homework_not_found, the gates' of the
 * lesson, not_enrolled, place_held, subscription_expired, payment_overdue, not_as_student (an administrator who is
 * signed in as a student), consent_needed (a voice before `agreeToRecording`), homework_empty, homework_way (not a way
 * in which it is asked for), homework_line_gone (a line that is not in it any more), homework_closed, homework_used (no attempt left), take_kind (its bytes are no recording or
 * picture), take_long, upload_gone, too_large, picture_too_large.
 */
export const handIn = defineCall({
  ...ownCall,
  name: 'handIn',
  action: 'hand_in',
  request: z.object({
    ...named,
    text: z._default(anyText(MAX_HAND_IN_TEXT), ''),
    takes: z._default(list(sentTake, MOST_TAKES), []),
    request_key: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, 'This is not a key.')),
  }),
  response: HandIn,
});

/**
 * Agrees that one's voice is recorded and heard by the teachers of the class. Again with the same words it adds the
 * name of a guardian where that was missing. Errors: invalid_input (words that there are not). Not for an administrator who is signed in as the student: not_as_student.
 */
export const agreeToRecording = defineCall({
  ...ownCall,
  name: 'agreeToRecording',
  action: 'agree_to_recording',
  request: z.object({
    /** Of whoever agrees for a child. */
    guardian_name: z._default(anyText(100), ''),
    words_version: z._default(wholeNumber(1, 1000, 'This is not a version.'), CONSENT_WORDS),
  }),
  response: RecordingConsent,
});

/** A homework that the session's user has handed in, with how it stands: its last attempt. */
export const MyHandIn = wireObject({
  id: z.number(),
  title: z.string(),
  classId: z.number(),
  className: z.string(),
  /** The lesson as it stands in addresses, with the block; null where a meeting gave it. */
  lessonRand: orNull(z.string()),
  classRand: z.string(),
  blockId: orNull(z.string()),
  meetingId: orNull(z.number()),
  attempt: z.number(),
  handedInAt: moment,
  state: z.enum(handInStates),
  mark: orNull(z.number()),
  outOf: orNull(z.number()),
  answeredAt: optionalMoment,
});
export type MyHandIn = z.output<typeof MyHandIn>;

/** What came back, and what waits, at the most, and of how many days. */
export const MOST_MY_HOMEWORK = 20;
export const MY_HOMEWORK_DAYS = 60;

/**
 * What the session's user has handed in within 60 days, each homework by its last attempt: what is asked for again,
 * what is answered, what waits; in each the last first.
 */
export const getMyHomework = defineCall({
  ...ownCall,
  name: 'getMyHomework',
  action: 'get_my_homework',
  offline: true,
  request: z.object({}),
  response: z.array(MyHandIn),
});

/** A homework that the session's user has still to do. */
export const HomeworkToDo = wireObject({
  title: z.string(),
  classRand: z.string(),
  className: z.string(),
  /** The lesson as it stands in addresses, with the block; null where a meeting gave it. */
  lessonRand: orNull(z.string()),
  blockId: orNull(z.string()),
  meetingId: orNull(z.number()),
  /** The last day, by the institute's clocks; null where it has none. */
  dueOn: orNull(z.string()),
  /** Whether what is handed in now is late. */
  isLate: z.boolean(),
  /** Whether it was handed in and is asked for again. */
  isAgain: z.boolean(),
});
export type HomeworkToDo = z.output<typeof HomeworkToDo>;

/** For how many days after its last day, and after its meeting, homework is said to be done still. */
export const TO_DO_DAYS = { late: 14, meeting: 60 } as const;

/**
 * What the session's user has to do at home, 20 at the most: what is asked for again, then what was not handed in, that
 * which is due first before the others. Of lessons that are open to them and that they have opened, or that have a last
 * day; and of meetings of their groups since they joined. Nothing that is refused by now.
 */
export const getHomeworkToDo = defineCall({
  ...ownCall,
  name: 'getHomeworkToDo',
  action: 'get_homework_to_do',
  offline: true,
  request: z.object({}),
  response: z.array(HomeworkToDo),
});
