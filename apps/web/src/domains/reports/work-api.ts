import { getOfficeWork, type OfficeWork } from '@institute/contract/reports/reports';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { officeWorkKey } from '../../platform/query-keys.ts';
import { useCan } from '../auth/use-actor.ts';

/** How long the counts of the navigation may be old, in ms: every page of the office asks for them. */
const FRESH_MS = 30_000;

/**
 * What waits for somebody of the office; asked again on coming back to the window, and `onOpening`
 * whenever the page is opened: whoever comes back from a step of the list sees it ticked.
 */
export function useOfficeWork({ onOpening = false } = {}): UseQueryResult<OfficeWork> {
  const mayRead = useCan('reports.read');
  return useQuery({
    enabled: mayRead,
    queryKey: officeWorkKey,
    queryFn: ({ signal }) => callApi(getOfficeWork, {}, { signal }),
    staleTime: FRESH_MS,
    refetchOnMount: onOpening ? 'always' : true,
    refetchOnWindowFocus: true,
  });
}
