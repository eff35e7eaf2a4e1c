import { getSetAsideCards, savePracticePlan } from '@institute/contract/practice-care';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { practiceCountKey, practiceKey } from '../../platform/query-keys.ts';
import { anyCardOf, type Plan, type PracticeCard } from './model.ts';

/** The cards that were forgotten again and again. */
export function useSetAside(): UseQueryResult<PracticeCard[]> {
  return useQuery({
    queryKey: ['set-aside-cards'],
    queryFn: ({ signal }) => callApi(getSetAsideCards, {}, { signal }),
    select: (cards) => cards.map(anyCardOf),
  });
}

/** Sets the numbers of the day. */
export function useSavePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (plan: Plan) =>
      callApi(savePracticePlan, {
        new_a_day: plan.newADay,
        reviews_a_day: plan.reviewsADay,
        retention: plan.retention,
        days_a_week: plan.daysAWeek,
        strictness: plan.strictness,
      }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: practiceCountKey });
      return client.invalidateQueries({ queryKey: practiceKey });
    },
  });
}
