import { getPracticeCount } from '@institute/contract/words/practice-count';
import { useAnswer } from '../../platform/answers.ts';

/** The number beside the entry of the navigation is asked for once in so long, in ms. */
const STALE_MS = 10 * 60_000;

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
