import { getPracticeCount } from '@institute/contract/practice-count';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { practiceCountKey } from '../../platform/query-keys.ts';

/** The number beside the entry of the navigation is asked for once in so long, in ms. */
const STALE_MS = 10 * 60_000;

/** How many cards are due today; undefined until that is known. */
export function usePracticeCount(): number | undefined {
  const { data } = useQuery({
    queryKey: practiceCountKey,
    queryFn: ({ signal }) => callApi(getPracticeCount, {}, { signal }),
    select: ({ due }) => due,
    staleTime: STALE_MS,
    refetchOnWindowFocus: false,
  });
  return data;
}
