import { getPractice } from '@institute/contract/words';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useAnswer } from '../../platform/answers.ts';
import { practiceCountKey, practiceKey } from '../../platform/query-keys.ts';
import { type Practice, practiceOf } from './model.ts';

/** What is to be practised today. A session holds its own cards, whatever is answered meanwhile. */
export function usePractice(): UseQueryResult<Practice> {
  return useAnswer(getPractice, {}, { select: practiceOf });
}

/** Whatever is known of today's practice is asked for again. */
export function useForgetPractice(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    void client.invalidateQueries({ queryKey: practiceCountKey });
    void client.invalidateQueries({ queryKey: ['set-aside-cards'] });
    await client.invalidateQueries({ queryKey: practiceKey });
  };
}
