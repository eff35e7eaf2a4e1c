import { setTimeout as wait } from 'node:timers/promises';
import { startLoad } from './load.mjs';

/**
 * Kills the product (SIGKILL) under wallet load, again and again, and starts it over the same data:
 * every acknowledged transfer is there once, and the books balance, after each kill.
 * @param {import('./site.mjs').Site} site @param {{ short: boolean }} options
 */
export async function run(site, { short }) {
  const kills = short ? 4 : 100;
  const load = await startLoad(site);
  for (let done = 0; done < kills; done += 1) {
    // Also in the middle of the first requests, and of the start itself.
    await wait(short ? 350 : 150 + Math.random() * 700);
    await site.kill();
    if (done % 4 === 3) await site.checkBooks();
    await site.start();
  }
  const transfers = await load.stopAndCheck();
  return `${kills} kills, ${load.acknowledged()} acknowledged fundings, ${transfers} transfers, none missing and none twice`;
}
