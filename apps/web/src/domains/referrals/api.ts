import { getReferralCount } from '@institute/contract/referrals';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';

/** How long the count is good for (student specification, section 9). */
const CACHED_MS = 5 * 60_000;

/** How many friends joined by the student's code. */
export function useReferralCount(): UseQueryResult<number> {
  return useQuery({
    queryKey: ['referral-count'],
    queryFn: async ({ signal }) => (await callApi(getReferralCount, {}, { signal })).referral_count,
    staleTime: CACHED_MS,
    gcTime: CACHED_MS,
  });
}
