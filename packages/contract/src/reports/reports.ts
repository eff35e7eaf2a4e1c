import * as z from 'zod/mini';
import { type DataOf, defineCall } from '../call.ts';
import { amount, moment, optionalMoment, wireObject } from '../codecs.ts';
import { valuesByName } from '../fields.ts';
import { MeetingRequest } from '../meetings/meeting-request.ts';
import { MissingRegister } from '../meetings/missing-register.ts';

/** A month of the institute's calendar, `2026-11`. */
const month = z.string();

/**
 * Admin §7: the figures of the administrator's dashboard. Months are the institute's, the last
 * twelve with the present one, so that each month name stands for one month. `enrolment`, `income`
 * and `pending_exams` are ours.
 */
export const getAdminReport = defineCall({
  name: 'getAdminReport',
  method: 'POST',
  path: '/adminReport.php',
  encoding: 'json',
  access: 'reports.read',
  actor: 'email',
  request: z.object({}),
  response: wireObject(
    {
      students: z.number(),
      activeClasses: z.number(),
      classes: z.array(
        wireObject({
          id: z.number(),
          name: z.string(),
          /** Enrolments by month name (`January`), months without any left out. */
          monthlyEnrollment: valuesByName(z.number()),
        }),
      ),
      /** When the automatic-marking subscription ends; null where it was never begun. */
      markingEndsAt: optionalMoment,
      /** Enrolments in all classes, also deleted ones, oldest month first, none left out. */
      enrolment: z.array(z.object({ month, count: z.number() })),
      /** What was paid for classes less what was returned, oldest month first, none left out. */
      income: z.array(wireObject({ month, kobo: amount }, { kobo: 'amount' })),
      /** Exams whose theory part waits for its grade. */
      pendingExams: z.number(),
    },
    {
      students: 'total_regular_users',
      activeClasses: 'total_active_classes',
      markingEndsAt: 'aisub',
    },
  ),
});
export type AdminReport = DataOf<typeof getAdminReport>;

const officeCall = {
  method: 'POST',
  path: '/adminActions.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'reports.read',
  actor: 'admin_email',
} as const;

/** A count of the whole, and the first of what is counted. */
const countedList = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ count: z.number(), first: z.array(item) });

/** A count of the present month, and of the one before. */
const byMonth = wireObject({ thisMonth: z.number(), lastMonth: z.number() });
export type ByMonth = z.output<typeof byMonth>;

/** How many of something a class has. */
const countOfClass = wireObject(
  { classId: z.number(), className: z.string(), count: z.number() },
  { className: 'class' },
);

/** What an institute needs before its first student can study; each is true once it is there. */
const Setup = wireObject({
  /** A name of its own, and a logo until the first student is there. */
  name: z.boolean(),
  class: z.boolean(),
  /** Three lessons of one class. */
  lesson: z.boolean(),
  /** A class that visitors see; an older server leaves it out. */
  published: z._default(z.boolean(), true),
  student: z.boolean(),
  payment: z.boolean(),
  /** The public key of a card provider was entered and its secret one is not set; an older server leaves it out. */
  cardSecretMissing: z._default(z.boolean(), false),
  /** What rewards may cost a day was said, or the first student is there; an older server leaves it out. */
  budget: z._default(z.boolean(), true),
  mail: z.boolean(),
});
export type Setup = z.output<typeof Setup>;

/**
 * Our own call: what waits for somebody of the office, the oldest or the largest first, at most five
 * of each; what has changed since last month; and how far the institute is set up. */
