import type { WireOf } from '@institute/contract/call';
import type { getOfficeWork } from '@institute/contract/reports/reports';

type Work = WireOf<typeof getOfficeWork>;

/** An institute in which all is set up and nothing waits; `changes` over that. */
export function officeWork(changes: Partial<Work> = {}): Work {
  const nothing = { count: 0, first: [] };
  const noMonths = { this_month: 0, last_month: 0 };
  return {
    exams: { waiting: 0, over_3_days: 0, over_7_days: 0, this_month: 0 },
    ...{ comments: nothing, subscriptions: nothing, mails: nothing, payments: nothing },
    certificates: { ...nothing, more: false },
    homework: { ...nothing, more: false },
    ...{ owing: nothing, registers: nothing, requests: nothing },
    differences: 0,
    ...{ joined: noMonths, classes: noMonths },
    setup: {
      name: true,
      class: true,
      lesson: true,
      student: true,
      payment: true,
      budget: true,
      mail: true,
    },
    ...changes,
  };
}
