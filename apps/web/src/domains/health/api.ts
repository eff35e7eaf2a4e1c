import { getHealth } from '@institute/contract/health';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { type Health, healthOf } from './model.ts';

/** How often whoever watches is told anew. */
const WATCH_MS = 30_000;

/** How the institute stands, part by part; with `watched` it is asked again while it is looked at. */
export function useHealth({ watched = false } = {}): UseQueryResult<Health> {
  return useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => callApi(getHealth, {}, { signal }),
    select: healthOf,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: watched && WATCH_MS,
  });
}
