import type { RequestOf } from '@institute/contract/call';
import { koboOf } from '@institute/contract/money';
import type * as wire from '@institute/contract/payment-history';
import type * as z from 'zod/mini';

/** A movement of money in a student's wallet, as administrators see it. */
export interface Payment {
  /** The number of its transfer in the ledger. */
  id: number;
  /** Whose wallet it was. */
  studentId: number;
  name: string;
  amountKobo: number;
  type: 'credit' | 'debit';
  service: string;
  title: string;
  at: Date;
  /** The reference of its receipt when it came by card; null otherwise. */
  receipt: string | null;
  /** Whether it was returned to the wallet; null where that cannot be done. */
  isReturned: boolean | null;
}

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
}

export function paymentOf(payment: wire.Payment): Payment {
  const { id, name, type, service, title } = payment;
  return {
    ...{ id, name, type, service, title },
    studentId: payment.user_id,
    amountKobo: koboOf(payment.amount),
    at: new Date(payment.date * 1000),
    receipt: payment.receipt ?? null,
    isReturned: payment.returned ?? null,
  };
}

export function paymentSumsOf(meta: z.output<typeof wire.paymentMeta>): PaymentSums {
  return {
    creditKobo: koboOf(meta.total_credit),
    debitKobo: koboOf(meta.total_debit),
    netKobo: koboOf(meta.net_balance),
  };
}

/** The filters as the calls of the history take them. */
export function wireFilters(filters: PaymentFilters): RequestOf<typeof wire.exportPayments> {
  const { type, service, date, until } = filters;
  return {
    ...((type === 'credit' || type === 'debit') && { type }),
    ...(service !== '' && { service }),
    ...(date !== '' && { date }),
    ...(until !== '' && { until }),
  };
}
