import {
  getLessonWords,
  getPractice,
  getSetAsideCards,
  savePracticePlan,
} from '@institute/contract/words';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { practiceCountKey, practiceKey } from '../../platform/query-keys.ts';
import { type Card, cardOf, type Plan, type Practice, practiceOf, type Word } from './model.ts';

/** The words of a lesson; ids as they stand in the address. */
export function useLessonWords(classId: string, lessonId: string): UseQueryResult<Word[]> {
  return useQuery({
    queryKey: ['lesson-words', classId, lessonId],
    queryFn: ({ signal }) =>
      callApi(getLessonWords, { class_id: classId, lesson_id: lessonId }, { signal }),
  });
}

/** What is to be practised today. A session holds its own cards, whatever is answered meanwhile. */
export function usePractice(): UseQueryResult<Practice> {
  return useQuery({
    queryKey: practiceKey,
    queryFn: ({ signal }) => callApi(getPractice, {}, { signal }),
    select: practiceOf,
  });
}

const setAsideKey = ['set-aside-cards'] as const;

/** The cards that were forgotten again and again. */
export function useSetAside(): UseQueryResult<Card[]> {
  return useQuery({
    queryKey: setAsideKey,
    queryFn: ({ signal }) => callApi(getSetAsideCards, {}, { signal }),
    select: (cards) => cards.map(cardOf),
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

/** Whatever is known of today's practice is asked for again. */
export function useForgetPractice(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    void client.invalidateQueries({ queryKey: practiceCountKey });
    void client.invalidateQueries({ queryKey: setAsideKey });
    await client.invalidateQueries({ queryKey: practiceKey });
  };
}
