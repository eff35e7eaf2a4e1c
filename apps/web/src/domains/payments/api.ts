import type { DataOf } from '@institute/contract/call';
import { getMyPayments, verifyPayment } from '@institute/contract/payments';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { useAuthStore } from '../../platform/auth-store.ts';
import { userKey } from '../../platform/query-keys.ts';
import { classesKey, myClassesKey } from '../classes/api.ts';
import { walletKey } from '../ledger/api.ts';

export const myPaymentsKey = ['my-payments'] as const;

/** A card payment as the server answers about it. */
export type VerifiedPayment = DataOf<typeof verifyPayment>;

/** Asks the server about a payment, which asks the provider; acts once, however often it is asked. */
export function askAbout(reference: string, isClosed: boolean): Promise<VerifiedPayment> {
  return callApi(verifyPayment, { reference, closed: isClosed ? '1' : '0' });
}

/** Payments of this person that are under way, also those of another device. */
export function usePaymentsUnderWay(): UseQueryResult<DataOf<typeof getMyPayments>> {
  return useQuery({
    queryKey: [...myPaymentsKey, 'pending'],
    queryFn: ({ signal }) =>
      callApi(getMyPayments, { state: 'pending', page: 1, per_page: 10 }, { signal }),
    staleTime: 0,
  });
}

/** Gives a function that takes in what a settled payment has changed. */
export function useTakeIn(): (payment: VerifiedPayment) => void {
  const client = useQueryClient();
  return ({ wallet }) => {
    const { user, setUser } = useAuthStore.getState();
    if (user) setUser({ ...user, wallet });
    for (const queryKey of [
      userKey,
      walletKey,
      classesKey,
      myClassesKey,
      myPaymentsKey,
      ['class-details'],
    ]) {
      void client.invalidateQueries({ queryKey });
    }
  };
}
