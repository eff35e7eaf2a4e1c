import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { inputetype } from './lessons.ts';

/** How far a student is with a class that they have joined. Timetables are nothing to complete. */
const ClassProgress = z.object({ class_id: z.number(), done: z.number(), total: z.number() });

/** The lesson to go on with. */
const NextLesson = z.object({
  class_id: z.number(),
  class_rand: z.string(),
  class_name: z.string(),
  lesson_rand: z.string(),
  subject: z.string(),
  inputetype,
  /** Its place among the lessons and exams of its class, from 1. */
  place: z.number(),
  total: z.number(),
  /** Why it may not be opened yet, in the words of the gate; '' where it may. */
  shut: z.string(),
});

/** Our own call: how far the session's user is with everything joined, and what comes next. */
export const getMyStudy = defineCall({
  name: 'getMyStudy',
  method: 'POST',
  path: '/api.php',
  action: 'get_my_study',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  offline: true,
  request: z.object({}),
  response: z.object({
    /** Every class joined, the one studied last before all. */
    classes: z.array(ClassProgress),
    /** Null where nothing is joined, or everything is finished. */
    next: z.nullable(NextLesson),
    /** The next live meeting that a timetable names; `at` is unix seconds. */
    meeting: z.nullable(
      z.object({ class_rand: z.string(), class_name: z.string(), at: z.number() }),
    ),
    /** The seven days of this week of the institute, from Monday, as `YYYY-MM-DD`. */
    week: z.array(z.object({ day: z.string(), studied: z.boolean() })),
    /**
     * How many classes are open to join, whether joined or not. A copy that was kept on a device before
     * this was said goes without.
     */
    open_classes: z.optional(z.number()),
  }),
});
