import { flagOf } from '@institute/contract/fields';
import {
  type BookAccount,
  checkBooks,
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
import {
  type PageOfRows,
  type PageQuery,
  pageFields,
  usePagedList,
} from '../../platform/paged-list.ts';
import { booksKey, paymentHistoryKey } from '../../platform/query-keys.ts';
import { studentsKey } from '../people/students-api.ts';
import {
  type AccountTransfer,
  accountTransferOf,
  type BalanceSheet,
  balanceSheetOf,
  type Comparison,
  comparisonOf,
  type Difference,
  differenceOf,
  type Refund,
  wireRefund,
} from './managed-model.ts';

const reconciliationKey = ['reconciliation'] as const;
/** Everything that a movement of money by an administrator changes on these screens. */
const moneyKeys = [paymentHistoryKey, booksKey, reconciliationKey, studentsKey];

/** Accounts with their balances, and the last check of the books. */
export function useBalanceSheet(): UseQueryResult<BalanceSheet> {
  return useQuery({
    queryKey: [...booksKey, 'sheet'],
    queryFn: ({ signal }) => callApi(getBalanceSheet, {}, { signal }),
    select: balanceSheetOf,
  });
}

/** A page of an account's transfers, newest first. */
export function useAccountTransfers(
  account: BookAccount,
  query: PageQuery,
): UseQueryResult<PageOfRows<AccountTransfer>> {
  return usePagedList({
    key: [...booksKey, 'transfers'],
    call: getAccountTransfers,
    input: { ...pageFields(query), account },
    rowOf: accountTransferOf,
  });
}

/** A page of differences, and the last comparison; null while there is none that can be read. */
type DifferencesPage = PageOfRows<Difference, Comparison | null>;

/** A page of differences between the ledger and the provider: open ones unless said otherwise. */
export function useDifferences(
  query: PageQuery,
  isSettled?: boolean,
): UseQueryResult<DifferencesPage> {
  const settled = isSettled === undefined ? {} : { settled: flagOf(isSettled) };
  return usePagedList({
    key: reconciliationKey,
    call: getReconciliation,
    input: { ...pageFields(query), ...settled },
    rowOf: differenceOf,
    metaOf: lastComparisonOf,
  });
}

const differencesMeta = z.object({ last: Reconciliation });

function lastComparisonOf(meta: unknown): Comparison | null {
  const read = differencesMeta.safeParse(meta);
  return read.success ? comparisonOf(read.data.last) : null;
}

function useMoneyCall<Input, Data>(
  call: (input: Input) => Promise<Data>,
): UseMutationResult<Data, Error, Input> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    // After a failure too: a response may be lost after the money has moved.
    onSettled: () => {
      for (const queryKey of moneyKeys) void client.invalidateQueries({ queryKey });
    },
  });
}

/** Returns a payment to the student's wallet, once. */
export const useRefund = () =>
  useMoneyCall((refund: Refund) => callApi(refundPayment, wireRefund(refund)));

/** Compares the ledger with the provider now. */
export const useCompareNow = () => useMoneyCall((_: null) => callApi(runReconciliation, {}));

/** Notes that a difference has been dealt with. */
export const useSettleDifference = () =>
  useMoneyCall(({ id, note }: { id: number; note: string }) =>
    callApi(settleDifference, { difference_id: id, note }),
  );

/** Checks the books now. */
export const useCheckBooks = () => useMoneyCall((_: null) => callApi(checkBooks, {}));
