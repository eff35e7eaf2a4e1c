import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { moment, orNull, wireObject } from '../codecs.ts';
import {
  anyText,
  cappedMeta,
  id,
  idOrRand,
  list,
  localId,
  nothing,
  optionalId,
  pageQuery,
  requestKey,
  requiredText,
  wholeNumber,
} from '../fields.ts';
import { dictionary } from '../language.ts';
import { HandIn, handInShape, handInStates, Reply, Take } from './hand-ins.ts';
import { taskField } from './task.ts';
import { BEST_MARK, MOST_RUBRIC_LINES, MOST_RUBRIC_POINTS, MOST_SECONDS } from './task-limits.ts';

/* Our own calls: how what was handed in is heard and answered by whoever teaches the class (decision 187). */

/** What is said of a field that is not right. */
const words = dictionary('fields/homework-answers', {
  state: 'Please choose whether it is answered, or asked for again.',
  mark: 'A mark is a whole number from 0 to 100.',
  points: 'These are not the points of a rubric.',
  phrase: 'A phrase',
});

/** For this long an answer may be taken back; its student is told a little later. */
export const UNDO_ANSWER_SECONDS = 10;

const teachersCall = {
  method: 'POST',
  path: '/lessonsAction.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'homework.answer',
  actor: 'admin_email',
} as const;

/** The same over the classes that one teaches, or all. */
const listCall = { ...teachersCall, access: 'homework.review' } as const;

const ofHandIn = {
  id: z.number(),
  studentId: z.number(),
  studentName: z.string(),
  classId: z.number(),
  className: z.string(),
  title: z.string(),
  /** What gave it: one of the two. */
  lessonId: orNull(z.number()),
  meetingId: orNull(z.number()),
};

/** A hand-in in the inbox. */
export const WaitingHandIn = wireObject({
  ...ofHandIn,
  attempt: z.number(),
  handedInAt: moment,
  isLate: z.boolean(),
  state: z.enum(handInStates),
  /** What it is made of. */
  voices: z.number(),
  pictures: z.number(),
  hasText: z.boolean(),
  /** How long its recordings are together. */
  seconds: z.number(),
  mark: orNull(z.number()),
  outOf: orNull(z.number()),
});
export type WaitingHandIn = z.output<typeof WaitingHandIn>;

/**
 * The hand-ins of the classes that the session's user teaches, the last attempt of each: those that wait, the oldest
 * first, or those that are answered or asked for again, the last answered first. Searches title, class and student.
 * `total` counts as far as `more` says.
 */
export const getHandIns = defineCall({
  ...listCall,
  name: 'getHandIns',
  action: 'getHandIns',
  actor: 'email',
  request: z.object({
    ...pageQuery,
    class_id: optionalId,
    state: z._default(z.enum(handInStates), 'waiting'),
  }),
  response: z.array(WaitingHandIn),
  meta: z.extend(cappedMeta, {
    /** How many wait in all, of the class where one is named; counted to 1,000. */
    waiting: z.number(),
  }),
});

/**
 * One hand-in with all of it, the attempts before it, and its neighbours among those that wait: of the class alone
 * where `class_id` is sent. Errors: hand_in_not_found.
 */
export const getHandIn = defineCall({
  ...teachersCall,
  name: 'getHandIn',
  action: 'getHandIn',
  actor: 'email',
  request: z.object({ hand_in_id: id, class_id: optionalId }),
  response: wireObject({
    ...ofHandIn,
    ...handInShape,
    /** Whether the session's user may take back the answer that stands: it is theirs, and its student was not told. */
    isUndoable: z.boolean(),
    /** The other attempts of this student at this homework, the last first; the last 20 where there are more. */
    others: z.array(HandIn),
    /** The waiting one after this one and before it; null where there is none. */
    nextId: orNull(z.number()),
    previousId: orNull(z.number()),
    /** How many wait, this one among them; counted to 1,000. */
    waiting: z.number(),
  }),
});

/** Letters of a reply, and replies to one hand-in, at the most. */
export const MAX_REPLY = 2000;
export const MOST_REPLIES = 100;

/**
 * Says something to a hand-in: words, or a voice whose upload has arrived whole, or both; pinned to a take, there to a
 * moment of a recording or a place in a picture. The same `request_key` says it once. Its student hears of it by the
 * answer, or finds it there. Errors: hand_in_not_found, take_not_found, homework_empty (neither words nor a voice),
 * take_kind, replies_enough, upload_gone, too_large.
 */
