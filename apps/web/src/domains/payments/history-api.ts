import {
  exportPayments,
  getPaymentHistory,
  paymentMeta,
} from '@institute/contract/payment-history';
import type { UseQueryResult } from '@tanstack/react-query';
import { type DownloadProgress, downloadFile } from '../../platform/download.ts';
import {
  type PageOfRows,
  type PageQuery,
  pageFields,
  usePagedList,
} from '../../platform/paged-list.ts';
import { paymentHistoryKey } from '../../platform/query-keys.ts';
import {
  type Payment,
  type PaymentFilters,
  type PaymentSums,
  paymentOf,
  paymentSumsOf,
  wireFilters,
} from './history-model.ts';

const sumsOf = (meta: unknown) => paymentSumsOf(paymentMeta.parse(meta));

/** A page of all payments, and the sums over everything that the filters let through. */
export function usePaymentHistory(
  query: PageQuery,
  filters: PaymentFilters,
): UseQueryResult<PageOfRows<Payment, PaymentSums>> {
  return usePagedList({
    key: paymentHistoryKey,
    call: getPaymentHistory,
    input: { ...pageFields(query), ...wireFilters(filters) },
    rowOf: paymentOf,
    metaOf: sumsOf,
  });
}

interface DownloadOptions {
  signal: AbortSignal;
  onProgress: (progress: DownloadProgress) => void;
}

/** Saves every payment that the search and the filters let through as a CSV file, in the list's order. */
export function downloadPayments(
  query: PageQuery,
  filters: PaymentFilters,
  options: DownloadOptions,
): Promise<void> {
  const { page: _page, per_page: _perPage, ...order } = pageFields(query);
  return downloadFile(exportPayments, { ...order, ...wireFilters(filters) }, options);
}
