import { setTimeout as wait } from 'node:timers/promises';
import { startLoad } from './load.mjs';
import { must } from './site.mjs';

/** What must have been acknowledged in full for nothing missing to say much. */
const ACKNOWLEDGED = 10_000;
/** A killed owner's folder is another's within seconds, the start itself left aside. */
const TAKEN_OVER_MS = 60_000;

/**
 * Kills the product (SIGKILL) under wallet load, again and again, and starts it over the same data:
 * every acknowledged transfer is there once, and the books balance, after each kill. On the embedded
 * database nobody else can open the data meanwhile, in whatever PID namespace.
 * @param {import('./site.mjs').Site} site
 * @param {{ short: boolean, postgres: import('../../tools/postgres.mjs').Postgres | null }} options
 */
export async function run(site, { short, postgres }) {
  const kills = short ? 4 : 200;
  const load = await startLoad(site);
  const openers = postgres ? '' : await expectRefused(site);
  let slowest = 0;
  let done = 0;
  for (; done < kills || (!short && load.acknowledged() < ACKNOWLEDGED); done += 1) {
    // Also in the middle of the first requests, and of the start itself.
    await wait(short ? 350 : 150 + Math.random() * 700);
    await site.kill();
    if (done % 4 === 3) await site.checkBooks();
    const begun = performance.now();
    await site.start();
    slowest = Math.max(slowest, performance.now() - begun);
  }
  must(slowest < TAKEN_OVER_MS, `a start after a kill took ${Math.round(slowest)} ms`);
  const transfers = await load.stopAndCheck();
  return `${done} kills, ${load.acknowledged()} acknowledged fundings, ${transfers} transfers, none missing and none twice${openers}`;
}

/** @param {import('./site.mjs').Site} site */
async function expectRefused(site) {
  const refused = [];
  for (const isElsewhere of [false, true]) {
    const opened = await site.openAgain({ isElsewhere });
    if (!opened) continue;
    must(opened.code === 1, `a second opener ended with ${opened.code}: ${opened.said}`);
    must(
      /^Cannot start: .* is in use by process \d+ on .*$/m.test(opened.said) &&
        opened.said.trim().split('\n').length === 1,
      `a second opener was not refused in one line: ${opened.said}`,
    );
    refused.push(isElsewhere ? 'in another PID namespace' : 'beside it');
  }
  return `; a second opener refused ${refused.join(' and ')}`;
}
