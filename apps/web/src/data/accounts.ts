import { getUserData } from '@institute/contract/accounts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../lib/api.ts';
import { useAuthStore } from '../lib/auth-store.ts';

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
