import { getTeaching } from '@institute/contract/teaching';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { type Teaching, teachingOf } from './teaching-model.ts';

/** The classes that whoever is signed in teaches, and what waits there. */
export function useTeaching(): UseQueryResult<Teaching> {
  return useQuery({
    queryKey: ['teaching'],
    queryFn: ({ signal }) => callApi(getTeaching, {}, { signal }),
    select: teachingOf,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
