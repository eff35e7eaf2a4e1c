import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { onSignOut } from './auth-store.ts';

/** Answers older than this are asked for again when a screen that shows them opens. */
const STALE_AFTER_MS = 30_000;

/**
 * The signed-in half's cache. Only a missing answer is retried, twice: a refusal will not change
 * by asking again. Being offline shows the error with Retry instead of waiting without end.
 */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_AFTER_MS,
      networkMode: 'always',
      retry: (failures, error) => error instanceof ApiError && error.isNetwork && failures < 2,
    },
    mutations: { networkMode: 'always' },
  },
});

// One person's answers are never shown to the next who signs in on the same device.
onSignOut(() => queryClient.clear());
