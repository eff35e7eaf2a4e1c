import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { moment, wireObject } from '../codecs.ts';
import { id, list, namedAccount, requestKey } from '../fields.ts';
import { groupChosen } from '../meetings/seats.ts';
import { freeReasons } from '../payments/ways.ts';

/* Our own calls: many students at once are given accounts, and places in classes. */

/** Rows of one import, places of one enrolment, and classes of either, at the most. */
export const MAX_IMPORTED = 2_000;
export const MAX_PLACED = 10_000;
export const MAX_CLASSES = 50;
/** Invitations that are mailed again at once, at the most. */
export const MAX_INVITED = 500;

/** Where the calls of imports and enrolments go. */
export const rosterCall = {
  method: 'POST',
  path: '/adminActions.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'people.change',
  actor: 'admin_email',
} as const;

/** Students who are given accounts or places, and how far that has come. It goes on by itself. */
export const Intake = wireObject(
  {
    id: z.number(),
    kind: z.enum(['import', 'enrolment']),
    /** Names of its classes. */
    classes: z.array(z.string()),
    /** Students it is about, and those dealt with so far. */
    total: z.number(),
    processed: z.number(),
    /** Accounts made, and places given, so far. */
    added: z.number(),
    enrolled: z.number(),
    isDone: z.boolean(),
    startedAt: moment,
    startedBy: z.string(),
    /** Their account; null once it was deleted. */
    startedById: namedAccount,
  },
  { isDone: 'done' },
);
export type Intake = z.output<typeof Intake>;

/** Classes in which people are to have places. */
export const classIds = z._default(list(id, MAX_CLASSES), []);

/** Ids in one field, apart by commas: a form has at most 5,000 fields. */
export const studentList = (most: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): (string | number)[] => text.split(/[\s,]+/).filter(Boolean)),
    ),
    z.array(id).check(z.maxLength(most)),
  );

/**
 * Gives students places in classes, for which nobody pays; whoever has one keeps it as it is. Done
 * after the response (getIntakes). Errors: students_missing, classes_missing, class_not_found,
 * group_not_found, group_full.
 */
export const enrolStudents = defineCall({
  ...rosterCall,
  name: 'enrolStudents',
  access: 'places.change',
  action: 'enrolStudents',
  request: z.object({
    student_list: studentList(MAX_PLACED),
    class_ids: classIds,
    /** A group of one of the classes. */
    ...groupChosen,
    /** Why nobody pays, which stands at each place. */
    free_reason: z.optional(z.enum(freeReasons)),
    /** Idempotency key of our browser: the same key enrols once. */
    request_key: requestKey,
  }),
  response: Intake,
});

/**
 * Mails a new link to those who were invited and have not come in; the link before ends. Whoever has
 * a password by now is left out. Errors: students_missing, nobody_invited (all have come in).
 */
export const inviteAgain = defineCall({
  ...rosterCall,
  name: 'inviteAgain',
  access: 'people.resetPassword',
  action: 'inviteAgain',
  request: z.object({ student_list: studentList(MAX_INVITED) }),
  /** How many are mailed. */
  response: z.object({ invited: z.number() }),
});

/** The ten newest imports and enrolments, newest first, with how far they have come. */
export const getIntakes = defineCall({
  ...rosterCall,
  access: 'people.manage',
  name: 'getIntakes',
  action: 'getIntakes',
  request: z.object({}),
  response: z.array(Intake),
});
