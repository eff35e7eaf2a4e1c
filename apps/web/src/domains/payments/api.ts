import type { InputOf } from '@institute/contract/call';
import { getMyMeetings } from '@institute/contract/meetings/my-meetings';
import {
  getMyPayments,
  initPayment,
  type VerifiedPayment,
  verifyPayment,
} from '@institute/contract/payments/payments';
import { getRenewals } from '@institute/contract/payments/renewals';
import { useQueryClient } from '@tanstack/react-query';
import { refresh } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';
import { classDetailsKeys, myStudyKey, userKey } from '../../platform/query-keys.ts';
import { setBalance } from '../auth/set-balance.ts';
import { classesKey, myClassesKey } from '../classes/api.ts';
import { walletKey } from '../ledger/api.ts';
import type { ProviderOrder } from './checkout.ts';

/** What to pay by card: a class as its page's address names it, or the wallet with a typed amount of naira. */
export type CardOrder = InputOf<typeof initPayment>;

/** Opens a card payment; gives what the provider's window is opened with. */
export function openPayment(order: CardOrder): Promise<ProviderOrder> {
  return callApi(initPayment, order);
}

/** Asks the server about a payment, which asks the provider; acts once, however often it is asked. */
export function askAbout(reference: string, isClosed: boolean): Promise<VerifiedPayment> {
  return callApi(verifyPayment, { reference, closed: isClosed ? '1' : '0' });
}

/** Gives a function that takes in what a settled payment has changed. */
export function useTakeIn(): (payment: VerifiedPayment) => void {
  const client = useQueryClient();
  return ({ walletKobo }) => {
    setBalance(walletKobo);
    void client.resetQueries({ queryKey: myStudyKey });
    void refresh(client, [
      ...[userKey, walletKey, classesKey, myClassesKey, classDetailsKeys],
      ...[getMyPayments, getRenewals, getMyMeetings],
    ]);
  };
}
