import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { moment, optionalMoment, wireObject, yesNo } from '../codecs.ts';
import { idOrRand, pageMeta, pageQuery } from '../fields.ts';

/** Who opened a lesson, and when (admin §3). */
export const Attendance = wireObject(
  {
    /** Student and lesson: together they name the row. */
    studentId: z.number(),
    lessonId: z.number(),
    name: z.string(),
    email: z.string(),
    /** Subject of the lesson; ours. */
    subject: z.string(),
    at: moment,
    /** Ours: true for somebody who is not in the class, as after leaving it; absent for its students. */
    isOutside: z.optional(yesNo),
  },
  { studentId: 'user_id', at: 'clicked_at' },
);
export type Attendance = z.output<typeof Attendance>;

/** Admin §7: attendance of a class, newest first. */
export const lessonAttendance = defineCall({
  name: 'lessonAttendance',
  method: 'POST',
  path: '/lessonsAction.php',
  action: 'lessonAttendance',
  actionIn: 'body',
  encoding: 'form',
  access: 'classes.seePeople',
  request: z.object({ class_id: idOrRand, ...pageQuery }),
  response: z.array(Attendance),
  meta: pageMeta,
});

/** A student of a class, and which of its lessons they have opened; ours. */
export const AttendingStudent = wireObject(
  {
    id: z.number(),
    name: z.string(),
    email: z.string(),
    /** Ids of lessons. */
    opened: z.array(z.number()),
    /** When they last opened a lesson or were at a meeting; null for somebody who has done neither. */
    lastOpenedAt: optionalMoment,
    /** Whether nothing was opened for a week, and they were at no meeting. */
    isAbsent: z.boolean(),
  },
  { id: 'user_id', lastOpenedAt: 'last_opened', isAbsent: 'absent' },
);
export type AttendingStudent = z.output<typeof AttendingStudent>;

/** What a page of students says of their class: its lessons in order, without timetables. */
export const AttendedLessons = z.object({
  ...pageMeta.shape,
  lessons: z.array(z.object({ id: z.number(), subject: z.string() })),
});
export type AttendedLesson = z.output<typeof AttendedLessons>['lessons'][number];

/** Our own: the students of a class by name, and which lessons each has opened. Errors: class_not_found. */
export const getAttendanceGrid = defineCall({
  name: 'getAttendanceGrid',
  method: 'POST',
  path: '/lessonsAction.php',
  action: 'getAttendanceGrid',
  actionIn: 'body',
  encoding: 'form',
  access: 'classes.seePeople',
  request: z.object({
    class_id: idOrRand,
    page: pageQuery.page,
    per_page: pageQuery.per_page,
    search: pageQuery.search,
  }),
  response: z.array(AttendingStudent),
  meta: AttendedLessons,
});

/**
 * Our own: the same as a CSV file, `attendance_{date}.csv`, of all students or of those that a search
 * finds: a line for each student, a column for each lesson with the day on which it was opened first.
 * Errors: class_not_found.
 */
export const exportAttendance = defineCall({
  name: 'exportAttendance',
  method: 'POST',
  path: '/lessonsAction.php',
  action: 'exportAttendance',
  actionIn: 'body',
  encoding: 'form',
  access: 'classes.seePeople',
  request: z.object({ class_id: idOrRand, search: pageQuery.search }),
  response: z.null(),
});
