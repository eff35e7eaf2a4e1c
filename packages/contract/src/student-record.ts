import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import {
  flagText,
  id,
  namedAccount,
  nothing,
  pageMeta,
  pageQuery,
  requestKey,
  requiredText,
} from './fields.ts';
import { dictionary } from './language.ts';
import { managePeopleCall } from './manage-people-call.ts';
import { joinTerms } from './rules/join-terms.ts';
import { Student } from './students.ts';

/* The page of one student: our own calls, for administrators. Times are unix seconds, 0 for never. */

/** What is said of a field that is not right. */
const words = dictionary('fields/student-record', { note: 'Note' });

/** A class that a student has joined. */
export const StudentClass = z.object({
  id: z.number(),
  name: z.string(),
  /** How it was joined: free, by one payment for good, or month by month. */
  terms: z.enum(joinTerms),
  joined: z.number(),
  /** End of the paid month of a monthly class. */
  paid_until: z.number(),
  /** Lessons and exams there are, and those done: opened, and exams handed in. Timetables are none. */
  lessons: z.number(),
  done: z.number(),
  /** Of the last lesson opened for the first time. */
  last_opened: z.number(),
});
export type StudentClass = z.output<typeof StudentClass>;

/** An exam that a student has handed in. Scores are percentages; null where there is none. */
export const StudentExam = z.object({
  result_id: z.number(),
  lesson_id: z.number(),
  subject: z.string(),
  class_id: z.number(),
  class_name: z.string(),
  submitted_at: z.number(),
  objective_score: z.nullable(z.number()),
  theory_score: z.nullable(z.number()),
  /** Null while the theory answer waits for its mark. */
  total_score: z.nullable(z.number()),
  /** '1' where people mark a part of it. */
  theory: flagText,
  /** Which attempt it is, of an exam that was sat or may be sat more than once; absent for any other. */
  attempt: z.optional(z.number()),
  /** Of such an exam, '1' for the attempt that counts. */
  counted: z.optional(flagText),
  /** '1' where time ran out; absent for any other. */
  timed_out: z.optional(flagText),
});
export type StudentExam = z.output<typeof StudentExam>;

/** A certificate that a student was given. */
export const StudentCertificate = z.object({
  code: z.string(),
  title: z.string(),
  /** `2026-11-30`. */
  issued_on: z.string(),
  /** Since when it stands no longer, and why; absent while it stands. */
  revoked: z.optional(z.object({ at: z.number(), reason: z.string() })),
});

/** A browser on which a student is signed in now. */
export const StudentPlace = z.object({
  id: z.number(),
  browser: z.string(),
  system: z.string(),
  signed_in: z.number(),
  last_seen: z.number(),
});

/** What somebody in the office has noted about a student. */
export const StudentNote = z.object({
  id: z.number(),
  body: z.string(),
  /** Who wrote it, and `'1'` when that is whoever asks: they alone may delete it. */
  author: z.string(),
  /** Their account; null once it was deleted. */
  author_id: namedAccount,
  own: flagText,
  at: z.number(),
});
export type StudentNote = z.output<typeof StudentNote>;

/**
 * Who a student is, the classes, exams (the last 200), certificates, places and notes. Errors:
 * student_not_found.
 */
export const getStudentRecord = defineCall({
  ...managePeopleCall,
  name: 'getStudentRecord',
  action: 'getStudentRecord',
  request: z.object({ student_id: id }),
  response: z.object({
    student: z.object({
      ...Student.shape,
      verified: flagText,
      /** Whether they were invited and have not come in. */
      invited: flagText,
      /** When the account is to be erased, as its owner asked. */
      erases_at: z.number(),
    }),
    classes: z.array(StudentClass),
    exams: z.array(StudentExam),
    certificates: z.array(StudentCertificate),
    places: z.array(StudentPlace),
    notes: z.array(StudentNote),
  }),
});

/** A student's attendance: the lessons opened, the last one first. */
export const getStudentAttendance = defineCall({
  ...managePeopleCall,
  name: 'getStudentAttendance',
  action: 'getStudentAttendance',
  request: z.object({ ...pageQuery, student_id: id }),
  response: z.array(
    z.object({
      lesson_id: z.number(),
      subject: z.string(),
      class_name: z.string(),
      opened_at: z.number(),
    }),
  ),
  meta: pageMeta,
});

/** What a student was sent alone or with others, not to everybody; the last one first. */
export const getStudentMessages = defineCall({
  ...managePeopleCall,
  name: 'getStudentMessages',
  action: 'getStudentMessages',
  request: z.object({ ...pageQuery, student_id: id }),
  response: z.array(
    z.object({
      id: z.number(),
      subject: z.string(),
      body: z.string(),
      sent_at: z.number(),
      /** 0 while it is not read. */
      read_at: z.number(),
      /** What became of it by e-mail; `none` when it was not sent that way. */
      mail: z.enum(['none', 'waiting', 'sent', 'failed']),
    }),
  ),
  meta: pageMeta,
});

/**
 * Adds a note of the office about a student; the same key adds it once. Errors: student_not_found.
 */
export const addStudentNote = defineCall({
  ...managePeopleCall,
  name: 'addStudentNote',
  action: 'addStudentNote',
  request: z.object({
    student_id: id,
    body: requiredText(words.note, 2000),
    request_key: requestKey,
  }),
  response: nothing,
});

/** Deletes a note that one has written oneself. Errors: note_not_found. */
export const deleteStudentNote = defineCall({
  ...managePeopleCall,
  name: 'deleteStudentNote',
  action: 'deleteStudentNote',
  request: z.object({ note_id: id }),
  response: nothing,
});
