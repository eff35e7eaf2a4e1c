import type { DataOf } from '@institute/contract/call';
import { koboOf } from '@institute/contract/money';
import { getReferralCount, type ReferralTrigger } from '@institute/contract/referrals';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';

/** How long the count is good for (student specification, section 9). */
const CACHED_MS = 5 * 60_000;

/** What came of the student's code. */
export interface Referrals {
  /** Friends who joined by it. */
  count: number;
  /** Rewards for them that are earned and not paid yet. */
  waitingKobo: number;
  /** What it brings to either, and what earns it; null where it is not known. */
  terms: { welcomeKobo: number; rewardKobo: number; trigger: ReferralTrigger } | null;
}

const referralsOf = (answer: DataOf<typeof getReferralCount>): Referrals => ({
  count: answer.referral_count,
  waitingKobo: koboOf(answer.reward_waiting),
  terms: answer.terms
    ? {
        welcomeKobo: koboOf(answer.terms.welcome),
        rewardKobo: koboOf(answer.terms.reward),
        trigger: answer.terms.trigger,
      }
    : null,
});

/** How many friends joined by the student's code, and what waits for it. */
export function useReferrals(): UseQueryResult<Referrals> {
  return useQuery({
    queryKey: ['referral-count'],
    queryFn: ({ signal }) => callApi(getReferralCount, {}, { signal }),
    select: referralsOf,
    staleTime: CACHED_MS,
    gcTime: CACHED_MS,
  });
}
