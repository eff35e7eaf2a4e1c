import { pageMeta } from '@institute/contract/fields';
import { getWalletHistory } from '@institute/contract/ledger';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callForAnswer } from '../../platform/api.ts';
import { asOld } from '../../platform/offline-cache.ts';
import { type WalletLine, walletLineOf } from './model.ts';

export const walletKey = ['wallet-history'] as const;

/** Lines of a page of the history (student specification, section 9). */
export const WALLET_PAGE_SIZE = 10;

export interface WalletPage {
  lines: WalletLine[];
  /** Lines that match the search, on all pages. */
  total: number;
}

type Rows = { rows: Parameters<typeof walletLineOf>[0][]; total: number };

const walletPageOf = ({ rows, total }: Rows): WalletPage => ({
  lines: rows.map(walletLineOf),
  total,
});

/** What is asked of a page of the history; `search` is empty for all of it. */
export const walletInput = (page: number, search = '') => ({
  page,
  per_page: WALLET_PAGE_SIZE,
  ...(search !== '' && { search }),
});

/** One page of the wallet's history, newest first; `search` looks into the descriptions. */
export function useWalletHistory(page: number, search: string): UseQueryResult<WalletPage> {
  return useQuery({
    queryKey: [...walletKey, page, search],
    queryFn: async ({ signal }) => {
      const answer = await callForAnswer(getWalletHistory, walletInput(page, search), { signal });
      const total = pageMeta.parse(answer.meta).total;
      return asOld({ rows: answer.data, total }, answer.data);
    },
    select: walletPageOf,
    // The page in view stays until the next has come, so that the list does not jump.
    placeholderData: keepPreviousData,
  });
}
