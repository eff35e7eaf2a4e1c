import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { onLeaving, onSignOut } from './auth-store.ts';
import { markOffline, offlineTime } from './offline-cache.ts';

/** Answers older than this are asked for again when a screen that shows them opens. */
const STALE_AFTER_MS = 30_000;

/**
 * An answer with the parts of the one before that are equal in it, so that what nothing changed in stays the
 * same object. The query library's own takes every date for another one.
 */
export function replaceEqual(before: unknown, now: unknown): unknown {
  if (Object.is(before, now)) return before;
  if (before instanceof Date && now instanceof Date) return +before === +now ? before : now;
  if (Array.isArray(before) && Array.isArray(now)) {
    const next = now.map((one, at) => replaceEqual(before[at], one));
    return isSame(before, next) ? before : next;
  }
  if (!isPlain(before) || !isPlain(now)) return now;
  const next = Object.fromEntries(
    Object.entries(now).map(([name, one]) => [name, replaceEqual(before[name], one)]),
  );
  return isSame(before, next) ? before : next;
}

function isSame(before: object, next: object): boolean {
  const names = Object.keys(next);
  if (names.length !== Object.keys(before).length) return false;
  return Object.entries(before).every(
    ([name, one]) => name in next && Object.is(one, (next as Record<string, unknown>)[name]),
  );
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;

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

// What is being asked for a person who is leaving would be refused.
onLeaving(() => void queryClient.cancelQueries());

// One person's answers are never shown to the next who signs in on the same device.
onSignOut(() => queryClient.clear());
