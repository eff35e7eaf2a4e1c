import type { RouteHandlerCallback } from 'workbox-core';
import { matchPrecache } from 'workbox-precaching';
import { SIGNED_IN_CACHE } from '../../cache-names.ts';
import { SHELL_URL } from '../messages.ts';

/**
 * How long a page may be on its way before the kept shell is shown instead, in ms. What the server
 * sends is painted with its answers, and there before the shell could have asked for them wherever
 * the line is as good as in town; and it alone knows of a new release.
 */
const PATIENCE_MS = 1_500;

/**
 * A page from the network, which alone knows whether a person is signed in; the kept shell when the
 * network fails or is slow. A visitor never gets the shell: it is used only while the page's own
 * mark says that a person is signed in on this device.
 */
export const openPage: RouteHandlerCallback = async ({ request, event }) => {
  const live = fetch(request);
  if (!(await caches.has(SIGNED_IN_CACHE))) return live;
  const shell = await matchPrecache(SHELL_URL);
  if (!shell) return live;
  event.waitUntil(live.catch(() => undefined));
  const patience = new Promise<undefined>((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  return (await Promise.race([live.catch(() => undefined), patience])) ?? shell;
};
