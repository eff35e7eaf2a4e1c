import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOrNone, orNull, wireObject } from '../codecs.ts';
import {
  flag,
  id,
  idOrNull,
  idOrRand,
  nothing,
  requiredText,
  typedText,
  wholeNumber,
} from '../fields.ts';
import { changing, making } from '../form.ts';
import { MAX_PLACED, studentList } from '../roster/roster.ts';
import {
  closureRules,
  day,
  meetingMinutes,
  meetingPlace,
  OfficeMeeting,
  timeOfDay,
  timetableCall,
  meetingWords as words,
} from './meetings.ts';

/* Our own calls: the groups of a class with their weekly times (decision 165). */

/** Somebody by number and name. */
const Person = z.object({ id: z.number(), name: z.string() });

/** A weekly time of a group. */
export const Pattern = wireObject({
  id: z.number(),
  /** 1 for Monday to 7 for Sunday. */
  weekday: z.number(),
  /** By the clocks of the group, `18:00`. */
  startsAt: z.string(),
  minutes: z.number(),
  fromOn: z.string(),
  /** The last day on which it holds; null for the last day of its group. */
  untilOn: orNull(z.string()),
  /** Who teaches then; null for the teacher of the group. */
  teacherId: idOrNone,
  teacherName: z.string(),
  /** Where it meets then; empty for the place of the group. */
  place: z.string(),
});
export type Pattern = z.output<typeof Pattern>;

/** A group of a class. */
export const Group = wireObject({
  id: z.number(),
  /** Empty for the group of everybody. */
  name: z.string(),
  isEverybody: z.boolean(),
  teacherId: idOrNone,
  teacherName: z.string(),
  zone: z.string(),
  /** How many it takes; 0 for any number. */
  seats: z.number(),
  place: z.string(),
  firstOn: orNull(z.string()),
  lastOn: orNull(z.string()),
  onClosure: z.enum(closureRules),
  /** Its students by name; empty for the group of everybody. */
  students: z.array(Person),
  /** Its weekly times that are not over. */
  patterns: z.array(Pattern),
});
export type Group = z.output<typeof Group>;

/** Meetings that a class is shown with, at the most. */
export const MOST_MEETINGS = 60;

/** Meetings that stand without a teacher whom their weekly times name, as that one is in another then. */
export const Untaught = z.object({
  meetings: z.number(),
  /** Of them those at whose hour their teacher is free now. */
  free: z.number(),
  /** Who is meant to teach them, and the classes in whose meetings they are. */
  teachers: z.array(z.string()),
  clashes: z.array(z.string()),
});
export type Untaught = z.output<typeof Untaught>;

/**
 * The timetable of a class: its groups, the meetings that come next, and who may teach. Errors: class_not_found.
 */
export const getTimetable = defineCall({
  ...timetableCall,
  name: 'getTimetable',
  action: 'getTimetable',
  request: z.object({ class_id: idOrRand }),
  response: wireObject({
    groups: z.array(Group),
    /** The next ones, the first first, those among them that are not held. */
    meetings: z.array(OfficeMeeting),
    /** Everybody who teaches a class, by name. */
    teachers: z.array(Person),
    /** The zone of the institute. */
    zone: z.string(),
    /** What stands without a teacher though one is meant to teach it; null for nothing. */
    untaught: z._default(z.nullable(Untaught), null),
  }),
});

/**
 * Gives the meetings of a class that stand without a teacher to those whom their weekly times name, where they are
 * free then; again gives none that is given. Answers how many, and what is left. Errors: class_not_found.
 */
export const giveMeetings = defineCall({
  ...timetableCall,
  name: 'giveMeetings',
  action: 'giveMeetings',
  request: z.object({ class_id: idOrRand }),
  response: z.object({ given: z.number(), left: z.nullable(Untaught) }),
});

/** A time zone by its name; whether there is such a one, the server knows. */
const zone = typedText(words.zone).check(z.regex(/^[A-Za-z][\w+/-]{1,63}$/, words.zone));
/** A day, or nothing. */
const optionalDay = z.union([z.literal(''), day]);

