import { dateText, daysAfter, wallClock } from '@institute/contract/time/calendar';
import type { Context, Services } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { reminders, restOf, stageOf, whatFor } from './rules.ts';
import { changeInvoice, type InvoiceLine, lockInvoices } from './store.ts';
import { lockToRemind } from './store-due.ts';

/** Invoices whose students are told in one transaction. */
const BATCH = 200;
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
      for (const line of lines) await remindOf(services, tx, line, today);
      return lines.length;
    });
  }
}

/** Reminds of some invoices, since the office wants it: each once a day. How many students were told of one. */
export async function remindByOffice(context: Context, ids: readonly number[]): Promise<number> {
  const today = dateText(context.clock.now(), context.config.timeZone);
  return context.transaction(
    async (tx) => {
      let reminded = 0;
      for (const line of await lockInvoices(tx, ids)) {
        if (restOf(line.invoice) === 0) continue;
        if (await remindOf(context, tx, line, today)) reminded += 1;
      }
      return reminded;
    },
    { details: { total: ids.length } },
  );
}

/** Tells a student of an invoice, unless it was told of on this day already, by the calendar or by the office. */
async function remindOf(
  { notices, clock }: Pick<Reminding, 'notices' | 'clock'>,
  tx: Tx,
  line: InvoiceLine,
  today: string,
): Promise<boolean> {
  const { id, userId, dueOn, classId, isMonth } = line.invoice;
  // Whom the office has reminded is not reminded again of the same by the calendar.
  await changeInvoice(tx, id, { reminded: Math.max(stageOf(dueOn, today), line.invoice.reminded) });
  return notices.invoiceDue(tx, clock.now(), {
    ...{ userId, what: whatFor(line.invoice, line.className), rest: restOf(line.invoice) },
    ...{ dueOn, today, classId, isMonth, onceKey: `invoice:${id}:${today}` },
  });
}
