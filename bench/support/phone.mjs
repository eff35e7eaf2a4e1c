import { setTimeout as wait } from 'node:timers/promises';
import { storageOf } from '../../e2e/support/visit.ts';

/** @typedef {import('../../e2e/support/api.ts').Session} Session */
/** @typedef {import('@playwright/test').Browser} Browser */

/**
 * What opening a page has cost. Times are in seconds from the navigation.
 * @typedef {{ requests: number, kb: number, first: number, largest: number, shift: number, element: string, list: string[] }} Cost
 */

/**
 * A phone and its line: ms there and back, bytes a second, and how many times slower than this machine
 * it computes.
 * @typedef {{ latency: number, downloadThroughput: number, uploadThroughput: number, slower: number }} Phone
 */

/** In town: 1.6 Mbit/s down, 750 kbit/s up. @type {Phone} */
export const IN_TOWN = {
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
  slower: 4,
};
/** A cheap one on 3G: 400 kbit/s both ways. @type {Phone} */
export const ON_3G = {
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
  slower: 6,
};
const SIZE = { width: 390, height: 844 };
/** A page is there once nothing has travelled for so long. */
const QUIET_MS = 1_500;
const LONGEST_MS = 30_000;

/**
 * Opens a page on a phone that has never been there, or has seen the page at `after` alone, and
 * tells what it cost. No service worker helps: it comes after the first visit.
 * @param {Browser} browser
 * @param {string} url of the product
 * @param {{ path: string, after?: string | undefined, person: Session | null }} visit `person` is signed in
 * @param {Phone} [phone]
 * @returns {Promise<Cost>}
 */
export async function openOnPhone(browser, url, { path, after, person }, phone = IN_TOWN) {
  const context = await browser.newContext({
    viewport: SIZE,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
    ...(person && { storageState: storageOf(person, url) }),
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    const { slower: rate, ...line } = phone;
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    const travelled = watch(devtools);
    await page.addInitScript(recordPaints);
    for (const one of [...(after ? [after] : []), path]) {
      travelled.begin();
      await page.goto(url + one, { waitUntil: 'commit' });
      await travelled.untilQuiet();
    }
    const paints = await page.evaluate(() => /** @type {any} */ (window).paints);
    const sent = travelled.list();
    return {
      requests: sent.length,
      kb: sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
      list: sent.map(({ path, bytes }) => `${String(bytes).padStart(7)} ${path}`),
      ...paints,
    };
  } finally {
    await context.close();
  }
}

/** Counts what a page asks the server for. @param {import('@playwright/test').CDPSession} devtools */
export function watch(devtools) {
  /** @type {Map<string, { url: string, bytes: number, isOpen: boolean }>} */
  const asked = new Map();
  let last = Date.now();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!/^https?:/.test(request.url)) return;
    asked.set(requestId, { url: request.url, bytes: 0, isOpen: true });
    last = Date.now();
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId));
  /** @param {string} requestId @param {number} bytes */
  const end = (requestId, bytes) => {
    const one = asked.get(requestId);
    if (!one?.isOpen) return;
    one.bytes = bytes;
    one.isOpen = false;
    last = Date.now();
  };
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) asked.delete(requestId);
    // Nothing else comes of what a script was told to hold already.
    if (response.status === 304) end(requestId, response.encodedDataLength);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  devtools.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  return {
    begin() {
      asked.clear();
      last = Date.now();
    },
    async untilQuiet() {
      const limit = Date.now() + LONGEST_MS;
      while (Date.now() < limit) {
        await wait(100);
        const isOpen = [...asked.values()].some((one) => one.isOpen);
        if (!isOpen && Date.now() - last > QUIET_MS) return;
      }
    },
    /** What has travelled since it began. */
    list: () =>
      [...asked.values()].map(({ url, bytes }) => ({ path: new URL(url).pathname, bytes })),
  };
}

/** Runs in the page, before anything of its own. */
function recordPaints() {
  const paints = { first: 0, largest: 0, shift: 0, element: '' };
  Object.assign(window, { paints });
  const follow = (/** @type {string} */ type, /** @type {(entry: any) => void} */ note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  follow('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') paints.first = entry.startTime / 1000;
  });
  follow('largest-contentful-paint', (entry) => {
    paints.largest = entry.startTime / 1000;
    paints.element = entry.element?.outerHTML.slice(0, 100) ?? '';
  });
  follow('layout-shift', (entry) => {
    if (!entry.hadRecentInput) paints.shift += entry.value;
  });
}
