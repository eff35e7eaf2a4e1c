import * as z from 'zod/mini';
import { type DataOf, defineCall } from '../call.ts';
import { joinTerms } from '../classes/class-states.ts';
import { moment, optionalMoment, orNull, wireObject, yesNo } from '../codecs.ts';
import { id, pageMeta, pageQuery } from '../fields.ts';
import { gifts } from '../payments/ways.ts';
import { StudentNote } from '../people/student-notes.ts';
import { managePeopleCall, studentNames, studentShape } from '../people/students.ts';

/* The page of one student: our own calls, for administrators. */

/** A class that a student has joined. */
export const StudentClass = wireObject(
  {
    id: z.number(),
    name: z.string(),
    /** How it was joined: free, by one payment for good, or month by month. */
    terms: z.enum(joinTerms),
    /** Why nobody has paid for it where the class costs something; null where somebody has. */
    gift: orNull(z.enum(gifts)),
    joinedAt: moment,
    /** End of the paid month of a monthly class. */
    paidUntil: optionalMoment,
    /** Until when the place is on hold, or is going to be; null where it is not. */
    heldUntil: orNull(moment),
    /** Lessons and exams there are, and those done: opened, and exams handed in. Timetables are none. */
    lessons: z.number(),
    done: z.number(),
    /** Of the last lesson opened for the first time. */
    lastOpenedAt: optionalMoment,
  },
  { joinedAt: 'joined', heldUntil: 'held_until', lastOpenedAt: 'last_opened' },
);
export type StudentClass = z.output<typeof StudentClass>;

/** An exam that a student has handed in. Scores are percentages; null where there is none. */
export const StudentExam = wireObject(
  {
    id: z.number(),
    lessonId: z.number(),
    subject: z.string(),
    classId: z.number(),
    className: z.string(),
    submittedAt: moment,
    objectiveScore: z.nullable(z.number()),
    theoryScore: z.nullable(z.number()),
    /** Null while the theory answer waits for its mark. */
    totalScore: z.nullable(z.number()),
    /** Whether people mark a part of it. */
    isMarkedByPeople: yesNo,
    /** Which attempt it is, of an exam that was sat or may be sat more than once; absent for any other. */
    attempt: z.optional(z.number()),
    /** Of such an exam, whether this attempt counts. */
    isCounted: z.optional(yesNo),
    /** Whether time ran out, so that it holds what was saved until then; absent for any other. */
    isTimedOut: z.optional(yesNo),
  },
  { id: 'result_id', isMarkedByPeople: 'theory', isCounted: 'counted', isTimedOut: 'timed_out' },
);
export type StudentExam = z.output<typeof StudentExam>;

/** A certificate that a student was given. */
export const StudentCertificate = wireObject({
  code: z.string(),
  title: z.string(),
  /** `2026-11-30`. */
  issuedOn: z.string(),
  /** Since when it stands no longer, and why; absent while it stands. */
  revoked: z.optional(z.object({ at: moment, reason: z.string() })),
});
export type StudentCertificate = z.output<typeof StudentCertificate>;

/** A browser on which a student is signed in now. */
export const StudentPlace = wireObject(
  {
    id: z.number(),
    browser: z.string(),
    system: z.string(),
    signedInAt: moment,
    lastSeenAt: moment,
  },
  { signedInAt: 'signed_in', lastSeenAt: 'last_seen' },
);
export type StudentPlace = z.output<typeof StudentPlace>;

/**
 * Who a student is, the classes, exams (the last 200), certificates, places and notes. Errors:
 * student_not_found.
 */
export const getStudentRecord = defineCall({
  ...managePeopleCall,
  name: 'getStudentRecord',
  access: 'people.see',
  action: 'getStudentRecord',
  request: z.object({ student_id: id }),
  response: z.object({
    student: wireObject(
      {
        ...studentShape,
        isVerified: yesNo,
        /** Whether they were invited and have not come in. */
        isInvited: yesNo,
        /** When the account is to be erased, as its owner asked. */
        erasesAt: optionalMoment,
      },
      { ...studentNames, isVerified: 'verified', isInvited: 'invited' },
    ),
    classes: z.array(StudentClass),
    exams: z.array(StudentExam),
    certificates: z.array(StudentCertificate),
    places: z.array(StudentPlace),
    notes: z.array(StudentNote),
  }),
});
export type StudentRecord = DataOf<typeof getStudentRecord>;

/** A lesson that a student has opened. */
export const OpenedLesson = wireObject(
  { id: z.number(), subject: z.string(), className: z.string(), openedAt: moment },
  { id: 'lesson_id' },
);
export type OpenedLesson = z.output<typeof OpenedLesson>;

/** A student's attendance: the lessons opened, the last one first. */
export const getStudentAttendance = defineCall({
  ...managePeopleCall,
  name: 'getStudentAttendance',
  action: 'getStudentAttendance',
  request: z.object({ ...pageQuery, student_id: id }),
  response: z.array(OpenedLesson),
  meta: pageMeta,
});

/**
 * Homework of a student in one class that was given in one month of the institute's calendar, and what has become of
 * it: each homework counts once, by its last attempt.
 */
export const HomeworkOfMonth = wireObject({
  /** `2026-11`. */
  month: z.string(),
  classId: z.number(),
  className: z.string(),
  given: z.number(),
  handedIn: z.number(),
  /** Of those handed in, the ones that came after their last day. */
  late: z.number(),
  /** Of those handed in, the ones that were answered or asked for again. */
  answered: z.number(),
});
export type HomeworkOfMonth = z.output<typeof HomeworkOfMonth>;

/** Homework of one student that is looked at, of lessons and of meetings, at the most of each. */
export const MOST_STUDENT_HOMEWORK = 500;

/**
 * A student's homework in figures alone, by month and class, the last month first. A lesson has given its homework when
 * the student opened it, a meeting when it was held.
 */
export const getStudentHomework = defineCall({
  ...managePeopleCall,
  name: 'getStudentHomework',
  action: 'getStudentHomework',
  request: z.object({ student_id: id }),
  response: z.array(HomeworkOfMonth),
});

/** A message that a student was sent. */
export const SentToStudent = wireObject({
  id: z.number(),
  subject: z.string(),
  body: z.string(),
  sentAt: moment,
  /** Null while it is not read. */
  readAt: optionalMoment,
  /** What became of it by e-mail; `none` when it was not sent that way. */
  mail: z.enum(['none', 'waiting', 'sent', 'failed']),
});
export type SentToStudent = z.output<typeof SentToStudent>;

/** What a student was sent alone or with others, not to everybody; the last one first. */
export const getStudentMessages = defineCall({
  ...managePeopleCall,
  name: 'getStudentMessages',
  action: 'getStudentMessages',
  request: z.object({ ...pageQuery, student_id: id }),
  response: z.array(SentToStudent),
  meta: pageMeta,
});
