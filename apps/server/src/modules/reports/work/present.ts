import type { OfficeWork } from '@institute/contract/reports/reports';
import type { OfficeWork as Read } from './read-work.ts';

/** What waits, as it is answered. */
export function presentWork(work: Read): OfficeWork {
  const { comments, payments, subscriptions, mails, certificates, differences, setup } = work;
  const [waiting = 0, overThreeDays = 0, overSevenDays = 0, before = 0] = work.exams;
  return {
    exams: { waiting, overThreeDays, overSevenDays, thisMonth: waiting - before },
    comments: {
      count: comments.count,
      first: comments.first.map((thread) => ({ ...thread, at: new Date(thread.at) })),
    },
    ...{ subscriptions, mails },
    payments: {
      count: payments.count,
      first: payments.first.map(({ reference, userId, name, at }) => ({
        ...{ reference, studentId: userId, name, at: new Date(at) },
      })),
    },
    claims: work.claims,
    owing: {
      count: work.owing.count,
      first: work.owing.first.map(({ id, studentId, name, title, restKobo, dueOn }) => ({
        ...{ invoiceId: id, studentId, name, title, restKobo, dueOn },
      })),
    },
    homework: work.homework,
    ...{ requests: work.requests, registers: work.registers, certificates, differences, setup },
    joined: byMonth(work.joined),
    classes: byMonth(work.classes),
  };
}

const byMonth = ([lastMonth = 0, thisMonth = 0]: readonly number[]) => ({ thisMonth, lastMonth });
