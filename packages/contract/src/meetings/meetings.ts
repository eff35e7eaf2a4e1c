import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOrNone, moment, wireObject } from '../codecs.ts';
import {
  anyText,
  calendarDay,
  flagText,
  id,
  idOrNull,
  idOrRand,
  nothing,
  requiredText,
  typedText,
  wholeNumber,
} from '../fields.ts';
import { changing } from '../form.ts';
import { dictionary } from '../language.ts';

/* Our own calls: the live hours of classes, which the office plans (decision 165). */

/** What is said of a field that is not right. */
export const meetingWords = dictionary('fields/meetings', {
  date: 'This is not a date.',
  month: 'This is not a month.',
  time: 'This is not a time of day.',
  minutes: 'A meeting lasts 5 to 600 minutes.',
  weekday: 'Please choose a day of the week.',
  reason: 'Reason',
  name: 'Name',
  seats: 'This is not a number of seats.',
  zone: 'This is not a time zone.',
  onClosure: 'Please choose what becomes of a meeting on a closed day.',
  scope: 'Please choose which meetings are changed.',
  presence: 'Please choose whether they were there.',
  outcome: 'Please choose whether it was held.',
  code: 'The code has six digits.',
  days: 'This is not a number of days.',
  change: 'Please choose what becomes of the meeting.',
  answer: 'Please choose yes or no.',
});

/**
 * `planned`, also once it is over and nobody has said how it went; `held`: its teacher was there; `teacher_absent`:
 * nobody taught it, and it counts for nobody; `cancelled`: it is not held.
 */
export const meetingStates = ['planned', 'held', 'teacher_absent', 'cancelled'] as const;
export type MeetingState = (typeof meetingStates)[number];

/** What becomes of a meeting on a closed day: it is not held, or is held after the last day of its group instead. */
export const closureRules = ['cancel', 'append'] as const;
export type ClosureRule = (typeof closureRules)[number];

/** Letters of a link or a room, of a topic and of a reason, at the most. */
export const MAX_PLACE = 500;
export const MAX_TOPIC = 200;
export const MAX_MEETING_REASON = 300;

/** What the calls of the office about meetings share. */
export const timetableCall = {
  method: 'POST',
  path: '/adminActions.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'timetable.manage',
  actor: 'admin_email',
} as const;

/** What looks like an address of the web, whether or not its beginning was typed; anything else is a room. */
const typedAddress = /^(?:www\.\S+|(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?[/?#]\S*)$/i;

/** Where a meeting is held as it is kept: an address is a link also where `https://` was not typed. */
const plainPlace = (typed: string): string =>
  typedAddress.test(typed) ? `https://${typed}` : typed;

/** The link or the room of a meeting, empty for none. */
export const meetingPlace = anyText(MAX_PLACE).check(z.overwrite(plainPlace));

/** Whether where a meeting is held is a link. */
export const isLink = (place: string): boolean => /^https?:\/\//i.test(place);

export const day = calendarDay(meetingWords.date);

/** A time of day, `18:00`. */
export const timeOfDay = typedText(meetingWords.time).check(
  z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, meetingWords.time),
);
export const meetingMinutes = wholeNumber(5, 600, meetingWords.minutes);

/** A meeting as the office sees it. */
export const OfficeMeeting = wireObject({
  id: z.number(),
  groupId: z.number(),
  /** Empty for the group of everybody. */
  groupName: z.string(),
  classId: z.number(),
  className: z.string(),
  startsAt: moment,
  endsAt: moment,
  /** By which clocks its group tells hours. */
  zone: z.string(),
  teacherId: idOrNone,
  /** Empty where nobody teaches it. */
  teacherName: z.string(),
  /** The link or the room; empty where there is none. */
  place: z.string(),
  topic: z.string(),
  state: z.enum(meetingStates),
  reason: z.string(),
  /** Whether it was changed by itself, so that its weekly time leaves it alone. */
  byHand: z.boolean(),
  version: z.number(),
  /** Whether nobody who teaches it has said who was there, and not all have joined; once it is over, that is missing. */
  lacksRegister: z._default(z.boolean(), false),
});
export type OfficeMeeting = z.output<typeof OfficeMeeting>;

/** Days that one answer tells meetings of, at the most. */
export const MOST_DAYS = 62;

/**
 * The meetings of some days of the institute's calendar, both included, the first first: of a class, of a teacher,
 * or all. Errors: class_not_found, day_out_of_reach.
 */
export const getMeetings = defineCall({
  ...timetableCall,
  name: 'getMeetings',
  action: 'getMeetings',
  request: z.object({
    ...{ from: day, until: day },
    class_id: z.optional(idOrRand),
    teacher_id: z.optional(id),
  }),
  response: z.array(OfficeMeeting),
});

const meetingFields = {
  on: day,
  starts_at: timeOfDay,
  minutes: meetingMinutes,
  teacher_id: idOrNull,
  place: meetingPlace,
  topic: anyText(MAX_TOPIC),
};

/** Which meetings a change is about: this one, or its weekly time from this one on. */
export const meetingScopes = ['one', 'following'] as const;
export type MeetingScope = (typeof meetingScopes)[number];

/**
 * Changes a meeting, or with `following` this and all that follow; what is not sent stays. Students are told when
 * it is held at another time. `version` is that of the meeting as it was shown. Errors: meeting_not_found,
 * meeting_over, meeting_changed, teacher_not_found, teacher_busy, group_busy, day_out_of_reach, day_closed (moved by
 * itself to a day on which nothing is held).
 */
export const changeMeeting = defineCall({
  ...timetableCall,
  name: 'changeMeeting',
  action: 'changeMeeting',
  request: z.object({
    ...{ meeting_id: id, version: wholeNumber(1, 2_147_483_647, 'This is not a version.') },
    scope: z._default(z.enum(meetingScopes, meetingWords.scope), 'one'),
    /** Whether it may be moved to a day on which nothing else is held. */
    on_closed_day: z._default(flagText, '0'),
    ...changing({
      ...meetingFields,
      /** Told to the students with another time. */
      reason: anyText(MAX_MEETING_REASON),
    }),
  }),
  response: nothing,
});

/**
 * Has a meeting not held, for a reason that its students are told. Errors: meeting_not_found, meeting_over,
 * meeting_changed.
 */
export const cancelMeeting = defineCall({
  ...timetableCall,
  name: 'cancelMeeting',
  action: 'cancelMeeting',
  request: z.object({
    ...{ meeting_id: id, version: wholeNumber(1, 2_147_483_647, 'This is not a version.') },
    reason: requiredText(meetingWords.reason, MAX_MEETING_REASON),
  }),
  response: nothing,
});

/**
 * Has a meeting that was changed or cancelled by itself follow its weekly time again; students are told where that
 * changes when it is held. Errors: meeting_not_found, meeting_over, teacher_busy.
 */
export const restoreMeeting = defineCall({
  ...timetableCall,
  name: 'restoreMeeting',
  action: 'restoreMeeting',
  request: z.object({ meeting_id: id }),
  response: nothing,
});
