import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { signInByApi } from '../../e2e/support/api.ts';
import { chromium as options } from '../../e2e/support/chromium.ts';
import { startProduct } from '../../e2e/support/product.ts';
import { classPath } from '../../e2e/support/school.ts';
import { storageOf } from '../../e2e/support/visit.ts';
import { watch } from '../support/phone.mjs';

/** Longer than the browser application takes an answer for fresh. */
const STALE_MS = 31_000;
const CLASS = 'The Arabic Alphabet';

/**
 * What a student pays for: the data that the built product with its demo sends to somebody who opens the
 * dashboard and then goes through the same screens again and again, half a minute between the rounds, so
 * that nothing counts as fresh. Over HTTP/1.1, which shortens no headers. Chromium tells the bytes; those
 * of requests are not among them.
 * @param {number} rounds
 */
export async function measureData(rounds) {
  const product = await startProduct(null, {});
  const browser = await chromium.launch(options);
  try {
    const { url } = product;
    const person = await signInByApi(url, 'student@example.com');
    const ways = ['/classes', '/my-classes', await classPath(person, CLASS), '/messages'];
    ways.push('/wallet-history', '/practice', '/profile', '/');
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      serviceWorkers: 'block',
      storageState: storageOf(person, url),
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    const travelled = watch(devtools);

    console.log(`${''.padEnd(24)}calls      kB   other      kB`);
    await page.goto(url);
    await travelled.untilQuiet();
    show('opened', travelled.list());
    for (let round = 1; round <= rounds; round += 1) {
      await wait(STALE_MS);
      travelled.begin();
      for (const way of ways) {
        await page.locator(`a[href="${way}"]`).filter({ visible: true }).first().click();
        await page.waitForURL(url + way);
        await travelled.untilQuiet();
      }
      show(`round ${round}, ${ways.length} screens`, travelled.list());
    }
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** @param {string} name @param {ReturnType<ReturnType<typeof watch>['list']>} sent */
function show(name, sent) {
  const calls = sent.filter(({ path }) => path.endsWith('.php'));
  const others = sent.filter(({ path }) => !path.endsWith('.php'));
  const cells = [calls, others].flatMap((some) => [
    String(some.length).padStart(7),
    (some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1).padStart(8),
  ]);
  console.log(name.padEnd(22) + cells.join(''));
}