export const addReply = defineCall({
  ...teachersCall,
  name: 'addReply',
  action: 'addReply',
  request: z.object({
    hand_in_id: id,
    take_id: z.optional(id),
    at_ms: z.optional(wholeNumber(0, (MOST_SECONDS + 60) * 1000, 'This is no moment.')),
    x: z.optional(wholeNumber(0, 1000, 'This is no place.')),
    y: z.optional(wholeNumber(0, 1000, 'This is no place.')),
    text: z._default(anyText(MAX_REPLY), ''),
    upload: requestKey,
    seconds: z._default(wholeNumber(0, MOST_SECONDS + 60, 'This is not a length.'), 0),
    levels: z._default(z.string().check(z.maxLength(300)), ''),
    request_key: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, 'This is not a key.')),
  }),
  response: Reply,
});

/** Takes back something that the session's user has said; gone already, nothing. Errors: hand_in_not_found. */
export const removeReply = defineCall({
  ...teachersCall,
  name: 'removeReply',
  action: 'removeReply',
  request: z.object({ hand_in_id: id, reply_id: id }),
  response: nothing,
});

/**
 * Answers a hand-in, or asks for it again; a mark or the points of every line of its rubric, as it was asked for, come
 * with `answered` and may come with `again`. `version` is that of the hand-in as it was shown: of two teachers at once
 * the second is told of the first. The same again changes nothing. Its student is told once it can be taken back no
 * more. Errors: hand_in_not_found, hand_in_changed, mark_missing, own_submission (of one's own).
 */
export const answerHandIn = defineCall({
  ...teachersCall,
  name: 'answerHandIn',
  action: 'answerHandIn',
  request: z.object({
    hand_in_id: id,
    version: wholeNumber(1, 2_147_483_647, 'This is not a version.'),
    state: z.enum(['answered', 'again'], words.state),
    mark: z.optional(wholeNumber(0, BEST_MARK, words.mark)),
    rubric: z._default(
      list(
        z.object({ id: localId, points: wholeNumber(0, MOST_RUBRIC_POINTS, words.points) }),
        MOST_RUBRIC_LINES,
      ),
      [],
    ),
  }),
  response: wireObject({
    version: z.number(),
    /** The next one that waits, of any class of theirs; null for none. */
    nextId: orNull(z.number()),
  }),
});

/**
 * Takes back the answer that the session's user gave last, as long as its student has not been told: the hand-in is
 * what it was before. Taken back already, nothing. Errors: hand_in_not_found, hand_in_changed, answer_told.
 */
export const undoAnswer = defineCall({
  ...teachersCall,
  name: 'undoAnswer',
  action: 'undoAnswer',
  request: z.object({
    hand_in_id: id,
    /** As `answerHandIn` has answered. */
    version: wholeNumber(1, 2_147_483_647, 'This is not a version.'),
  }),
  response: wireObject({ version: z.number() }),
});

/** Phrases that one keeps, and letters of one, at the most. */
export const MOST_PHRASES = 30;
export const MAX_PHRASE = 200;

/** The phrases that the session's user says often, in their order. */
export const getPhrases = defineCall({
  ...listCall,
  name: 'getPhrases',
  action: 'getPhrases',
  actor: 'email',
  request: z.object({}),
  response: z.array(z.string()),
});

/** Keeps these phrases in place of those before. */
export const savePhrases = defineCall({
  ...listCall,
  name: 'savePhrases',
  action: 'savePhrases',
  request: z.object({
    phrases: z._default(list(requiredText(words.phrase, MAX_PHRASE), MOST_PHRASES), []),
  }),
  response: nothing,
});

/** Recordings of one student that are listed, at the most. */
export const MOST_TAKES_OF_STUDENT = 200;

/** A recording of a student, with what it reads and when it was handed in. */
export const TakeOfStudent = wireObject({
  handInId: z.number(),
  handedInAt: moment,
  title: z.string(),
  attempt: z.number(),
  /** The line that it reads; empty where it is of the whole. */
  arabic: z.string(),
  take: Take,
});
export type TakeOfStudent = z.output<typeof TakeOfStudent>;

/**
 * Every recording of a student in a class, the first first: week 1 beside week 12. The last 200 where there are more.
 * Errors: class_not_found.
 */
export const getTakesOfStudent = defineCall({
  ...teachersCall,
  name: 'getTakesOfStudent',
  action: 'getTakesOfStudent',
  actor: 'email',
  request: z.object({ class_id: idOrRand, student_id: id }),
  response: z.array(TakeOfStudent),
});

/**
 * Gives homework at a meeting in place of what was given there, or takes it away where `task` is empty: a JSON text of
 * `HomeworkTask` without files. What was handed in stays, as it was asked for. Students find it beside the free text
 * of the meeting. Errors: meeting_not_found, meeting_cancelled, meeting_not_begun, register_closed, homework_file.
 */
export const saveMeetingTask = defineCall({
  ...teachersCall,
  path: '/adminActions.php',
  access: 'meetings.teach',
  name: 'saveMeetingTask',
  action: 'saveMeetingTask',
  request: z.object({ meeting_id: id, task: taskField }),
  response: nothing,
});
