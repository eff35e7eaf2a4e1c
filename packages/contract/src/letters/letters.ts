import * as z from 'zod/mini';
import { type DataOf, defineCall } from '../call.ts';
import { moment, orNull, wireObject } from '../codecs.ts';
import {
  anyText,
  flag,
  id,
  idOrRand,
  nothing,
  optionalId,
  requestKey,
  wholeNumber,
} from '../fields.ts';
import { sound } from '../homework/hand-ins.ts';
import { RecordingConsent } from '../homework/my-homework.ts';
import { MOST_SECONDS, USUAL_SECONDS } from '../homework/task-limits.ts';
import { dictionary } from '../language.ts';
import { AnsweringHours } from './hours.ts';

/* Our own calls: letters between a student and those who teach their class (decision 190). */

const words = dictionary('fields/letters', {
  picture: 'This picture could not be read. Please choose another.',
});

/** How long a letter may be; marks on letters count for nothing. */
export const MOST_LETTERS = 5000;
/** Letters that are read at a time. */
export const LETTERS_A_PAGE = 30;
/** How long the recording of a letter may be, in seconds. */
export const MOST_LETTER_SECONDS = USUAL_SECONDS;
/** A picture as a data URL may take this many bytes on the wire. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;

/** Why nobody writes in a conversation any more: the place is over or on hold, or the class was deleted. */
export const closedReasons = ['ended', 'held', 'class_gone'] as const;
export type ClosedReason = (typeof closedReasons)[number];

/** A letter as one of its readers sees it. */
export const Letter = wireObject({
  id: z.number(),
  at: moment,
  /** The account is that of whoever reads. */
  isMine: z.boolean(),
  /** From somebody who teaches, not from the student. */
  isByTeacher: z.boolean(),
  /** Who wrote it; empty where the account was erased. */
  name: z.string(),
  text: z.string(),
  /** Signed path of its picture, which expires after some hours; null for none. */
  picture: orNull(z.string()),
  /** Its recording; null for none. */
  voice: orNull(wireObject(sound)),
  /** Whether the reader has reported it, and nobody has closed that yet. */
  isReported: z.boolean(),
});
export type Letter = z.output<typeof Letter>;

/** A conversation, and who may do what in it. */
export const Thread = wireObject(
  {
    classRand: z.string(),
    className: z.string(),
    studentId: z.number(),
    studentName: z.string(),
    /** Whether whoever reads may write. */
    mayWrite: z.boolean(),
    /** Why the student may not; null where they may. */
    closed: orNull(z.enum(closedReasons)),
    /** Whether it is read by the office, which does not teach the class. */
    isOffice: z.boolean(),
    /** Who teaches the class, and when they answer. */
    teachers: z.array(wireObject({ name: z.string(), hours: orNull(AnsweringHours) })),
    /** The zone of their hours. */
    zone: z.string(),
    /** Whether one of them answers now; true where nobody has said when. */
    isAnswered: z.boolean(),
    /** Up to which letter the reader has read. */
    readTo: z.number(),
    /** Whether the last word is the student's and waits for an answer. */
    isWaiting: z.boolean(),
    /** What the student has agreed to before a voice is recorded; null for all others, who need not. */
    consent: orNull(RecordingConsent),
  },
  { className: 'class' },
);
export type Thread = z.output<typeof Thread>;

const letterCall = {
  method: 'POST',
  path: '/lessonsAction.php',
  actionIn: 'body',
  encoding: 'form',
  actor: 'email',
} as const;

/** Whose conversation of which class: without a student the session's own. */
const conversation = { class_id: idOrRand, student_id: optionalId };

/**
 * The newest letters of a conversation, oldest first, or those `before` one of them, thirty at most; `after` gives
 * what has come since, with nothing besides. Students read their own, teachers those of their classes; whoever sees
 * people in the office reads any, and each reading of theirs is recorded. Errors: letters_not_found.
 */
export const getLetters = defineCall({
  ...letterCall,
  name: 'getLetters',
  action: 'getLetters',
  access: 'session',
  request: z.object({
    ...conversation,
    ...{
      before: optionalId,
      after: z.optional(wholeNumber(0, 2_147_483_647, 'This is not a letter.')),
    },
  }),
  response: wireObject({
    letters: z.array(Letter),
    /** Whether there are older ones; false with `after`. */
    hasEarlier: z.boolean(),
    /** Null with `before` and `after`. */
    thread: orNull(Thread),
  }),
});
export type Letters = DataOf<typeof getLetters>;

