import { searchOffice } from '@institute/contract/reports';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { type Found, foundOf } from './work-model.ts';

/** What the office knows by some words; what was found before stays while others are looked for. */
export function useOfficeSearch(search: string): UseQueryResult<Found> {
  return useQuery({
    queryKey: ['office-search', search],
    queryFn: ({ signal }) => callApi(searchOffice, { search }, { signal }),
    select: foundOf,
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
}
