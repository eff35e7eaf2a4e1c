import type { DataOf } from '@institute/contract/call';
import { unixOf } from '@institute/contract/fields';
import type { getOfficeWork } from '@institute/contract/reports';
import type { OfficeWork } from './read-work.ts';

/** What waits, as the wire has it. */
export function presentWork(work: OfficeWork): DataOf<typeof getOfficeWork> {
  const { comments, subscriptions, mails, payments, certificates, differences, setup } = work;
  const [waiting = 0, over3 = 0, over7 = 0, before = 0] = work.exams;
  return {
    exams: { waiting, over_3_days: over3, over_7_days: over7, this_month: waiting - before },
    comments: {
      count: comments.count,
      first: comments.first.map(({ classRand, lessonRand, className, lesson, ...said }) => ({
        class_rand: classRand,
        lesson_rand: lessonRand,
        ...{ class: className, lesson, student: said.student, student_id: said.studentId },
        at: unixOf(new Date(said.at)),
      })),
    },
    subscriptions: {
      count: subscriptions.count,
      first: subscriptions.first.map(({ classId, className, count }) => ({
        ...{ class_id: classId, class: className, count },
      })),
    },
    mails: {
      count: mails.count,
      first: mails.first.map(({ messageId, subject, count }) => ({
        ...{ message_id: messageId, subject, count },
      })),
    },
    payments: {
      count: payments.count,
      first: payments.first.map(({ reference, userId, name, at }) => ({
        ...{ reference, user_id: userId, name, at: unixOf(new Date(at)) },
      })),
    },
    certificates: {
      ...{ count: certificates.count, more: certificates.more },
      first: certificates.first.map(({ classId, className, count }) => ({
        ...{ class_id: classId, class: className, count },
      })),
    },
    differences,
    joined: byMonth(work.joined),
    classes: byMonth(work.classes),
    setup,
  };
}

const byMonth = ([last = 0, present = 0]: readonly number[]) => ({
  ...{ this_month: present, last_month: last },
});
