import type { RouteHandlerCallback } from 'workbox-core';
import { matchPrecache } from 'workbox-precaching';
import { SIGNED_IN_CACHE } from '../../cache-names.ts';
import { SHELL_URL } from '../messages.ts';

/**
 * The kept shell at once while the page's own mark says that a person is signed in on this device:
 * it asks the server for what the page shows, which also tells it when the session has ended. A
 * visitor never gets the shell, but the page from the network. No page of the network is kept: it
 * holds what one person may read.
 */
export const openPage: RouteHandlerCallback = async ({ request }) => {
  const isSignedIn = await caches.has(SIGNED_IN_CACHE);
  return (isSignedIn && (await matchPrecache(SHELL_URL))) || fetch(request);
};
