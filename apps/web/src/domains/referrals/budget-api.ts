import type { DataOf } from '@institute/contract/call';
import { koboOf } from '@institute/contract/money';
import { getRewardBudget } from '@institute/contract/referrals';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';

/** How the institute's daily budget for rewards stands today; all in kobo. */
export interface RewardBudget {
  budget: number;
  given: number;
  left: number;
  /** Of referrals, earned and not paid yet. */
  waiting: number;
}

const budgetOf = (answer: DataOf<typeof getRewardBudget>): RewardBudget => ({
  budget: koboOf(answer.budget),
  given: koboOf(answer.given),
  left: koboOf(answer.left),
  waiting: koboOf(answer.waiting),
});

/** What the daily budget for rewards has left. */
export function useRewardBudget(): UseQueryResult<RewardBudget> {
  return useQuery({
    queryKey: ['reward-budget'],
    queryFn: ({ signal }) => callApi(getRewardBudget, {}, { signal }),
    select: budgetOf,
    staleTime: 0,
  });
}
