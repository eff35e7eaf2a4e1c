import type { DebtAge } from '@institute/contract/invoices/invoices';
import type { Kobo } from '@institute/contract/money';
import { daysAfter, endOfDate } from '@institute/contract/time/calendar';
import type { Posting } from '../ledger/index.ts';
import type { InvoiceRow } from './store.ts';
import { text } from './text.ts';

/** What is still to be paid of an invoice. */
export const restOf = ({ amount, paid, state }: Pick<InvoiceRow, 'amount' | 'paid' | 'state'>) =>
  state === 'open' || state === 'part_paid' ? amount - paid : 0;

/** Where an invoice stands once so much of it is paid. */
export function stateOf(amount: Kobo, paid: Kobo): 'open' | 'part_paid' | 'paid' {
  if (paid === 0) return 'open';
  return paid < amount ? 'part_paid' : 'paid';
}

/** The moment from which a place waits for what was due on a day: the end of the grace. */
export function overdueFrom(dueOn: string, graceDays: number, timeZone: string): Date {
  const end = endOfDate(daysAfter(dueOn, graceDays), timeZone);
  if (!end) throw new RangeError(`not a day: ${dueOn}`);
  return end;
}

/** What an invoice is for, in words: a class with its part or as a month of it, or what the office has written. */
export const whatFor = (
  { title, part, parts, isMonth }: Pick<InvoiceRow, 'title' | 'part' | 'parts' | 'isMonth'>,
  className: string | null,
): string => {
  const name = title || (className ?? text.noClass);
  if (isMonth) return text.monthOf(name);
  return parts > 1 ? text.partOf(name, part, parts) : name;
};

/** Pays so much of an invoice out of its student's wallet; the number of its settlement names the transfer. */
export function paymentOf(
  invoice: Pick<InvoiceRow, 'id' | 'userId' | 'classId'>,
  paid: { amount: Kobo; settled: number; what: string; actorId: number | null; datedOn?: string },
): Posting {
  const { amount, settled, what, actorId, datedOn } = paid;
  return {
    from: { wallet: invoice.userId },
    to: { institute: 'class_revenue' },
    amount,
    kind: 'invoice_payment',
    description: text.paidFor(what),
    key: `invoice:${invoice.id}:${settled + 1}`,
    actorId,
    classId: invoice.classId,
    ...(datedOn !== undefined && { datedOn }),
  };
}

/** Whether the key of a transfer is that of a payment of an invoice. */
export const isInvoiceKey = (key: string): boolean => key.startsWith('invoice:');

/** How old a debt is, by the days since it was due; the bounds of the list of who owes. */
export const ages = {
  not_due: { from: null, until: 0 },
  week: { from: 1, until: 7 },
  month: { from: 8, until: 30 },
  older: { from: 31, until: null },
} as const satisfies Record<DebtAge, { from: number | null; until: number | null }>;

/** The first and the last day on which a debt of an age was due; null where it has no end on that side. */
export function daysOfAge(
  age: DebtAge,
  today: string,
): { first: string | null; last: string | null } {
  const { from, until } = ages[age];
  return {
    first: until === null ? null : daysAfter(today, -until),
    last: from === null ? null : daysAfter(today, -from),
  };
}

/** The days, counted from the day on which something is due, on which the calendar reminds of it. */
export const reminders = [-3, 0, 3, 10] as const;

/** How many of its reminders something has reached on a day. */
export const stageOf = (dueOn: string, today: string): number =>
  reminders.filter((days) => daysAfter(dueOn, days) <= today).length;
