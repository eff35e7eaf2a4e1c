import {
  beginPasskey,
  finishPasskey,
  getSecondFactor,
} from '@institute/contract/auth/second-factor';
import { useMutation } from '@tanstack/react-query';
import { useRefresh } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';
import { userKey } from '../../platform/query-keys.ts';
import { makePasskey } from './passkey.ts';

/** What a change of the second factor makes out of date: itself, and whether one is still missing. */
export const factorAnswers = [userKey, getSecondFactor] as const;

/** Has the browser make a passkey and keeps it; gives the recovery codes of a first factor. */
export function useAddPasskey() {
  const again = useRefresh();
  return useMutation({
    mutationFn: async (name: string) => {
      const { options } = await callApi(beginPasskey, {});
      return callApi(finishPasskey, { name, passkey: await makePasskey(options) });
    },
    onSettled: () => again(...factorAnswers),
  });
}