/**
 * Sends a letter: words, a picture, a recording, or several of them; the same key sends it once. Errors:
 * letters_not_found, letters_closed, letter_empty, image_unreadable, picture_too_large, consent_needed (a student's
 * recording before `agreeToRecording`), take_kind, take_long, upload_gone, too_large, too_many.
 */
export const sendLetter = defineCall({
  ...letterCall,
  name: 'sendLetter',
  action: 'sendLetter',
  access: 'session',
  maxBody: MAX_BODY_BYTES,
  request: z.object({
    ...conversation,
    text: z._default(anyText(MOST_LETTERS), ''),
    /** A picture as a data URL. */
    picture: z._default(
      z
        .string()
        .check(z.regex(/^(data:image\/(jpeg|png|webp);base64,[A-Za-z0-9+/=\s]+)?$/, words.picture)),
      '',
    ),
    /** The key of a recording of one's own that has arrived whole, how long it is and its wave, as of a hand-in. */
    upload: requestKey,
    seconds: z._default(wholeNumber(0, MOST_SECONDS + 60, 'This is not a length.'), 0),
    levels: z._default(z.string().check(z.maxLength(300)), ''),
    request_key: requestKey,
  }),
  response: Letter,
});

/** Says up to which letter a conversation was read. Errors: letters_not_found. */
export const readLetters = defineCall({
  ...letterCall,
  name: 'readLetters',
  action: 'readLetters',
  access: 'session',
  request: z.object({ ...conversation, up_to: id }),
  response: nothing,
});

/** The session's own conversations, each with how many letters of teachers were not read. */
export const getLetterNews = defineCall({
  ...letterCall,
  name: 'getLetterNews',
  action: 'getLetterNews',
  access: 'session',
  request: z.object({}),
  response: z.array(wireObject({ classRand: z.string(), unread: z.number() })),
});

/** A conversation in a list. */
export const ListedThread = wireObject(
  {
    id: z.number(),
    classRand: z.string(),
    className: z.string(),
    studentId: z.number(),
    studentName: z.string(),
    letters: z.number(),
    lastAt: moment,
    /** Since when the student waits for an answer; null where they do not. */
    waitingSince: orNull(moment),
  },
  { className: 'class' },
);
export type ListedThread = z.output<typeof ListedThread>;

/** Which conversations are listed: those that wait for an answer, the oldest first, or all, the newest first. */
export const threadStates = ['waiting', 'all'] as const;

/**
 * The conversations of the classes that the session's user teaches, or of all for the office, without what is said
 * in them; thirty at a time. `after` goes on behind the `next` of an answer.
 */
export const getLetterThreads = defineCall({
  ...letterCall,
  name: 'getLetterThreads',
  action: 'getLetterThreads',
  access: 'letters.review',
  request: z.object({
    class_id: optionalId,
    student_id: optionalId,
    state: z._default(z.enum(threadStates), 'waiting'),
    /** A moment in milliseconds and the id of a conversation. */
    after: z.optional(
      z.string().check(z.regex(/^(\d{1,15}-\d{1,10})?$/, 'This is not a place in the list.')),
    ),
  }),
  response: wireObject({
    /** How many wait for an answer, of the class or of all. */
    waiting: z.number(),
    threads: z.array(ListedThread),
    /** Where the list goes on; empty at its end. */
    next: z.string(),
    /** When the session's user answers; null where they have not said. */
    hours: orNull(AnsweringHours),
    zone: z.string(),
  }),
});
export type LetterThreads = DataOf<typeof getLetterThreads>;

/**
 * Says that the last letter of a student needs no answer, or that it does after all. Errors: letters_not_found.
 */
export const settleLetters = defineCall({
  ...letterCall,
  name: 'settleLetters',
  action: 'settleLetters',
  access: 'comments.review',
  request: z.object({ class_id: idOrRand, student_id: id, is_waiting: flag }),
  response: nothing,
});
