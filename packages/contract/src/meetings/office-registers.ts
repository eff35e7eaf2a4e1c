import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { moment, wireObject } from '../codecs.ts';
import { calendarMonth, idOrRand } from '../fields.ts';
import { timetableCall, meetingWords as words } from './meetings.ts';
import { MissingRegister } from './missing-register.ts';
import { heldFields } from './registers.ts';

/** A meeting with how many were there. */
export const RegisterSum = wireObject({
  ...heldFields,
  present: z.number(),
  late: z.number(),
  leftEarly: z.number(),
  excused: z.number(),
  absent: z.number(),
});
export type RegisterSum = z.output<typeof RegisterSum>;

/** The meetings of a class that have begun, the last first, with how many were there. Errors: class_not_found. */
export const getClassRegisters = defineCall({
  ...timetableCall,
  access: 'classes.seePeople',
  name: 'getClassRegisters',
  action: 'getClassRegisters',
  request: z.object({ class_id: idOrRand }),
  response: z.array(RegisterSum),
});

/**
 * Who was at the meetings of a class in a month of the institute's calendar, as a CSV file,
 * `registers_{month}_{date}.csv`: a line for each student with the sums in words, a column for each meeting that has
 * begun. Errors: class_not_found.
 */
export const exportRegisters = defineCall({
  ...timetableCall,
  access: 'classes.seePeople',
  name: 'exportRegisters',
  action: 'exportRegisters',
  request: z.object({ class_id: idOrRand, month: calendarMonth(words.month) }),
  response: z.null(),
});

/** Registers are missed for so many days after a meeting; of so many meetings at the most. */
export const MISSED_DAYS = 30;
export const MOST_MISSED = 100;

/**
 * The meetings of the last 30 days that are over, were not cancelled nor missed by their teacher, and whose register
 * nobody has held: how many they are, and the first of them, the longest over first.
 */
export const getMissingRegisters = defineCall({
  ...timetableCall,
  name: 'getMissingRegisters',
  action: 'getMissingRegisters',
  request: z.object({}),
  response: z.object({ count: z.number(), first: z.array(MissingRegister) }),
});

/** So many absences one after another, within so many days, are told to the office; of so many people at the most. */
export const ABSENCES_RUNNING = 3;
export const ABSENCES_DAYS = 60;
export const MOST_ABSENT = 100;

/** Somebody who stays away from a class. */
export const LongAbsence = wireObject({
  studentId: z.number(),
  name: z.string(),
  classId: z.number(),
  className: z.string(),
  /** When the last meeting was that they were absent from. */
  lastAt: moment,
});

/**
 * Who was absent, and not excused, from their last three meetings of a class that count, within 60 days; who was so
 * last comes first.
 */
export const getLongAbsences = defineCall({
  ...timetableCall,
  name: 'getLongAbsences',
  action: 'getLongAbsences',
  request: z.object({}),
  response: z.array(LongAbsence),
});
