import {
  beginAuthenticator,
  beginPasskey,
  finishAuthenticator,
  finishPasskey,
  getSecondFactor,
  passkeyName,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
} from '@institute/contract/second-factor';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { userKey } from '../../platform/query-keys.ts';
import { makePasskey } from './passkey.ts';
import { type SecondFactor, secondFactorOf } from './second-factor-model.ts';

const factorKey = ['second-factor'] as const;

/** What is asked of the name of a passkey. */
export const passkeyNameSchema = passkeyName;

/** The second factor of the person signed in. */
export function useSecondFactor(): UseQueryResult<SecondFactor> {
  return useQuery({
    queryKey: factorKey,
    queryFn: ({ signal }) => callApi(getSecondFactor, {}, { signal }),
    select: secondFactorOf,
  });
}

/** What is shown of the second factor is asked for again, and whether one is still missing. */
function useRefresh() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: userKey });
    return client.invalidateQueries({ queryKey: factorKey });
  };
}

/** Begins to set up an authenticator: its secret in letters, and the address for its QR code. */
export function startAuthenticator(): Promise<{ secret: string; uri: string }> {
  return callApi(beginAuthenticator, {});
}

/** Takes the authenticator into use; gives the recovery codes of a first factor. */
export function useFinishAuthenticator() {
  return useMutation({
    mutationFn: async (code: string): Promise<string[]> =>
      (await callApi(finishAuthenticator, { code })).recovery_codes,
    onSettled: useRefresh(),
  });
}

export function useRemoveAuthenticator() {
  return useMutation({
    mutationFn: () => callApi(removeAuthenticator, {}),
    onSettled: useRefresh(),
  });
}

/** Has the browser make a passkey and keeps it; gives the recovery codes of a first factor. */
export function useAddPasskey() {
  return useMutation({
    mutationFn: async (name: string): Promise<string[]> => {
      const { options } = await callApi(beginPasskey, {});
      const passkey = await makePasskey(options);
      return (await callApi(finishPasskey, { name, passkey })).recovery_codes;
    },
    onSettled: useRefresh(),
  });
}

export function useRemovePasskey() {
  return useMutation({
    mutationFn: (id: number) => callApi(removePasskey, { passkey_id: id }),
    onSettled: useRefresh(),
  });
}

/** Ten new recovery codes in the place of those before. */
export function useRenewRecoveryCodes() {
  return useMutation({
    mutationFn: async (): Promise<string[]> =>
      (await callApi(renewRecoveryCodes, {})).recovery_codes,
    onSettled: useRefresh(),
  });
}
