import { endOtherSessions, endSession, getSessions } from '@institute/contract/sessions';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import type { Says } from '../../platform/says.ts';
import { placesOf, type SignedInPlace } from './sessions-model.ts';

const sessionsKey = ['sessions'] as const;

/** Where the person is signed in, this place first. */
export function useSessions(): UseQueryResult<SignedInPlace[]> {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => callApi(getSessions, {}, { signal }),
    select: placesOf,
    staleTime: 0,
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: sessionsKey });
}

/** Signs the person out in one place. */
export function useEndSession(says: Says) {
  return useMutation({
    mutationFn: (id: number) => callApi(endSession, { session_id: id }),
    ...says,
    onSettled: useRefresh(),
  });
}

/** Signs the person out everywhere but here. */
export function useEndOtherSessions() {
  return useMutation({
    mutationFn: () => callApi(endOtherSessions, {}),
    onSettled: useRefresh(),
  });
}
