import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { moment, optionalMoment, orNull, wireObject } from '../codecs.ts';
import { id, idOrRand, nothing, requiredText, typedText } from '../fields.ts';
import { MAX_MEETING_REASON, meetingStates, meetingWords as words } from './meetings.ts';
import { presenceSources, presenceStates } from './presence-rules.ts';

/* Our own calls: the meetings of a student, and how they come to them (decision 168). */

const presence = orNull(z.enum(presenceStates));

/** A meeting as one of its students sees it. Its link is told by joining alone. */
export const MyMeeting = wireObject({
  id: z.number(),
  classId: z.number(),
  /** As it stands in addresses. */
  classRand: z.string(),
  className: z.string(),
  /** Empty for the group of everybody. */
  groupName: z.string(),
  teacherName: z.string(),
  startsAt: moment,
  endsAt: moment,
  /** By which clocks its group tells hours. */
  zone: z.string(),
  /** When it was to be held before it was moved last; null where it was not. */
  movedFrom: optionalMoment,
  /** The room where there is one; a link is told by joining. */
  room: z.string(),
  /** Whether it has a link or a room yet. */
  hasPlace: z._default(z.boolean(), true),
  topic: z.string(),
  state: z.enum(meetingStates),
  /** Why it is not held, or was moved. */
  reason: z.string(),
  /** What was taught, and what is to be done at home. */
  taught: z.string(),
  homework: z.string(),
  /** Whether it gave homework that is handed in and answered, which `getHomework` tells. */
  hasTask: z._default(z.boolean(), false),
  /** The lesson it was about, as it stands in addresses, with its name; empty for none. */
  lessonRand: z.string(),
  lesson: z.string(),
  /** Whether the student was there; null where nobody has said so, or they have only asked. */
  presence,
  /** Who said it; `asked` with an excuse for who asks to be excused, without one for who waits for the link. */
  source: orNull(z.enum(presenceSources)),
  /** What the student said for not coming. */
  excuse: z.string(),
  /** Whether it can be heard again. */
  hasRecording: z._default(z.boolean(), false),
});
export type MyMeeting = z.output<typeof MyMeeting>;

/** Meetings that come next, at the most; of a class, and those that are over. */
export const MOST_COMING = 20;
export const MOST_PAST = 200;

const ownCall = {
  method: 'POST',
  path: '/api.php',
  encoding: 'form',
  access: 'session',
  actor: 'email',
} as const;

/**
 * The next meetings of the session's user, the first first; with a class those of it alone, and those that are over
 * since they joined, the last first. Of a place that is paid for and not on hold.
 */
export const getMyMeetings = defineCall({
  ...ownCall,
  name: 'getMyMeetings',
  action: 'get_my_meetings',
  request: z.object({ class_id: z.optional(idOrRand) }),
  response: z.object({ coming: z.array(MyMeeting), past: z.array(MyMeeting) }),
});

/** One of them. Errors: meeting_not_found. */
export const getMyMeeting = defineCall({
  ...ownCall,
  name: 'getMyMeeting',
  action: 'get_my_meeting',
  request: z.object({ meeting_id: id }),
  response: MyMeeting,
});

/**
 * Joins a meeting: the press that fetches its link is the arrival, once. Where there is no link yet the answer is
 * empty and nobody has arrived; who pressed in time is in time once they fetch it. Never over the word of a teacher,
 * and not where it is held in a room, to which its code belongs. Errors:
 * meeting_not_found, subscription_expired, payment_overdue, place_on_hold, meeting_cancelled, meeting_not_begun,
 * meeting_over, meeting_in_room.
 */
export const joinMeeting = defineCall({
  ...ownCall,
  name: 'joinMeeting',
  action: 'join_meeting',
  request: z.object({ meeting_id: id }),
  response: wireObject({ place: z.string(), presence }),
});

/**
 * Asks to be excused from a meeting, until an hour before it; again is another reason. Errors: meeting_not_found,
 * meeting_cancelled, excuse_late, presence_said, and those of a place.
 */
export const askExcuse = defineCall({
  ...ownCall,
  name: 'askExcuse',
  action: 'ask_excuse',
  request: z.object({ meeting_id: id, reason: requiredText(words.reason, MAX_MEETING_REASON) }),
  response: nothing,
});

/** Takes that back. Errors: meeting_not_found, meeting_over, presence_said, and those of a place. */
export const takeBackExcuse = defineCall({
  ...ownCall,
  name: 'takeBackExcuse',
  action: 'take_back_excuse',
  request: z.object({ meeting_id: id }),
  response: nothing,
});

/** The six digits of a meeting, as they are typed from a board. */
const sixDigits = typedText(words.code).check(z.regex(/^\d{6}$/, words.code));

/**
 * Arrives at a meeting by the code that its teacher shows. Errors: meeting_not_found, meeting_cancelled,
 * meeting_not_begun, meeting_over, meeting_code_wrong, too_many, and those of a place.
 */
export const enterMeetingCode = defineCall({
  ...ownCall,
  name: 'enterMeetingCode',
  action: 'enter_meeting_code',
  request: z.object({ meeting_id: id, code: sixDigits }),
  response: wireObject({ presence: z.enum(presenceStates) }),
});