export const getOfficeWork = defineCall({
  ...officeCall,
  name: 'getOfficeWork',
  action: 'getOfficeWork',
  request: z.object({}),
  response: z.object({
    /** Exams that wait for a mark, by how long they have waited: each count holds the ones below it. */
    exams: wireObject(
      {
        waiting: z.number(),
        overThreeDays: z.number(),
        overSevenDays: z.number(),
        /** Of those that wait, the ones handed in since the month began. */
        thisMonth: z.number(),
      },
      { overThreeDays: 'over_3_days', overSevenDays: 'over_7_days' },
    ),
    /** Discussions of the last 30 days, among the newest 500 comments, whose last word is a student's. */
    comments: countedList(
      wireObject(
        {
          /** Rand tokens, as they stand in addresses. */
          classRand: z.string(),
          lessonRand: z.string(),
          className: z.string(),
          lesson: z.string(),
          student: z.string(),
          studentId: z.number(),
          /** The comment that is to be answered. */
          commentId: z.number(),
          at: moment,
        },
        { className: 'class' },
      ),
    ),
    /** Subscriptions that end within seven days, by class. */
    subscriptions: countedList(countOfClass),
    /** E-mails of the last 14 days that could not be delivered, by message. */
    mails: countedList(
      wireObject({ messageId: z.number(), subject: z.string(), count: z.number() }),
    ),
    /** Card payments of the last seven days that their payers take for paid and that failed. */
    payments: countedList(
      wireObject(
        { reference: z.string(), studentId: z.number(), name: z.string(), at: moment },
        { studentId: 'user_id' },
      ),
    ),
    /** Transfers that students have said to have made and that wait to be confirmed. */
    claims: z._default(z.number(), 0),
    /** What is owed for more than 30 days, the longest first; an older server leaves it out. */
    owing: z._default(
      countedList(
        wireObject(
          {
            invoiceId: z.number(),
            studentId: z.number(),
            name: z.string(),
            title: z.string(),
            restKobo: amount,
            dueOn: z.string(),
          },
          { studentId: 'user_id', restKobo: 'rest' },
        ),
      ),
      { count: 0, first: [] },
    ),
    /**
     * Homework that waits for an answer, by class, counted to 1,000; `more` where there is more. An older server leaves
     * it out.
     */
    homework: z._default(
      z.object({ count: z.number(), more: z.boolean(), first: z.array(countOfClass) }),
      { count: 0, more: false, first: [] },
    ),
    /** What teachers ask about their meetings, the soonest meeting first. */
    requests: z._default(countedList(MeetingRequest), { count: 0, first: [] }),
    /** Meetings of the last 30 days whose register nobody has held, the longest over first. */
    registers: z._default(countedList(MissingRegister), { count: 0, first: [] }),
    /**
     * Who came to the end of a class within the last 30 days, has finished it and holds no valid
     * certificate of it, by class; `more` where there were more than are looked at.
     */
    certificates: z.object({
      count: z.number(),
      more: z.boolean(),
      first: z.array(countOfClass),
    }),
    /** What the ledger and the card payment provider do not agree on. */
    differences: z.number(),
    /** Live students by the month in which they joined. */
    joined: byMonth,
    /** Active classes by the month in which they were made. */
    classes: byMonth,
    setup: Setup,
  }),
});
export type OfficeWork = DataOf<typeof getOfficeWork>;

/** The longest search, and how many of each kind are found at the most. */
export const SEARCH_LENGTH = 100;
export const SEARCH_MOST = 6;

/**
 * Our own call: what the office knows by some words, at most {@link SEARCH_MOST} of each kind.
 * Every word is looked for by itself, in any order; Arabic is found with and without its marks, a
 * phone number however it is written, a card payment by its whole reference, and one that the office took by
 * its number or the reference of the bank.
 */
export const searchOffice = defineCall({
  ...officeCall,
  name: 'searchOffice',
  access: 'office.enter',
  action: 'searchOffice',
  request: z.object({
    search: z.string().check(z.trim(), z.minLength(1), z.maxLength(SEARCH_LENGTH)),
  }),
  response: z.object({
    students: z.array(
      wireObject(
        { id: z.number(), name: z.string(), email: z.string(), phone: z.string() },
        { phone: 'phonenumber' },
      ),
    ),
    classes: z.array(z.object({ id: z.number(), name: z.string(), category: z.string() })),
    lessons: z.array(
      wireObject(
        { id: z.number(), classId: z.number(), subject: z.string(), className: z.string() },
        { className: 'class' },
      ),
    ),
    payments: z.array(
      wireObject(
        {
          reference: z.string(),
          studentId: z.number(),
          name: z.string(),
          /** 0 where no amount was named. */
          amountKobo: amount,
          /** Whether the money arrived, so that there is a receipt. */
          hasReceipt: z.boolean(),
        },
        { studentId: 'user_id', amountKobo: 'amount' },
      ),
    ),
  }),
});
export type Found = DataOf<typeof searchOffice>;
