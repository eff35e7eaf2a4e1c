import { getUserData, logout, resetPassword } from '@institute/contract/accounts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../lib/api.ts';
import { errorCode } from '../lib/api-error.ts';
import { signOutLocally, useAuthStore } from '../lib/auth-store.ts';
import { goTo } from '../lib/place.ts';

export const userKey = ['user'] as const;

/**
 * Asks for the user's data when the layout opens and stores it when it arrives. A failure is only
 * logged (student specification, section 4); the copy on the device stays.
 */
export function useUserRefresh(): void {
  const { data, error } = useQuery({
    queryKey: userKey,
    queryFn: ({ signal }) => callApi(getUserData, {}, { signal }),
  });
  const setUser = useAuthStore((state) => state.setUser);
  useEffect(() => {
    if (data) setUser(data);
  }, [data, setUser]);
  useEffect(() => {
    if (error) console.error('The user data could not be refreshed', error);
  }, [error]);
}

/** Gives a function that asks for the user's data again, e.g. after the balance has changed. */
export function useRefreshUser(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: userKey });
}

/** Ends the session on the server, then forgets the person here whether or not that was heard. */
export function useLogout() {
  return useMutation({
    mutationFn: () => callApi(logout, {}),
    onSettled: () => {
      signOutLocally();
      goTo('/login');
    },
  });
}

/**
 * Changes the password of the person signed in. `code_needed` means that the session has ended
 * meanwhile, for then the server takes the form for one of a forgotten password: asking for the
 * user's data finds that out and leads to signing in.
 */
export function useChangePassword() {
  const refresh = useRefreshUser();
  return useMutation({
    mutationFn: ({ current, next }: { current: string; next: string }) =>
      callApi(resetPassword, {
        email: useAuthStore.getState().user?.email ?? '',
        current_password: current,
        new_password: next,
      }),
    onError: (error) => {
      if (errorCode(error) === 'code_needed') void refresh();
    },
  });
}
