import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { moment, wireObject } from '../codecs.ts';
import {
  anyText,
  email,
  flag,
  id,
  list,
  namedAccount,
  personName,
  requestKey,
  typedText,
} from '../fields.ts';
import { dictionary } from '../language.ts';

/* Our own calls: many students at once are given accounts, and places in classes. */

/** What is said of a field that is not right. */
const words = dictionary('fields/roster', {
  name: 'Name',
  phone: 'This is not a phone number.',
});

/** Rows of one import, places of one enrolment, and classes of either, at the most. */
export const MAX_IMPORTED = 2_000;
export const MAX_PLACED = 10_000;
export const MAX_CLASSES = 50;
/** Invitations that are mailed again at once, at the most. */
export const MAX_INVITED = 500;

/**
 * A row of an import. The phone number may be left out; the server reads it, also where a cell holds
 * two.
 */
export const rosterFields = {
  // Line breaks and what turns the direction of a line would speak in the institute's mails.
  name: personName(words.name, 120),
  email,
  phonenumber: z._default(typedText().check(z.maxLength(100, words.phone)), ''),
};
export type RosterField = keyof typeof rosterFields;

const rosterCall = {
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

/** What an import would do, or has begun. */
export const Checked = z.object({
  /** Rows without and with an account, as it is now. */
  fresh: z.number(),
  known: z.number(),
  /** Rows that are not right, and what is wrong with the first hundred, by their line from 1. */
  wrong: z.number(),
  errors: z.array(z.object({ row: z.number(), message: z.string() })),
  /** What was begun; null where nothing was. */
  intake: z.nullable(Intake),
});
export type Checked = z.output<typeof Checked>;

const classIds = z._default(list(id, MAX_CLASSES), []);

/**
 * Makes accounts for the rows of a table, CSV or copied from a spreadsheet: name, e-mail and phone; a
 * first line may name the columns. Whoever is new is mailed a link to choose a password with
 * (decision 075); an e-mail that has an account adds nobody. All of them are enrolled in the classes,
 * for which nobody pays. Where a row is not right nothing is done; with `dry_run` nothing is in any
 * case. The accounts are made after the response (getIntakes). Errors: table_unreadable,
 * rows_too_many, rows_missing, class_not_found.
 */
export const importStudents = defineCall({
  ...rosterCall,
  name: 'importStudents',
  action: 'importStudents',
  maxBody: 2 * 1024 * 1024,
  request: z.object({
    table: anyText(600_000),
    class_ids: classIds,
    dry_run: z._default(flag, false),
    /** Idempotency key of our browser: the same key imports once. */
    request_key: requestKey,
  }),
  response: Checked,
});

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
 * after the response (getIntakes). Errors: students_missing, classes_missing, class_not_found.
 */
export const enrolStudents = defineCall({
  ...rosterCall,
  name: 'enrolStudents',
  action: 'enrolStudents',
  request: z.object({
    student_list: studentList(MAX_PLACED),
    class_ids: classIds,
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
