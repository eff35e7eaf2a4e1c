import { signInNameOf } from '@institute/contract/auth/user';
import { AppError } from '@institute/contract/errors';
import type { Kobo } from '@institute/contract/money';
import type { PaymentWay } from '@institute/contract/payments/ways';
import { isVisible } from '@institute/contract/text/typed';
import { dateText } from '@institute/contract/time/calendar';
import type { Context } from '../../context.ts';
import { defineQueue } from '../../platform/job-queue.ts';
import { hash } from '../../platform/random.ts';
import { isDayOfPayment } from '../../shared/day-of-payment.ts';
import type { RightRow } from './check-rows.ts';
import type { ListedDebt } from './listed-debts.ts';
import { text } from './text.ts';

/** What was paid outside, as it stands in a list. */
export interface ListedPayment {
  /** Of the person, the class and the amount: a list that comes again books nothing again. */
  key: string;
  amount: Kobo;
  way: PaymentWay;
  /** Null for the wallet. */
  classId: number | null;
  paidOn: string;
  note: string;
  /** What the row owes besides, billed once the payment has given the place. */
  debt?: ListedDebt | undefined;
}

/** Payments of a list that payments, to the right of here, book one by one. */
export const listedPayments = defineQueue<ListedPayment & { userId: number; takenBy: number }>(
  'listed-payments',
  { retries: 10, backoff: 10 },
);

/** How the payments of a list came, and why fees were waived. */
export interface PaymentsOrder {
  way: PaymentWay;
  paidOn: string | undefined;
  waiverReason: string;
}

/** The key of the payment of a row; null where there is none. */
export function paymentKeyOfRow(row: RightRow): string | null {
  const { person, ownClass, payment } = row;
  if (!payment) return null;
  const parts = [signInNameOf(person), ownClass?.id ?? 0, payment.amount, payment.isWaived];
  return `list:${hash(JSON.stringify(parts))}`;
}

/** The day on which the payments of a list came: today where none was said. */
export const paidDay = (
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  { paidOn }: Pick<PaymentsOrder, 'paidOn'>,
): string => paidOn ?? dateText(clock.now(), config.timeZone);

/** Under which keys the payments of some rows were booked from a list before. */
export const bookedBefore = (
  { db, officePayments }: Pick<Context, 'db' | 'officePayments'>,
  rows: readonly RightRow[],
): Promise<ReadonlySet<string>> =>
  officePayments.takenUnder(
    db,
    rows.flatMap((row) => paymentKeyOfRow(row) ?? []),
  );

/**
 * The payments of rows as they are to be booked, without those booked before, of which nothing is asked. Errors:
 * day_out_of_reach, reason_missing.
 */
export function paymentsOf(
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  rows: readonly RightRow[],
  order: PaymentsOrder,
  before: ReadonlySet<string>,
): Map<RightRow, ListedPayment> {
  const now = clock.now();
  const paidOn = paidDay({ clock, config }, order);
  const found = new Map<RightRow, ListedPayment>();
  for (const row of rows) {
    const key = paymentKeyOfRow(row);
    if (key === null || !row.payment || before.has(key)) continue;
    const { amount, isWaived } = row.payment;
    if (isWaived && !isVisible(order.waiverReason)) throw new AppError('reason_missing');
    const isForClass = row.ownClass !== null && row.ownClass.price > 0;
    found.set(row, {
      ...{ key, amount, paidOn, classId: isForClass ? (row.ownClass?.id ?? null) : null },
      way: isWaived ? 'waiver' : order.way,
      note: isWaived ? order.waiverReason.trim() : '',
    });
  }
  if (found.size > 0 && !isDayOfPayment(paidOn, now, config.timeZone)) {
    throw new AppError('day_out_of_reach', text.dayOfPayment);
  }
  return found;
}