const groupFields = {
  teacher_id: idOrNull,
  zone,
  seats: wholeNumber(0, 10_000, words.seats),
  place: meetingPlace,
  first_on: optionalDay,
  last_on: optionalDay,
  on_closure: z.enum(closureRules, words.onClosure),
};

/**
 * Adds a group of some students to a class. Errors: class_not_found, teacher_not_found, day_out_of_reach,
 * group_name_taken.
 */
export const addGroup = defineCall({
  ...timetableCall,
  name: 'addGroup',
  action: 'addGroup',
  request: z.object({
    ...{ class_id: idOrRand, name: requiredText(words.name, 80) },
    ...making(groupFields, {
      ...{ teacher_id: null, zone: '', seats: 0, place: '', first_on: '', last_on: '' },
      on_closure: 'cancel',
    }),
  }),
  response: z.object({ id: z.number() }),
});

/**
 * Changes a group and plans its meetings anew; what is not sent stays. Errors: group_not_found, teacher_not_found,
 * teacher_busy, group_busy, group_name_taken, day_out_of_reach.
 */
export const changeGroup = defineCall({
  ...timetableCall,
  name: 'changeGroup',
  action: 'changeGroup',
  request: z.object({
    group_id: id,
    ...changing({ name: requiredText(words.name, 80), ...groupFields }),
  }),
  response: nothing,
});

/**
 * What becomes of somebody more than a group has seats, those that are kept for others among them: they are refused,
 * are in it all the same, or take a seat that was offered, whose offer is withdrawn.
 */
export const fullGroupRules = ['refuse', 'beyond', 'withdraw'] as const;
export type FullGroupRule = (typeof fullGroupRules)[number];

/**
 * Says who is in a group; whoever is not named is in it no more. Who comes from another group of the class leaves it,
 * or is in both, as `in_both` says. Errors: group_not_found, group_of_everybody, group_full, not_in_class,
 * in_other_group (somebody is in another one, and nothing was said of it).
 */
export const setGroupStudents = defineCall({
  ...timetableCall,
  name: 'setGroupStudents',
  action: 'setGroupStudents',
  request: z.object({
    ...{ group_id: id, student_list: studentList(MAX_PLACED) },
    when_full: z._default(z.enum(fullGroupRules, words.whenFull), 'refuse'),
    in_both: z.optional(flag),
  }),
  response: nothing,
});

const patternFields = {
  weekday: wholeNumber(1, 7, words.weekday),
  starts_at: timeOfDay,
  minutes: meetingMinutes,
  teacher_id: idOrNull,
  place: meetingPlace,
};

/**
 * Has a group meet each week; without a group, everybody in the class. Errors: class_not_found, group_not_found,
 * teacher_not_found, teacher_busy, day_out_of_reach.
 */
export const addPattern = defineCall({
  ...timetableCall,
  name: 'addPattern',
  action: 'addPattern',
  request: z.object({
    class_id: idOrRand,
    group_id: z.optional(id),
    from_on: day,
    until_on: z._default(optionalDay, ''),
    ...making(patternFields, { teacher_id: null, place: '' }),
  }),
  response: z.object({ id: z.number() }),
});

/**
 * Changes a weekly time from a day on; what is not sent stays, and so do meetings that were changed by themselves.
 * Students are told. Errors: pattern_not_found, teacher_not_found, teacher_busy, day_out_of_reach.
 */
export const changePattern = defineCall({
  ...timetableCall,
  name: 'changePattern',
  action: 'changePattern',
  request: z.object({ pattern_id: id, from_on: day, ...changing(patternFields) }),
  response: nothing,
});

/** Has a weekly time end with a day; students are told. Errors: pattern_not_found, day_out_of_reach. */
export const endPattern = defineCall({
  ...timetableCall,
  name: 'endPattern',
  action: 'endPattern',
  request: z.object({ pattern_id: id, last_on: day }),
  response: nothing,
});
