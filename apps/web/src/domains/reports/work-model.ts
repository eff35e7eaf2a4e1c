import type { DataOf } from '@institute/contract/call';
import { koboOf } from '@institute/contract/money';
import type * as wire from '@institute/contract/reports';
import { pathTo } from '@institute/contract/routes';

/** A list that was cut, and how long it is. */
export interface Counted<Item> {
  count: number;
  first: readonly Item[];
}

/** What an institute needs before its first student can study, in the order in which it is done. */
export const setupSteps = ['name', 'class', 'lesson', 'student', 'payment', 'mail'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** What waits for somebody of the office. */
export interface OfficeWork {
  /** Exams that wait, and those of them that have for more than three and for more than seven days. */
  exams: { waiting: number; overThreeDays: number; overSevenDays: number };
  /** Discussions in which a student has the last word, the longest waiting first. */
  comments: Counted<{ path: string; className: string; lesson: string; student: string; at: Date }>;
  /** Subscriptions that end within seven days, by class. */
  subscriptions: Counted<{ classId: number; className: string; count: number }>;
  /** E-mails that could not be delivered, by message. */
  mails: Counted<{ messageId: number; subject: string; count: number }>;
  /** Card payments that failed although their payers take them for paid. */
  payments: Counted<{ reference: string; studentId: number; name: string; at: Date }>;
  /** What the ledger and the card payment provider do not agree on. */
  differences: number;
  /** Students who joined in the present month and in the one before. */
  joined: { thisMonth: number; lastMonth: number };
  setup: Readonly<Record<SetupStep, boolean>>;
}

const dateOf = (seconds: number) => new Date(seconds * 1000);

export function officeWorkOf(work: DataOf<typeof wire.getOfficeWork>): OfficeWork {
  const { exams, comments, subscriptions, mails, payments, differences, joined, setup } = work;
  return {
    exams: {
      waiting: exams.waiting,
      overThreeDays: exams.over_3_days,
      overSevenDays: exams.over_7_days,
    },
    comments: {
      count: comments.count,
      first: comments.first.map(({ class_rand, lesson_rand, lesson, student, at, ...rest }) => ({
        path: pathTo('lesson', { classId: class_rand, lessonId: lesson_rand }),
        ...{ className: rest.class, lesson, student, at: dateOf(at) },
      })),
    },
    subscriptions: {
      count: subscriptions.count,
      first: subscriptions.first.map(({ class_id, count, ...rest }) => ({
        ...{ classId: class_id, className: rest.class, count },
      })),
    },
    mails: {
      count: mails.count,
      first: mails.first.map(({ message_id, subject, count }) => ({
        ...{ messageId: message_id, subject, count },
      })),
    },
    payments: {
      count: payments.count,
      first: payments.first.map(({ reference, user_id, name, at }) => ({
        ...{ reference, studentId: user_id, name, at: dateOf(at) },
      })),
    },
    differences,
    joined: { thisMonth: joined.this_month, lastMonth: joined.last_month },
    setup,
  };
}

/** What the office knows by some words. */
export interface Found {
  students: readonly { id: number; name: string; email: string }[];
  classes: readonly { id: number; name: string; category: string }[];
  lessons: readonly { id: number; classId: number; subject: string; className: string }[];
  payments: readonly {
    reference: string;
    studentId: number;
    name: string;
    amountKobo: number;
    hasReceipt: boolean;
  }[];
}

export function foundOf(found: DataOf<typeof wire.searchOffice>): Found {
  return {
    students: found.students,
    classes: found.classes,
    lessons: found.lessons.map(({ id, class_id, subject, ...rest }) => ({
      ...{ id, classId: class_id, subject, className: rest.class },
    })),
    payments: found.payments.map(({ reference, user_id, name, amount, has_receipt }) => ({
      ...{ reference, studentId: user_id, name },
      ...{ amountKobo: koboOf(amount), hasReceipt: has_receipt },
    })),
  };
}
