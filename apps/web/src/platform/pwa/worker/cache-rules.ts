import type { WorkboxPlugin } from 'workbox-core';

/** Keeps the newest `count` entries of a cache; what came first goes first. */
export async function trim(cache: Cache, count: number): Promise<void> {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - count))) await cache.delete(key);
}

/** {@link trim} after every addition, and nothing but whole answers. */
export function newest(count: number): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
    cacheDidUpdate: async ({ cacheName }) => trim(await caches.open(cacheName), count),
  };
}

/**
 * True when every script and style a page names is among `files`. During a release the worker of
 * one build can meet the page of another, whose files it would look for in vain when offline.
 */
export function isShellOf(html: string, files: ReadonlySet<string>): boolean {
  // The styles stand in the page itself, and their link is disabled.
  const links = html.replace(/<link[^>]*\sdisabled[^>]*>/g, '');
  const named = [...links.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  return named.length > 0 && named.every((file) => files.has(file));
}

/** Pages that are files or belong to the server alone: those of readers, for whom there is no shell. */
export const NOT_OURS = [
  /^\/(about|c|calendar|developers|files|push|verify|webhooks|healthz|readyz|metrics)(\/|$)/,
  /\.\w+$/,
];
