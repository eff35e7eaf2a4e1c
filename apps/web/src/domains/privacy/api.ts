import {
  type DataCopy,
  downloadMyData,
  getMyData,
  keepAccount,
} from '@institute/contract/privacy/my-data';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ActCallbacks } from '../../platform/act-callbacks.ts';
import { refresh, useAnswer } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';
import { userKey } from '../../platform/query-keys.ts';
import { requestOf } from '../../platform/request.ts';

/** What is out of date once a copy was asked for, or the end of the account. */
export const myDataChanged = [userKey, getMyData] as const;

/** How often a copy that is being made is asked about. */
const POLL_MS = 3000;

/** One's own data and what was asked for; looked at again while a copy is on its way. */
export const useMyData = () =>
  useAnswer(
    getMyData,
    {},
    {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.copy) ? POLL_MS : false),
    },
  );

/** Whether a copy is on its way. */
export const isUnderWay = ({ state }: Pick<DataCopy, 'state'>): boolean =>
  state === 'waiting' || state === 'making';

/** Where the archive of a copy is fetched by a link of our own pages. */
export const copyAddress = (key: string): string => requestOf(downloadMyData, { key })[0];

/** Keeps the account after all. */
export function useKeepAccount(says: ActCallbacks) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(keepAccount, {}),
    ...says,
    onSettled: () => refresh(client, myDataChanged),
  });
}
