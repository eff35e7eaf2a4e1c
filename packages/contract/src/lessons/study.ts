import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { moment, orNull, wireObject } from '../codecs.ts';
import { lessonKind } from './lessons.ts';

/** How far a student is with a class that they have joined. Timetables are nothing to complete. */
const ClassProgress = wireObject({ classId: z.number(), done: z.number(), total: z.number() });

/** The lesson to go on with. */
const NextLesson = wireObject(
  {
    classId: z.number(),
    classRand: z.string(),
    className: z.string(),
    lessonRand: z.string(),
    subject: z.string(),
    kind: lessonKind,
    /** Its place among the lessons and exams of its class, from 1. */
    place: z.number(),
    total: z.number(),
    /** Why it may not be opened yet, in the words of the gate; '' where it may. */
    shut: z.string(),
  },
  { kind: 'inputetype' },
);

/** An exam whose time runs. */
const RunningExam = wireObject({
  classRand: z.string(),
  className: z.string(),
  lessonRand: z.string(),
  subject: z.string(),
  /** Its deadline, on the server's clock. */
  endsAt: moment,
});
export type RunningExam = z.output<typeof RunningExam>;

/** The next live meeting of a class. */
const Meeting = wireObject({ classRand: z.string(), className: z.string(), at: moment });
export type Meeting = z.output<typeof Meeting>;

/** A day of this week. */
const StudyDay = wireObject(
  {
    /** `YYYY-MM-DD` of the institute. */
    day: z.string(),
    isStudied: z.boolean(),
  },
  { isStudied: 'studied' },
);
export type StudyDay = z.output<typeof StudyDay>;

/** Our own: how far the session's user is with everything joined, and what comes next. */
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
  response: wireObject({
    /** Every class joined, the one studied last before all. */
    classes: z.array(ClassProgress),
    /** Null where nothing is joined, or everything is finished. */
    next: z.nullable(NextLesson),
    /** An exam that the student has begun and whose time runs; null for none. */
    running: orNull(RunningExam),
    /** The next live meeting that a timetable names. */
    meeting: z.nullable(Meeting),
    /** The seven days of this week of the institute, from Monday. */
    week: z.array(StudyDay),
    /** On how many of them the student means to study: the others are free. A kept copy of before: null. */
    weekGoal: orNull(z.number()),
    /**
     * How many classes are open to join, whether joined or not. A copy that was kept on a device before
     * this was said goes without: null.
     */
    openClasses: orNull(z.number()),
  }),
});
