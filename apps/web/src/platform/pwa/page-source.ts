import { type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { ApiError } from '../api-error.ts';
import { offlineTime } from '../offline-cache.ts';

/** Where what is on the screen comes from. */
export interface PageSource {
  /** When its oldest copy came from the server, in ms; null when all of it is live. */
  copiedAt: number | null;
  /** True when what it is about could not be fetched and has no copy. */
  isMissing: boolean;
}

const hasNoCopy = ({ state }: Query): boolean =>
  state.data === undefined && state.error instanceof ApiError && state.error.isNetwork;

/** True for an answer that is a copy, or that did not arrive. */
export function isNotLive(query: Query): boolean {
  return offlineTime(query.state.data) !== null || hasNoCopy(query);
}

/** `meta` of the queries of the layout around every page, which says nothing of what a page is about. */
export const ofLayout = { isOfLayout: true } as const;

/** Follows the answers that are on the screen. */
export function usePageSource(): PageSource {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(onChange), [cache]);
  // As text, so that what has not changed is the same value.
  const summary = useSyncExternalStore(subscribe, () => {
    const shown = cache.findAll({ type: 'active', predicate: ({ meta }) => !meta?.isOfLayout });
    const times = shown.map(({ state }) => offlineTime(state.data)).filter((time) => time !== null);
    return JSON.stringify({
      copiedAt: times.length > 0 ? Math.min(...times) : null,
      isMissing: times.length === 0 && shown.some(hasNoCopy),
    } satisfies PageSource);
  });
  return JSON.parse(summary) as PageSource;
}
