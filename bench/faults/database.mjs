import { setTimeout as wait } from 'node:timers/promises';
import { ask, expectHonest, expectWellSoon, READY_MS } from './asking.mjs';
import { startLoad } from './load.mjs';
import { byThePace } from './pace.mjs';
import { must } from './site.mjs';

/** Only to end what hangs: how long PostgreSQL recovers is its own affair, and the machine's. */
const BACK_MS = 300_000;

/** How PostgreSQL ends, by turns. */
const ENDS = /** @type {const} */ (['SIGINT', 'SIGKILL', 'SIGQUIT']);

/**
 * Stops PostgreSQL under wallet load, in good order, at once and by killing its first process, and
 * starts it again; between the stops one of its processes is killed, from which it recovers by itself.
 * The product lives on, says that it is not ready without it, and no acknowledged transfer is missing.
 * @param {import('./site.mjs').Site} site
 * @param {{ short: boolean, postgres: import('../../tools/postgres.mjs').Postgres | null }} options
 */
export async function run(site, { short, postgres }) {
  return postgres && byThePace((pace) => endings(site, postgres, short, pace));
}

/**
 * @param {import('./site.mjs').Site} site @param {import('../../tools/postgres.mjs').Postgres} postgres
 * @param {boolean} short @param {import('./pace.mjs').Pace} pace
 */
async function endings(site, postgres, short, pace) {
  const stops = short ? 2 : 21;
  const crashes = short ? 1 : stops;
  const load = await startLoad(site);
  let slowest = 0;
  for (let done = 0; done < stops; done += 1) {
    await wait(short ? 400 : 800);
    if (done < crashes) {
      await postgres.crash();
      await untilReady(site);
      await wait(short ? 400 : 800);
    }
    await postgres.halt(ENDS[done % ENDS.length] ?? 'SIGINT');
    expectHonest(await ask(`${site.url}/readyz`), '/readyz', pace, READY_MS);
    must(site.process?.child.exitCode === null, 'it ended with its database');
    await wait(300);
    await postgres.resume();
    slowest = Math.max(slowest, await expectWellSoon(() => site.isReady(), 'PostgreSQL', pace));
  }
  const transfers = await load.stopAndCheck();
  return `${stops} stops, ${crashes} killed processes of the database, well at most ${slowest} ms after a start, ${load.acknowledged()} acknowledged fundings, ${transfers} transfers, none missing and none twice`;
}

/** @param {import('./site.mjs').Site} site */
async function untilReady(site) {
  const limit = Date.now() + BACK_MS;
  while (!(await site.isReady())) {
    must(Date.now() < limit, 'it did not come back with its database');
    await wait(50);
  }
}
