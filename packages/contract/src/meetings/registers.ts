import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOrNone, jsonText, moment, optionalMoment, orNull, wireObject } from '../codecs.ts';
import { anyText, id, idOrNull, list, nothing, wholeNumber } from '../fields.ts';
import { changing } from '../form.ts';
import type { HomeworkTask } from '../homework/task.ts';
import {
  MAX_MEETING_REASON,
  MAX_TOPIC,
  meetingPlace,
  meetingStates,
  timetableCall,
  meetingWords as words,
} from './meetings.ts';
import { presenceSources, presenceStates } from './presence-rules.ts';
import { TaughtRecording } from './recordings.ts';

/* Our own calls: what teachers do at their meetings, and who was there (decision 168). */

/** Letters of what was taught, and of homework, at the most. */
export const MAX_TAUGHT = MAX_TOPIC;
export const MAX_HOMEWORK = 1000;

const teachersCall = { ...timetableCall, access: 'meetings.teach' } as const;

export const heldFields = {
  id: z.number(),
  classId: z.number(),
  /** As it stands in addresses. */
  classRand: z.string(),
  className: z.string(),
  /** Empty for the group of everybody. */
  groupName: z.string(),
  teacherName: z.string(),
  /** Who teaches it else, where somebody substitutes; else empty. */
  usualTeacher: z._default(z.string(), ''),
  startsAt: moment,
  endsAt: moment,
  zone: z.string(),
  place: z.string(),
  topic: z.string(),
  state: z.enum(meetingStates),
  reason: z.string(),
};

/** Whether the session's user may write into a register once its meeting has begun, or has asked for that. */
export const registerStands = ['open', 'closed', 'asked', 'refused'] as const;
export type RegisterStand = (typeof registerStands)[number];

/** What the session's user may do about when a meeting is held, and about its register. */
const planFields = {
  version: z.number(),
  /** Whether they change it themselves, ask the office, or do neither. */
  change: z._default(z.enum(['none', 'own', 'ask']), 'none'),
  /** What was asked of the office, and is not done. */
  asked: orNull(
    wireObject({
      isRefused: z.boolean(),
      /** When it is to be held; null where it is not to be held at all. */
      to: optionalMoment,
    }),
  ),
  /** Until when they write into its register. */
  closesAt: optionalMoment,
  /** How it stands: `closed`, `asked` of the office to be opened again, or `refused` by it. */
  register: z._default(z.enum(registerStands), 'open'),
};

/** A meeting that somebody teaches, with how far its register is. */
export const TaughtMeeting = wireObject({
  ...heldFields,
  /** Of how many students anything is said. */
  said: z.number(),
  /** Whether nobody who teaches it has said who was there, and not all have joined. */
  lacksRegister: z._default(z.boolean(), false),
  ...planFields,
});
export type TaughtMeeting = z.output<typeof TaughtMeeting>;

/** Meetings that a teacher is shown, at the most, and for how many days from today on. */
export const MOST_TAUGHT = 90;
export const MOST_TAUGHT_DAYS = 28;

/**
 * The meetings of the session's user, and of the classes that they teach: those of today's calendar of the
 * institute, or of more `days` from today on, and those of the last 30 days whose register nobody has held, closed
 * ones among them; the first first.
 */
export const getTaughtMeetings = defineCall({
  ...teachersCall,
  name: 'getTaughtMeetings',
  action: 'getTaughtMeetings',
  request: z.object({
    days: z._default(wholeNumber(1, MOST_TAUGHT_DAYS, words.days), 1),
    /** For how many days before today those are told as well whose register is held. */
    past: z._default(wholeNumber(0, MOST_TAUGHT_DAYS, words.days), 0),
  }),
  response: z.array(TaughtMeeting),
});

/** A student in a register. */
export const RegisterRow = wireObject({
  studentId: z.number(),
  name: z.string(),
  state: orNull(z.enum(presenceStates)),
  source: orNull(z.enum(presenceSources)),
  /** Who said it, where it was a teacher or the office. */
  saidBy: z.string(),
  saidAt: optionalMoment,
  /** When they pressed Join or entered the code. */
  arrivedAt: optionalMoment,
  /** What they said for not coming. */
  excuse: z.string(),
  note: z.string(),
});
export type RegisterRow = z.output<typeof RegisterRow>;

