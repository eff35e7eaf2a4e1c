import { pageMeta } from '@institute/contract/fields';
import { getWalletHistory, type Transaction } from '@institute/contract/ledger';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callForAnswer } from '../../platform/api.ts';

export const walletKey = ['wallet-history'] as const;

/** Lines of a page of the history (student specification, section 9). */
export const WALLET_PAGE_SIZE = 10;

export interface WalletPage {
  lines: Transaction[];
  /** Lines that match the search, on all pages. */
  total: number;
}

/** One page of the wallet's history, newest first; `search` looks into the descriptions. */
export function useWalletHistory(page: number, search: string): UseQueryResult<WalletPage> {
  return useQuery({
    queryKey: [...walletKey, page, search],
    queryFn: async ({ signal }) => {
      const input = { page, per_page: WALLET_PAGE_SIZE, ...(search !== '' && { search }) };
      const answer = await callForAnswer(getWalletHistory, input, { signal });
      return { lines: answer.data, total: pageMeta.parse(answer.meta).total };
    },
    // The page in view stays until the next has come, so that the list does not jump.
    placeholderData: keepPreviousData,
  });
}
