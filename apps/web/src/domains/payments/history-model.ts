import type { InputOf } from '@institute/contract/call';
import { koboOf } from '@institute/contract/money';
import type * as wire from '@institute/contract/payments/payment-history';
import { paymentListWays } from '@institute/contract/payments/payment-history';
import type * as z from 'zod/mini';

/** The sums over everything that a filter lets through. */
export interface PaymentSums {
  creditKobo: number;
  debitKobo: number;
  netKobo: number;
}

/** Which payments are listed; an empty text leaves a filter out. */
export interface PaymentFilters {
  type: string;
  service: string;
  /** A day of the institute, 2026-11-30, or the first of several. */
  date: string;
  /** The last of several days. */
  until: string;
  /** A class by its number. */
  classId: string;
  way: string;
}

export function paymentSumsOf(meta: z.output<typeof wire.paymentMeta>): PaymentSums {
  return {
    creditKobo: koboOf(meta.total_credit),
    debitKobo: koboOf(meta.total_debit),
    netKobo: koboOf(meta.net_balance),
  };
}

/** The filters as the calls of the history take them. */
export function filterInput(filters: PaymentFilters): InputOf<typeof wire.exportPayments> {
  const { type, service, date, until, classId } = filters;
  const way = paymentListWays.find((one) => one === filters.way);
  return {
    ...((type === 'credit' || type === 'debit') && { type }),
    ...(service !== '' && { service }),
    ...(date !== '' && { date }),
    ...(until !== '' && { until }),
    ...(/^\d{1,9}$/.test(classId) && { classId: Number(classId) }),
    ...(way && { way }),
  };
}
