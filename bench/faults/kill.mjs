import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../tools/lib/root.mjs';
import { placesFor } from './elsewhere.mjs';
import { startLoad } from './load.mjs';
import { must } from './site.mjs';

/** @typedef {import('./elsewhere.mjs').Elsewhere} Elsewhere */

/** How often it is killed in full, and what must have been acknowledged for nothing missing to say much. */
const KILLS = 200;
const ACKNOWLEDGED = 10_000;
/** How long a life may go on, in full, until its share of these has been acknowledged. */
const LIFE_MS = 20_000;
/**
 * A start after a kill beside the first one of all, on the same machine: a killed owner's folder is
 * another's within fifteen seconds (decision 042), and PostgreSQL lets go of what a dead process held.
 */
const TAKEN_OVER = { times: 10, andMs: 15_000 };

/**
 * Kills the product (SIGKILL) under wallet load, again and again, and starts it over the same data:
 * every acknowledged transfer is there once, and the books balance, after each kill. On the embedded
 * database nobody else can open the data meanwhile, from wherever on this machine, and anybody can
 * once it was killed.
 * @param {import('./site.mjs').Site} site
 * @param {{ short: boolean, postgres: import('../../tools/postgres.mjs').Postgres | null }} options
 */
export async function run(site, { short, postgres }) {
  const kills = short ? 4 : KILLS;
  const load = await startLoad(site);
  const places = postgres ? [] : placesFor(site.dataDir, root, short);
  must(
    short || postgres || places.length === 3,
    'root can try another PID namespace and another container, and nobody here did',
  );
  const openers = await expectRefused(site, places);
  let slowest = 0;
  let done = 0;
  for (; done < kills || (!short && load.acknowledged() < ACKNOWLEDGED); done += 1) {
    if (!short && done % 2 === 1) await untilShare(load, (done + 1) / KILLS);
    // Also in the middle of the first requests, and of the start itself.
    await wait(short ? 350 : 150 + Math.random() * 700);
    await site.kill();
    if (done < places.length && !short) await expectTakenOver(site, places[done]);
    // On the embedded database nobody else can look at each balance while the product runs.
    if (done % 4 === 3 || !(short || postgres)) await site.checkBooks();
    const begun = performance.now();
    await site.start();
    slowest = Math.max(slowest, performance.now() - begun);
  }
  const [first, limit] = [
    site.firstStartMs,
    TAKEN_OVER.times * site.firstStartMs + TAKEN_OVER.andMs,
  ];
  must(
    slowest < limit,
    `a start after a kill took ${Math.round(slowest)} ms, the first of all ${Math.round(first)} ms`,
  );
  const transfers = await load.stopAndCheck();
  return `${done} kills, ${load.acknowledged()} acknowledged fundings, ${transfers} transfers, none missing and none twice${openers}`;
}

/**
 * Every other life goes on until its share has been acknowledged: on a slow machine they would all end
 * with their first requests.
 * @param {Awaited<ReturnType<typeof startLoad>>} load @param {number} share of all that must be acknowledged
 */
async function untilShare(load, share) {
  const end = performance.now() + LIFE_MS;
  while (load.acknowledged() < share * ACKNOWLEDGED && performance.now() < end) await wait(50);
}

/** @param {import('./site.mjs').Site} site @param {Elsewhere[]} places */
async function expectRefused(site, places) {
  for (const place of places) {
    const opened = await site.openFrom(place, 'main');
    place.leave();
    must(opened.code === 1, `a second opener ended with ${opened.code}: ${opened.said}`);
    must(
      /^Cannot start: .* is in use by process \d+ on .*$/m.test(opened.said) &&
        opened.said.trim().split('\n').length === 1,
      `a second opener was not refused in one line: ${opened.said}`,
    );
  }
  const names = places.map(({ name }) => name).join(', ');
  return names && `; a second opener refused ${names}`;
}

/** A killed owner's folder is another's to open. @param {import('./site.mjs').Site} site @param {Elsewhere} [place] */
async function expectTakenOver(site, place) {
  if (!place) return;
  const opened = await site.openFrom(place, 'ledger-check');
  place.leave();
  must(opened.code === 0, `a killed owner's folder was refused ${place.name}: ${opened.said}`);
}
