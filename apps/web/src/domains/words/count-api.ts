import type { DataOf } from '@institute/contract/call';
import { getPracticeCount } from '@institute/contract/words/practice-count';
import { useQueryClient } from '@tanstack/react-query';
import { answerKey } from '../../platform/answer-key.ts';
import { useAnswer } from '../../platform/answers.ts';

/** The number beside the entry of the navigation is asked for once in so long, in ms. */
const STALE_MS = 10 * 60_000;

/** Says that one card less is due, until the server is asked again. */
export function useCountDown(): () => void {
  const client = useQueryClient();
  return () =>
    void client.setQueryData<DataOf<typeof getPracticeCount>>(
      answerKey(getPracticeCount, {}),
      (known) => known && { due: Math.max(0, known.due - 1) },
    );
}

/** How many cards are due today; undefined until that is known. */
export function usePracticeCount(): number | undefined {
  const { data } = useAnswer(
    getPracticeCount,
    {},
    {
      staleTime: STALE_MS,
      refetchOnWindowFocus: false,
    },
  );
  return data?.due;
}
