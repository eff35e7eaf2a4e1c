import { addInvoice } from '@institute/contract/invoices/invoices';
import { dateText, daysAfter } from '@institute/contract/time/calendar';
import type { Actor } from '../src/context.ts';
import { userIdByEmail } from '../src/modules/auth/index.ts';
import { perform, type Stage } from './perform.ts';
import type { Event } from './student-histories.ts';

const DAY = 24 * 3_600_000;

/** What the office of the demo has billed besides its classes. */
const bills = [
  {
    ...{ email: 'folake@example.com', daysAgo: 2, dueIn: 7 },
    ...{ title: 'A printed reader', amount: '3500' },
  },
];

/** Bills of the last days. */
export function billed(stage: Stage, admin: Actor, today: Date): Event[] {
  return bills.map(({ email, daysAgo, dueIn, title, amount }) => {
    const at = new Date(today.getTime() - daysAgo * DAY);
    const run = async () => {
      const student_id = (await userIdByEmail(stage.services.db, email)) ?? 0;
      const due_on = daysAfter(dateText(at, stage.services.config.timeZone), dueIn);
      await perform(stage, admin, addInvoice, { student_id, title, amount, due_on });
    };
    return { at, run };
  });
}
