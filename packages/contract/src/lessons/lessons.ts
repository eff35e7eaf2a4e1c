import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Class } from '../classes/classes.ts';
import {
  moment,
  optionalMoment,
  optionalMomentText,
  orNull,
  wireObject,
  yesNo,
} from '../codecs.ts';
import { idOrRand, nothing } from '../fields.ts';
import { OwnPrice } from '../prices/prices.ts';
import { EntryExam } from './entry-exam.ts';

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

/** Whether it is, as the number 1 or 0 on the wire. */
const oneOrZero = z.codec(z.literal([0, 1]), z.boolean(), {
  decode: (number) => number === 1,
  encode: (is) => (is ? 1 : 0),
});

/** The fields of a lesson in a list. */
export const lessonSummary = {
  id: z.number(),
  rand: z.string(),
  subject: z.string(),
  kind: lessonKind,
  /** Whether it opens at a moment of its own. */
  isScheduled: yesNo,
  /** When a scheduled lesson opens, or opened; null for one that is open from the start. */
  opensAt: optionalMoment,
  /** Whether the session's user has opened it. */
  isViewed: yesNo,
  viewedAt: optionalMoment,
  /** Whether the exam has been submitted. */
  isSubmitted: oneOrZero,
  /** Our own: true for an exam that asks for passing and is not passed yet; absent for any other. */
  isPassMissing: z.optional(yesNo),
  /** Our own: true for a lesson that was opened and whose exercises were not all answered; absent for any other. */
  hasExercisesLeft: z.optional(yesNo),
  /** Our own: the deadline of the attempt at the exam that is under way; absent for any other. */
  runsUntil: z.optional(optionalMoment),
  /** Our own: whether anybody may read it now, on its public page; only an older server leaves it out. */
  isPreview: z._default(yesNo, false),
};
/** What the wire calls those that it names by a word of its own. */
export const lessonSummaryNames = {
  kind: 'inputetype',
  isScheduled: 'scheduled',
  opensAt: 'studydate',
  isViewed: 'viewed',
  viewedAt: 'viewedDate',
  isSubmitted: 'examDone',
  isPassMissing: 'passMissing',
  hasExercisesLeft: 'exercisesLeft',
  runsUntil: 'runsUntil',
  isPreview: 'preview',
} as const;

/** A lesson in a list: no content (student §3). */
export const LessonSummary = wireObject(lessonSummary, lessonSummaryNames);
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
  response: wireObject(
    {
      item: Class,
      lessons: z.array(LessonSummary),
      isEnrolled: z.boolean(),
      /** When the paid month ends; null for a class that is not monthly or not joined. */
      subscriptionEndsAt: optionalMomentText,
      subscriptionStatus: z.enum(['none', 'active', 'expired']),
      /** Ours: when the place goes on that is on hold now; null where it is not. */
      heldUntil: orNull(moment),
      /** Our own: from when on new lessons wait for what is owed for the place; an older copy does not say. */
      overdueAt: z._default(orNull(moment), null),
      /** Our own: what the student pays instead of the price; null where nothing is taken off. */
      ownPrice: z._default(orNull(OwnPrice), null),
      /** Our own: whether there is a coupon that can be taken for it. */
      takesCoupons: z._default(z.boolean(), false),
      /** Lessons that may be opened a month; 0 means no limit. */
      monthlyLimit: z.number(),
      /** Lessons of this class first opened in the current month; counted only where there is a limit. */
      viewedThisMonth: z.number(),
      /** Our own: when it meets next; null where its timetables name no time. */
      meetsAt: z._default(optionalMoment, null),
      /** Our own: whether it is taught in groups, of which whoever joins it chooses one. */
      isInGroups: z._default(z.boolean(), false),
      /** Our own: who teaches it, by name. */
      teachers: z._default(z.array(z.object({ name: z.string(), picture: z.string() })), []),
      /** The class to complete first, when there is one. */
      prerequisite: z.nullable(
        z.object({
          name: z.string(),
          rand: z.string(),
          met: z.boolean(),
          /** Our own: the exam that may be passed instead; absent where there is none, and once it is met. */
          entry: z.optional(EntryExam),
        }),
      ),
    },
    {
      item: 'class_details',
      isEnrolled: 'isEnrolled',
      subscriptionEndsAt: 'nextSub',
      subscriptionStatus: 'subscriptionStatus',
      heldUntil: 'held_until',
      overdueAt: 'overdue_at',
      monthlyLimit: 'monthlyLessonLimit',
      viewedThisMonth: 'viewedThisMonth',
      meetsAt: 'meetsAt',
    },
  ),
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

/** Our own: notes that every exercise of a lesson has been answered. Errors: those of opening it. */
export const finishLesson = defineCall({
  name: 'finishLesson',
  method: 'POST',
  path: '/api.php',
  action: 'finish_lesson',
  actionIn: 'body',
  encoding: 'form',
  access: 'session',
  actor: 'email',
  request: z.object({ lesson_id: idOrRand, class_id: idOrRand }),
  response: nothing,
});
