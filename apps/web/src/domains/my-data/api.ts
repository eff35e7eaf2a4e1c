import { nairaNumber } from '@institute/contract/money';
import {
  downloadMyData,
  getMyData,
  keepAccount,
  requestErasure,
  requestMyData,
} from '@institute/contract/my-data';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { userKey } from '../../platform/query-keys.ts';
import { requestOf } from '../../platform/request.ts';
import type { Says } from '../../platform/says.ts';
import { isUnderWay, type MyData, myDataOf } from './model.ts';

const myDataKey = ['my-data'] as const;
/** How often a copy that is being made is asked about. */
const POLL_MS = 3000;

/** One's own data and what was asked for; looked at again while a copy is on its way. */
export function useMyData(): UseQueryResult<MyData> {
  return useQuery({
    queryKey: myDataKey,
    queryFn: ({ signal }) => callApi(getMyData, {}, { signal }),
    select: myDataOf,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.copy) ? POLL_MS : false),
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: userKey });
    return client.invalidateQueries({ queryKey: myDataKey });
  };
}

/** Asks for a copy. */
export function useRequestCopy() {
  return useMutation({
    mutationFn: () => callApi(requestMyData, {}),
    onSettled: useRefresh(),
  });
}

/** Where the archive of a copy is fetched by a link of our own pages. */
export const copyAddress = (key: string): string => requestOf(downloadMyData, { key })[0];

/** Has the account erased some days from now; fails with `confirm_needed`. */
export function useRequestErasure() {
  return useMutation({
    mutationFn: ({ password, walletKobo }: { password: string; walletKobo: number }) =>
      callApi(requestErasure, { password, wallet: nairaNumber(walletKobo) }),
    onSettled: useRefresh(),
  });
}

/** Keeps the account after all. */
export function useKeepAccount(says: Says) {
  return useMutation({
    mutationFn: () => callApi(keepAccount, {}),
    ...says,
    onSettled: useRefresh(),
  });
}
