import type { RouteHandlerCallback } from 'workbox-core';
import { clientsClaim } from 'workbox-core';
import {
  addPlugins,
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { ASSETS_CACHE, SIGNED_IN_CACHE } from '../../cache-names.ts';
import { SHELL_URL, type WorkerMessage } from '../messages.ts';
import { isShellOf, NOT_OURS, newest } from './cache-rules.ts';
import { answerFile, isLessonFile, keepFile } from './files.ts';
import { openNews, showNews } from './phone-news.ts';

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
const openPage: RouteHandlerCallback = async ({ request, event }) => {
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

/** What the signed-in shell is made of, filled in by the build (build/worker.mjs). */
declare const __SHELL_FILES__: PrecacheEntry[];

/** The part of the worker's scope that is used here; the project's types are those of pages. */
interface Worker {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: Message) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
  registration: Parameters<typeof showNews>[0];
  clients: Parameters<typeof openNews>[0];
}
interface Message extends MessageEvent<WorkerMessage> {
  /** Keeps the worker alive until the work is done. */
  waitUntil(work: Promise<void>): void;
}
interface Pushed extends Event {
  data: { text(): string } | null;
  waitUntil(work: Promise<void>): void;
}
interface Clicked extends Event {
  notification: Notification;
  waitUntil(work: Promise<void>): void;
}
const worker = self as unknown as Worker;

const MAX_ASSETS = 200;

clientsClaim();
cleanupOutdatedCaches();

const shell = __SHELL_FILES__;
const shellFiles = new Set(shell.map((entry) => entry.url));
addPlugins([
  {
    // The shell and its files are of one release or are not kept at all.
    cacheWillUpdate: async ({ request, response }) => {
      if (response.status !== 200) return null;
      const isShell = new URL(request.url).pathname === SHELL_URL;
      return !isShell || isShellOf(await response.clone().text(), shellFiles) ? response : null;
    },
  },
]);
precacheAndRoute(shell, { cleanURLs: false });

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: ASSETS_CACHE, plugins: [newest(MAX_ASSETS)] }),
);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isLessonFile(request, url),
  answerFile,
);
registerRoute(new NavigationRoute(openPage, { denylist: NOT_OURS }));

let isResting = false;

worker.addEventListener('message', (event) => {
  const message = event.data;
  if (message.type === 'rest') isResting = true;
  if (message.type === 'take-over') void worker.skipWaiting();
  if (message.type === 'has') event.ports[0]?.postMessage(Boolean(getCacheKeyForURL(message.url)));
  if (message.type === 'keep') event.waitUntil(keep(message.urls));
});

worker.addEventListener('push', (event) => {
  event.waitUntil(showNews(worker.registration, event.data?.text()));
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNews(worker.clients, String(event.notification.data)));
});

/** Fetches what a page had before the worker; the browser still holds it, so it costs no data. */
async function keep(urls: readonly string[]): Promise<void> {
  for (const address of urls) {
    if (isResting) return;
    const url = new URL(address);
    if (getCacheKeyForURL(address)) continue;
    const keeping = url.pathname.startsWith('/assets/') ? keepAsset(url) : keepWhole(url);
    await keeping.catch(() => undefined);
  }
}

async function keepAsset(url: URL): Promise<void> {
  const cache = await caches.open(ASSETS_CACHE);
  if (!(await cache.match(url))) await cache.add(url);
}

async function keepWhole(url: URL): Promise<void> {
  await keepFile(url, await fetch(url));
}
