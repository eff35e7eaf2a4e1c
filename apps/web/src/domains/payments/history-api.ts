import {
  exportPaymentDetails,
  exportPayments,
  getPaymentHistory,
  type Payment,
  paymentMeta,
} from '@institute/contract/payments/payment-history';
import type { UseQueryResult } from '@tanstack/react-query';
import { type DownloadProgress, downloadFile } from '../../platform/download.ts';
import { type PageOfRows, type PageQuery, usePaged } from '../../platform/paged-list.ts';
import {
  filterInput,
  type PaymentFilters,
  type PaymentSums,
  paymentSumsOf,
} from './history-model.ts';

const sumsOf = (meta: unknown) => paymentSumsOf(paymentMeta.parse(meta));

/** A page of all payments, and the sums over everything that the filters let through. */
export function usePaymentHistory(
  query: PageQuery,
  filters: PaymentFilters,
): UseQueryResult<PageOfRows<Payment, PaymentSums>> {
  return usePaged(getPaymentHistory, query, { filters: filterInput(filters), metaOf: sumsOf });
}

interface DownloadOptions {
  signal: AbortSignal;
  onProgress: (progress: DownloadProgress) => void;
}

/** Saves every payment that the search and the filters let through as a CSV file, in the list's order. */
export function downloadPayments(
  { sort = '', search = '' }: PageQuery,
  filters: PaymentFilters,
  options: DownloadOptions,
  /** The file for whoever keeps the books, in the place of the plain one. */
  isDetailed = false,
): Promise<void> {
  const order = { ...(sort !== '' && { sort }), ...(search !== '' && { search }) };
  const call = isDetailed ? exportPaymentDetails : exportPayments;
  return downloadFile(call, { ...order, ...filterInput(filters) }, options);
}
