import { AppError } from '@institute/contract/errors';
import type { Kobo } from '@institute/contract/money';
import { dateText, isDayToCome } from '@institute/contract/time/calendar';
import { type AuditNote, type Context, type Services, signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { refuseOwnAffairs } from '../../shared/own-affairs.ts';
import { userById } from '../auth/index.ts';
import { lockWallets } from '../ledger/index.ts';
import { readSettings } from '../settings/index.ts';
import { overdueFrom, restOf, whatFor } from './rules.ts';
import {
  changeInvoice,
  hasClass,
  type InvoiceLine,
  type InvoiceRow,
  insertInvoices,
  invoiceLine,
  invoiceUnder,
  lockInvoice,
  nameOfClass,
  placeToBill,
} from './store.ts';
import { text } from './text.ts';

/** What the office bills. */
export interface Bill {
  studentId: number;
  title: string;
  /** The class that it is for; null for none. */
  classId: number | null;
  amount: Kobo;
  /** The day on which it is due, `2026-11-30`. */
  dueOn: string;
}

const todayOf = ({ clock, config }: Pick<Context, 'clock' | 'config'>) =>
  dateText(clock.now(), config.timeZone);

/**
 * Bills a student, who is told; what is billed for a class is owed for the student's place in it, where there is one:
 * new lessons wait for it once it is overdue. The same key bills once. Errors: student_not_found, class_not_found,
 * day_out_of_reach, not_for_oneself, invalid_input (the key has billed something else).
 */
export async function billStudent(
  context: Context,
  bill: Bill,
  requestKey: string | undefined,
): Promise<number> {
  const { userId: actorId } = signedIn(context);
  const { studentId, title, classId, amount, dueOn } = bill;
  if (studentId === actorId) throw new AppError('not_for_oneself');
  if (!isDayToCome(dueOn, todayOf(context))) throw new AppError('day_out_of_reach', text.dueDay);
  const key = requestKey === undefined ? null : `${actorId}:${requestKey}`;
  const note: AuditNote = { subjectId: studentId, details: { kobo: amount, what: title } };
  return context.transaction(async (tx) => {
    await lockWallets(tx, [studentId]);
    const before = key === null ? null : await invoiceUnder(tx, key);
    if (before) return sameBill(before, bill);
    if (!(await userById(tx, studentId))) throw new AppError('student_not_found');
    if (classId !== null && !(await hasClass(tx, classId))) throw new AppError('class_not_found');
    const made = await writeBill(context, tx, bill, { madeBy: actorId, key });
    // Another student was billed under the same key at the same moment.
    if (made === null) throw new AppError('invalid_input', text.otherInvoice);
    return made;
  }, note);
}

/**
 * Writes an invoice of the office and tells the student, whose wallet the caller holds; its id, or null where the key
 * has billed before. `paidBefore` is what the caller pays of it at once, of which nobody is told to pay it.
 */
export async function writeBill(
  services: Pick<Services, 'clock' | 'config' | 'notices'>,
  tx: Tx,
  { studentId, title, classId, amount, dueOn }: Bill,
  { madeBy, key, paidBefore = 0 }: { madeBy: number; key: string | null; paidBefore?: Kobo },
): Promise<number | null> {
  const now = services.clock.now();
  const place = classId === null ? null : await placeToBill(tx, studentId, classId);
  const [made] = await insertInvoices(tx, [
    {
      ...place,
      ...{ userId: studentId, classId, title, amount, dueOn, madeBy, madeAt: now },
      overdueAt: await overdueOf(services, tx, dueOn),
      requestKey: key,
    },
  ]);
  if (!made) return null;
  const what = whatFor(made, await nameOfClass(tx, classId));
  await services.notices.invoiceMade(tx, now, {
    ...{ userId: studentId, what, amount: amount - paidBefore, dueOn, classId },
  });
  return made.id;
}

function sameBill(before: InvoiceRow, { studentId, title, classId, amount }: Bill): number {
  const isSame =
    before.userId === studentId &&
    before.title === title &&
    before.classId === classId &&
    before.amount === amount;
  if (!isSame) throw new AppError('invalid_input', text.otherInvoice);
  return before.id;
}

async function overdueOf(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  dueOn: string,
): Promise<Date> {
  const { graceDays } = await readSettings(tx);
  return overdueFrom(dueOn, Number(graceDays), config.timeZone);
}

/**
 * Has an invoice due on a later day, and tells whose it is. Errors: invoice_not_found, invoice_settled,
 * day_out_of_reach.
 */
export async function extendInvoice(
  context: Context,
  id: number,
  order: { dueOn: string; reason: string },
): Promise<void> {
  const { dueOn, reason } = order;
  await changeUnpaid(context, id, { reason, to: dueOn }, async (tx, { invoice }) => {
    if (invoice.isMonth) throw new AppError('day_out_of_reach', text.monthsDay);
    const isLater = dueOn > invoice.dueOn && isDayToCome(dueOn, todayOf(context));
    if (!isLater) throw new AppError('day_out_of_reach', text.laterDay);
    const overdueAt = await overdueOf(context, tx, dueOn);
    await changeInvoice(tx, id, { dueOn, overdueAt, reason, reminded: 0 });
  });
}

/** Has an invoice owed no more, and tells whose it is. Errors: invoice_not_found, invoice_settled. */
export async function cancelInvoice(context: Context, id: number, reason: string): Promise<void> {
  await changeUnpaid(context, id, { reason, to: null }, async (tx) => {
    await changeInvoice(tx, id, { state: 'cancelled', reason, settledAt: context.clock.now() });
  });
}

/** Changes an unpaid invoice under the locks of its wallet and row, tells the student and notes it. */
async function changeUnpaid(
  context: Context,
  id: number,
  said: { reason: string; to: string | null },
  change: (tx: Tx, line: InvoiceLine) => Promise<void>,
): Promise<void> {
  const found = await invoiceLine(context.db, id);
  if (!found) throw new AppError('invoice_not_found');
  const { userId, classId } = found.invoice;
  refuseOwnAffairs(signedIn(context), [userId]);
  const note: AuditNote = { subjectId: userId, ...(classId !== null && { classId }) };
  await context.transaction(async (tx) => {
    await lockWallets(tx, [userId]);
    const line = await lockInvoice(tx, id);
    const rest = line ? restOf(line.invoice) : 0;
    if (!line || rest === 0) throw new AppError('invoice_settled');
    await change(tx, line);
    const what = whatFor(line.invoice, line.className);
    note.details = {
      ...{ kobo: rest, what, reason: said.reason },
      ...(said.to !== null && { dueOn: said.to }),
    };
    await context.notices.invoiceChanged(tx, context.clock.now(), {
      ...{ userId, what, amount: rest, dueOn: said.to, reason: said.reason, classId },
    });
  }, note);
}
