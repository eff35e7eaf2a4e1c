import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Class } from './classes.ts';
import { flagText, idOrRand, nothing } from './fields.ts';

/** The wire's word for each kind of lesson; `Timetableble` is shown as Timetable. */
export const lessonTypes = ['Lesson', 'Exam', 'Timetableble'] as const;
export type LessonType = (typeof lessonTypes)[number];
export const inputetype = z.enum(
  lessonTypes,
  'The lesson type must be Lesson, Exam or Timetableble.',
);

/** What a lesson is, in the order in which the kinds are offered. */
export const lessonKinds = ['lesson', 'exam', 'timetable'] as const;
export type LessonKind = (typeof lessonKinds)[number];

/** The kinds of lessons by the wire's word for each. */
export const kindOfType = {
  Lesson: 'lesson',
  Exam: 'exam',
  Timetableble: 'timetable',
} as const satisfies Record<LessonType, LessonKind>;

/** The wire's words for the kinds. */
export const typeOfKind = {
  lesson: 'Lesson',
  exam: 'Exam',
  timetable: 'Timetableble',
} as const satisfies Record<LessonKind, LessonType>;

/** What a lesson is, at both ends. */
export const lessonKind = z.codec(inputetype, z.enum(lessonKinds), {
  decode: (type) => kindOfType[type],
  encode: (kind) => typeOfKind[kind],
});

/** A lesson in a list: no content (student §3). */
export const LessonSummary = z.object({
  id: z.number(),
  rand: z.string(),
  subject: z.string(),
  inputetype,
  /** '1' when it opens at `studydate`. */
  scheduled: flagText,
  /** Unix seconds, 0 when not set. */
  studydate: z.number(),
  /** '1' when the session's user has opened it. */
  viewed: flagText,
  /** Unix seconds, 0 when not viewed. */
  viewedDate: z.number(),
  /** 1 when the exam has been submitted. */
  examDone: z.literal([0, 1]),
  /** Our own: '1' for an exam that asks for passing and is not passed yet; absent for any other. */
  passMissing: z.optional(flagText),
  /** Our own: '1' when anybody may read it now, on its public page; only an older server leaves it out. */
  preview: z.optional(flagText),
});
export type LessonSummary = z.output<typeof LessonSummary>;

/** Student §7: a class with its lessons and where the session's user stands in it. */
export const getClassDetails = defineCall({
  name: 'getClassDetails',
  method: 'POST',
  path: '/api.php',
  action: 'get_class_details',
  actionIn: 'body',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  offline: true,
  request: z.object({ class_id: idOrRand }),
  response: z.object({
    class_details: Class,
    lessons: z.array(LessonSummary),
    isEnrolled: z.boolean(),
    /** Unix seconds, '0' for a class that is not monthly or not joined. */
    nextSub: z.string(),
    subscriptionStatus: z.enum(['none', 'active', 'expired']),
    monthlyLessonLimit: z.number(),
    /** Lessons of this class first opened in the current month; counted only where there is a limit. */
    viewedThisMonth: z.number(),
    /** Our own: unix seconds of the next live meeting, 0 where its timetables name no time. */
    meetsAt: z.optional(z.number()),
    /** Our own: who teaches it, by name. */
    teachers: z.optional(z.array(z.object({ name: z.string(), picture: z.string() }))),
    /** The class to complete first, when there is one. */
    prerequisite: z.nullable(z.object({ name: z.string(), rand: z.string(), met: z.boolean() })),
  }),
});

/** Student §7: records the first opening of a lesson and its attendance, when no gate is shut. */
export const viewStatus = defineCall({
  name: 'viewStatus',
  method: 'POST',
  path: '/api.php',
  action: 'viewStatus',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  request: z.object({ lesson_id: idOrRand, class_id: idOrRand }),
  response: nothing,
});
