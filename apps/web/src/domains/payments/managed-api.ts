import type { DataOf, RequestOf } from '@institute/contract/call';
import {
  type AccountTransfer,
  checkBooks,
  type Difference,
  getAccountTransfers,
  getBalanceSheet,
  getReconciliation,
  Reconciliation,
  refundPayment,
  runReconciliation,
  settleDifference,
} from '@institute/contract/managed-payments';
import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import * as z from 'zod/mini';
import { callApi } from '../../platform/api.ts';
import { type PageOfRows, usePagedList } from '../../platform/paged-list.ts';
import { paymentHistoryKey } from './history-api.ts';

const booksKey = ['books'] as const;
const reconciliationKey = ['reconciliation'] as const;
/** Everything that a movement of money by an administrator changes on these screens. */
const moneyKeys = [paymentHistoryKey, booksKey, reconciliationKey, ['students']];

export type BalanceSheet = DataOf<typeof getBalanceSheet>;

/** Accounts with their balances, and the last check of the books. */
export function useBalanceSheet(): UseQueryResult<BalanceSheet> {
  return useQuery({
    queryKey: [...booksKey, 'sheet'],
    queryFn: ({ signal }) => callApi(getBalanceSheet, {}, { signal }),
  });
}

/** A page of an account's transfers, newest first. */
export function useAccountTransfers(
  input: RequestOf<typeof getAccountTransfers>,
): UseQueryResult<PageOfRows<AccountTransfer>> {
  return usePagedList([...booksKey, 'transfers'], getAccountTransfers, input);
}

/** A page of differences between the ledger and the provider. */
export function useDifferences(
  input: RequestOf<typeof getReconciliation>,
): UseQueryResult<PageOfRows<Difference>> {
  return usePagedList(reconciliationKey, getReconciliation, input);
}

const meta = z.object({ last: Reconciliation });

/** The last comparison of a page's `meta`; null while there is none that can be read. */
export function lastComparison(of: unknown): Reconciliation | null {
  const read = meta.safeParse(of);
  return read.success ? read.data.last : null;
}

function useMoneyCall<Input, Data>(
  call: (input: Input) => Promise<Data>,
): UseMutationResult<Data, Error, Input> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    // After a failure too: an answer may be lost after the money has moved.
    onSettled: () => {
      for (const queryKey of moneyKeys) void client.invalidateQueries({ queryKey });
    },
  });
}

/** Returns a payment to the student's wallet, once. */
export const useRefund = () =>
  useMoneyCall((input: RequestOf<typeof refundPayment>) => callApi(refundPayment, input));

/** Compares the ledger with the provider now. */
export const useCompareNow = () => useMoneyCall((_: null) => callApi(runReconciliation, {}));

/** Notes that a difference has been dealt with. */
export const useSettleDifference = () =>
  useMoneyCall((input: RequestOf<typeof settleDifference>) => callApi(settleDifference, input));

/** Checks the books now. */
export const useCheckBooks = () => useMoneyCall((_: null) => callApi(checkBooks, {}));
