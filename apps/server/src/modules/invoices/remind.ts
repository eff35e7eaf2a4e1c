import { dateText, daysAfter, wallClock } from '@institute/contract/time/calendar';
import type { Context, Services } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { reminders, restOf, stageOf, whatFor } from './rules.ts';
import { type InvoiceLine, lockInvoices } from './store.ts';
import { lockToRemind, markStages } from './store-due.ts';

/** Invoices whose students are told in one transaction. */
const BATCH = 500;
/** From which hour of the institute's day until which reminders go out by themselves. */
const HOURS = { from: 8, until: 20 };

type Reminding = Pick<Services, 'db' | 'clock' | 'config' | 'notices'>;

/**
 * Reminds of what is owed as the calendar has it: three days before it is due, on the day, three days after and ten
 * days after. Each once, by day, and never of what is paid meanwhile: whoever pays is waited for. Whoever was not
 * reminded in time, since the server was off, gets the last of them alone.
 */
export async function remindByCalendar(services: Reminding): Promise<void> {
  const { clock, config, db } = services;
  const { hour } = wallClock(clock.now(), config.timeZone);
  if (hour < HOURS.from || hour >= HOURS.until) return;
  const today = dateText(clock.now(), config.timeZone);
  const lastDay = daysAfter(today, -(reminders[0] ?? 0));
  for (let count = BATCH; count === BATCH; ) {
    count = await inTransaction(db, async (tx) => {
      const lines = await lockToRemind(tx, { today, lastDay, days: reminders, limit: BATCH });
      await remindOf(services, tx, lines, today);
      return lines.length;
    });
  }
}

/** Reminds of some invoices, since the office wants it: each once a day. How many students were told of one. */
export async function remindByOffice(context: Context, ids: readonly number[]): Promise<number> {
  const today = dateText(context.clock.now(), context.config.timeZone);
  return context.transaction(
    async (tx) => {
      const lines = await lockInvoices(tx, ids);
      const unpaid = lines.filter(({ invoice }) => restOf(invoice) > 0);
      return remindOf(context, tx, unpaid, today);
    },
    { details: { total: ids.length } },
  );
}

/**
 * Tells students of invoices, but of none that was told of on this day already, by the calendar or by the office. How
 * many were told of.
 */
async function remindOf(
  { notices, clock }: Pick<Reminding, 'notices' | 'clock'>,
  tx: Tx,
  lines: readonly InvoiceLine[],
  today: string,
): Promise<number> {
  // Whom the office has reminded is not reminded again of the same by the calendar.
  await markStages(
    tx,
    lines.map(({ invoice }) => ({ id: invoice.id, stage: stageOf(invoice.dueOn, today) })),
  );
  return notices.invoicesDue(
    tx,
    clock.now(),
    lines.map(({ invoice, className }) => ({
      ...{ userId: invoice.userId, what: whatFor(invoice, className), rest: restOf(invoice) },
      ...{ dueOn: invoice.dueOn, today, classId: invoice.classId },
      isMonth: invoice.isMonth,
      onceKey: `invoice:${invoice.id}:${today}`,
    })),
  );
}
