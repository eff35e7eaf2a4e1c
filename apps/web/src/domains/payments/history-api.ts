import type { RequestOf } from '@institute/contract/call';
import { getPaymentHistory, type Payment, paymentMeta } from '@institute/contract/payments';
import type { UseQueryResult } from '@tanstack/react-query';
import { type PageOfRows, usePagedList } from '../../platform/paged-list.ts';

export const paymentHistoryKey = ['payment-history'] as const;

/** A page of all payments; the sums over the whole filter stand in its `meta` (`paymentSums`). */
export function usePaymentHistory(
  input: RequestOf<typeof getPaymentHistory>,
): UseQueryResult<PageOfRows<Payment>> {
  return usePagedList(paymentHistoryKey, getPaymentHistory, input);
}

/** The sums of a page's `meta`, in naira. */
export function paymentSums(meta: unknown): { credit: number; debit: number; net: number } {
  const sums = paymentMeta.parse(meta);
  return { credit: sums.total_credit, debit: sums.total_debit, net: sums.net_balance };
}
