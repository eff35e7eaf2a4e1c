import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { idOrRand, pageMeta, pageQuery } from './fields.ts';

/** Who opened a lesson, and when (admin §3). */
export const Attendance = z.object({
  /** Student and lesson: together they name the row. */
  user_id: z.number(),
  lesson_id: z.number(),
  name: z.string(),
  email: z.string(),
  /** Subject of the lesson; ours. */
  subject: z.string(),
  /** Unix seconds. */
  clicked_at: z.number(),
});

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
export const AttendingStudent = z.object({
  user_id: z.number(),
  name: z.string(),
  email: z.string(),
  /** Ids of lessons. */
  opened: z.array(z.number()),
  /** Unix seconds of the newest opening; 0 for none. */
  last_opened: z.number(),
  /** Whether nothing was opened for a week. */
  absent: z.boolean(),
});
export type AttendingStudent = z.output<typeof AttendingStudent>;

/** What a page of students says of their class: its lessons in order, without timetables. */
export const AttendedLessons = z.object({
  ...pageMeta.shape,
  lessons: z.array(z.object({ id: z.number(), subject: z.string() })),
});

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
