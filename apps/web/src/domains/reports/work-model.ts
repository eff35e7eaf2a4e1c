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
export const setupSteps = [
  'name',
  'class',
  'lesson',
  'visitor',
  'student',
  'payment',
  'mail',
] as const;
export type SetupStep = (typeof setupSteps)[number];

/** A count of the present month, and of the one before. */
export interface ByMonth {
  thisMonth: number;
  lastMonth: number;
}

/** What waits for somebody of the office. */
export interface OfficeWork {
  /**
   * Exams that wait, those of them that have for more than three and for more than seven days, and
   * those handed in this month.
   */
  exams: { waiting: number; overThreeDays: number; overSevenDays: number; thisMonth: number };
  /** Discussions in which a student has the last word, the longest waiting first. */
  comments: Counted<{
    path: string;
    className: string;
    lesson: string;
    student: string;
    studentId: number;
    at: Date;
  }>;
  /** Subscriptions that end within seven days, by class. */
  subscriptions: Counted<{ classId: number; className: string; count: number }>;
  /** E-mails that could not be delivered, by message. */
  mails: Counted<{ messageId: number; subject: string; count: number }>;
  /** Card payments that failed although their payers take them for paid. */
  payments: Counted<{ reference: string; studentId: number; name: string; at: Date }>;
  /** Who has finished a class lately and holds no valid certificate of it, by class. */
  certificates: Counted<{ classId: number; className: string; count: number }> & { more: boolean };
  /** What the ledger and the card payment provider do not agree on. */
  differences: number;
  /** Students by when they joined. */
  joined: ByMonth;
  /** Active classes by when they were made. */
  classes: ByMonth;
  /** Whether somebody has looked as a visitor does, this browser alone knows. */
  setup: Readonly<Record<Exclude<SetupStep, 'visitor'>, boolean>>;
}

const dateOf = (seconds: number) => new Date(seconds * 1000);

type Wire = DataOf<typeof wire.getOfficeWork>;

const byMonth = ({ this_month, last_month }: Wire['joined']): ByMonth => ({
  ...{ thisMonth: this_month, lastMonth: last_month },
});

export function officeWorkOf(work: Wire): OfficeWork {
  const { exams, comments, subscriptions, mails, payments, certificates } = work;
  return {
    exams: {
      waiting: exams.waiting,
      overThreeDays: exams.over_3_days,
      overSevenDays: exams.over_7_days,
      thisMonth: exams.this_month,
    },
    comments: {
      count: comments.count,
      first: comments.first.map(({ class_rand, lesson_rand, lesson, student, at, ...rest }) => ({
        path: pathTo('lesson', { classId: class_rand, lessonId: lesson_rand }),
        ...{ className: rest.class, lesson, student, studentId: rest.student_id, at: dateOf(at) },
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
    certificates: {
      ...{ count: certificates.count, more: certificates.more },
      first: certificates.first.map(({ class_id, count, ...rest }) => ({
        ...{ classId: class_id, className: rest.class, count },
      })),
    },
    differences: work.differences,
    joined: byMonth(work.joined),
    classes: byMonth(work.classes),
    setup: work.setup,
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
