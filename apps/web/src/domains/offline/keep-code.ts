import { ASSETS_CACHE } from '../../platform/cache-names.ts';
import { preloadForSavedClasses } from '../../ui/lazy.tsx';

/** Fetches the code of the pages that a saved class opens and of daily practice, and keeps it. */
export async function keepCodeOfStudying(): Promise<void> {
  await preloadForSavedClasses();
  await keepLoaded();
}

/**
 * Keeps what this page has loaded, part of it before the service worker watched: what is said to be
 * saved has to open from now on. The browser still holds it, so it costs no data.
 */
export async function keepLoaded(): Promise<void> {
  const kept = await caches.open(ASSETS_CACHE);
  const assets = new URL('/assets/', location.origin).href;
  for (const { name } of performance.getEntriesByType('resource')) {
    if (name.startsWith(assets) && !(await caches.match(name))) await kept.add(name);
  }
}
