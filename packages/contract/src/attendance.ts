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
