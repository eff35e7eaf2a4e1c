import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { onLeaving, onSignOut, personNow } from './auth-store.ts';
import { takeFirstView } from './boot.ts';
import { markOffline, offlineTime, storeOffline } from './offline-cache.ts';
import { replaceEqual } from './replace-equal.ts';

/** Answers older than this are asked for again when a screen that shows them opens. */
const STALE_AFTER_MS = 30_000;

/**
 * Unchanged parts of an answer stay the same objects. A copy from the device never replaces what
 * this visit has learned, such as an exam just submitted: it only says how old that is.
 */
function shared(before: unknown, now: unknown): unknown {
  const time = offlineTime(now);
  if (time === null) return offlineTime(before) === null ? replaceEqual(before, now) : now;
  if (before === undefined) return now;
  markOffline(before, time);
  return before;
}

/**
 * The signed-in half's cache. Only a missing answer is retried, twice: a refusal will not change
 * by asking again. Being offline shows the error with Retry instead of waiting without end.
 */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_AFTER_MS,
      networkMode: 'always',
      structuralSharing: shared,
      retry: (failures, error) => error instanceof ApiError && error.isNetwork && failures < 2,
    },
    mutations: { networkMode: 'always' },
  },
});

/** Takes over what came with the page, so that it is not asked for again. */
export function takeFirstAnswers(): void {
  for (const { key, data, copy } of takeFirstView(personNow())?.answers ?? []) {
    queryClient.setQueryData(key, data);
    if (copy !== null) void storeOffline(copy, data);
  }
}

// What is being asked for a person who is leaving would be refused.
onLeaving(() => void queryClient.cancelQueries());

// One person's answers are never shown to the next who signs in on the same device.
onSignOut(() => queryClient.clear());
