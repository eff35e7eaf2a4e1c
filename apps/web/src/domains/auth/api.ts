import { getUserData } from '@institute/contract/auth/user';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAnswer } from '../../platform/answers.ts';
import { useAuthStore } from '../../platform/auth-store.ts';
import { ofLayout } from '../../platform/pwa/page-source.ts';
import { userKey } from '../../platform/query-keys.ts';

/**
 * Asks for the user's data when the layout opens and stores it when it arrives. A failure is only
 * logged (student specification, section 4); the copy on the device stays.
 */
export function useUserRefresh(): void {
  const { data, error } = useAnswer(getUserData, {}, { meta: ofLayout });
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

/** Asks for the user's data when a page opens whose balance must not be older than its history. */
export function useFreshBalance(): void {
  const client = useQueryClient();
  useEffect(() => {
    void client.invalidateQueries({ queryKey: userKey });
  }, [client]);
}