/** Who was at a meeting, by name, with what is said of the meeting itself. Errors: meeting_not_found. */
export const getRegister = defineCall({
  ...teachersCall,
  name: 'getRegister',
  action: 'getRegister',
  request: z.object({ meeting_id: id }),
  response: wireObject({
    ...heldFields,
    ...planFields,
    taught: z.string(),
    homework: z.string(),
    /** The homework that is handed in and answered (`saveMeetingTask` of homework/answers.ts); null for none. */
    task: orNull(jsonText<HomeworkTask>()),
    lessonId: idOrNone,
    /** The first live link of its class, which may be taken for the meeting; empty for none. */
    classLink: z._default(z.string(), ''),
    /** When its teacher pressed Start. */
    startedAt: optionalMoment,
    /** Whether the session's user may write into it now. */
    isOpen: z.boolean(),
    /** What was recorded of it; null for nothing. */
    recording: orNull(TaughtRecording),
    /** Whether the server makes sound of films. */
    takesFilms: z._default(z.boolean(), false),
    students: z.array(RegisterRow),
    /** The lessons of the class, in their order. */
    lessons: z.array(z.object({ id: z.number(), subject: z.string() })),
  }),
});

/**
 * Asks the office to open the register of a meeting again, which is closed to its teachers; the same again asks once.
 * Errors: meeting_not_found, meeting_cancelled, meeting_not_begun, register_open.
 */
export const askForRegister = defineCall({
  ...teachersCall,
  name: 'askForRegister',
  action: 'askForRegister',
  request: z.object({ meeting_id: id }),
  response: nothing,
});

/** Students that one call writes of, at the most. */
export const MOST_MARKS = 2000;

/**
 * Says of some students of a meeting whether they were there; the last word of a student counts, and nobody else is
 * touched; a word that somebody else gave after what was `shown` stands, and is answered. The meeting counts as held.
 * The same again changes nothing. Errors: meeting_not_found, meeting_cancelled,
 * meeting_not_begun, register_closed, not_in_class.
 */
export const markRegister = defineCall({
  ...teachersCall,
  name: 'markRegister',
  action: 'markRegister',
  request: z.object({
    meeting_id: id,
    marks: list(
      z.object({
        student_id: id,
        state: z.enum(presenceStates, words.presence),
        note: z._default(anyText(MAX_MEETING_REASON), ''),
        /** What was said of them where it was pressed, `none` for nothing; without it, whatever is said is written over. */
        shown: z.optional(z.enum([...presenceStates, 'none'], words.presence)),
      }),
      MOST_MARKS,
    ),
  }),
  response: wireObject({
    /** Of how many it says another thing than before. */
    changed: z.number(),
    /** Of whom somebody has said another thing meanwhile, which stands. */
    others: z._default(
      z.array(
        wireObject({ studentId: z.number(), state: z.enum(presenceStates), saidBy: z.string() }),
      ),
      [],
    ),
  }),
});

/**
 * Says that the teacher is there, with the link where there is none; answers where it meets. Errors:
 * meeting_not_found, meeting_cancelled, meeting_not_begun, meeting_over.
 */
export const startMeeting = defineCall({
  ...teachersCall,
  name: 'startMeeting',
  action: 'startMeeting',
  request: z.object({ meeting_id: id, place: z._default(meetingPlace, '') }),
  response: z.object({ place: z.string() }),
});

/**
 * The code of a meeting for those who sit in one room, made where none is good any more. Errors: meeting_not_found,
 * meeting_cancelled, meeting_not_begun, meeting_over.
 */
export const showMeetingCode = defineCall({
  ...teachersCall,
  name: 'showMeetingCode',
  action: 'showMeetingCode',
  request: z.object({ meeting_id: id }),
  response: wireObject({ code: z.string(), until: moment }),
});

/** How a meeting went: it was held, or its teacher was absent, and it counts for nobody. */
export const meetingOutcomes = ['held', 'teacher_absent'] as const;

const reportFields = {
  taught: anyText(MAX_TAUGHT),
  homework: anyText(MAX_HOMEWORK),
  lesson_id: idOrNull,
  state: z.enum(meetingOutcomes, words.outcome),
};

/**
 * Says what was taught at a meeting, what is to be done at home, and whether it was held; what is not sent stays.
 * Errors: meeting_not_found, meeting_cancelled, meeting_not_begun, register_closed, lesson_not_found, report_changed
 * (somebody has written another thing than was shown).
 */
export const reportMeeting = defineCall({
  ...teachersCall,
  name: 'reportMeeting',
  action: 'reportMeeting',
  request: z.object({
    meeting_id: id,
    ...changing(reportFields),
    /** What stood there where it was typed; without it, whatever stands there is written over. */
    ...changing({ shown_taught: anyText(MAX_TAUGHT), shown_homework: anyText(MAX_HOMEWORK) }),
  }),
  response: nothing,
});
