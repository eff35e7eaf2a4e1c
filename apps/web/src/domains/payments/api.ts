import { getMyPayments, initPayment, verifyPayment } from '@institute/contract/payments';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { classDetailsKeys, myStudyKey, userKey } from '../../platform/query-keys.ts';
import { classesKey, myClassesKey } from '../classes/api.ts';
import { walletKey } from '../ledger/api.ts';
import { setBalance } from '../people/set-balance.ts';
import type { ProviderOrder } from './checkout.ts';
import {
  type CardOrder,
  type CardPayment,
  cardPaymentsOf,
  type VerifiedPayment,
  verifiedPaymentOf,
} from './model.ts';

export const myPaymentsKey = ['my-payments'] as const;

/** Opens a card payment; gives what the provider's window is opened with. */
export function openPayment(order: CardOrder): Promise<ProviderOrder> {
  return callApi(
    initPayment,
    order.purpose === 'class' ? { purpose: 'class', class_id: order.classId } : order,
  );
}

/** Asks the server about a payment, which asks the provider; acts once, however often it is asked. */
export async function askAbout(reference: string, isClosed: boolean): Promise<VerifiedPayment> {
  return verifiedPaymentOf(
    await callApi(verifyPayment, { reference, closed: isClosed ? '1' : '0' }),
  );
}

/** Payments of this person that are under way, also those of another device. */
export function usePaymentsUnderWay(): UseQueryResult<CardPayment[]> {
  return useQuery({
    queryKey: [...myPaymentsKey, 'pending'],
    queryFn: ({ signal }) =>
      callApi(getMyPayments, { state: 'pending', page: 1, per_page: 10 }, { signal }),
    select: cardPaymentsOf,
    staleTime: 0,
  });
}

/** Gives a function that takes in what a settled payment has changed. */
export function useTakeIn(): (payment: VerifiedPayment) => void {
  const client = useQueryClient();
  return ({ walletKobo }) => {
    setBalance(walletKobo);
    void client.resetQueries({ queryKey: myStudyKey });
    for (const queryKey of [
      userKey,
      walletKey,
      classesKey,
      myClassesKey,
      myPaymentsKey,
      classDetailsKeys,
    ]) {
      void client.invalidateQueries({ queryKey });
    }
  };
}
