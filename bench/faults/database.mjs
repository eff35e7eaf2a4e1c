import { setTimeout as wait } from 'node:timers/promises';
import { startLoad } from './load.mjs';
import { must } from './site.mjs';

/**
 * Stops PostgreSQL under wallet load, in good order and at once by turns, and starts it again: the
 * product lives on, says that it is not ready meanwhile, and no acknowledged transfer is missing.
 * @param {import('./site.mjs').Site} site
 * @param {{ short: boolean, postgres: import('../../tools/postgres.mjs').Postgres | null }} options
 */
export async function run(site, { short, postgres }) {
  if (!postgres) return null;
  const stops = short ? 2 : 20;
  const load = await startLoad(site);
  for (let done = 0; done < stops; done += 1) {
    await wait(short ? 400 : 800);
    await postgres.halt(done % 2 === 0 ? 'SIGINT' : 'SIGQUIT');
    must(!(await site.isReady()), 'it called itself ready without its database');
    must(site.process?.child.exitCode === null, 'it ended with its database');
    await wait(300);
    await postgres.resume();
    const limit = Date.now() + 30_000;
    while (!(await site.isReady())) {
      must(Date.now() < limit, 'it did not come back with its database');
      await wait(50);
    }
  }
  const transfers = await load.stopAndCheck();
  return `${stops} stops, ${load.acknowledged()} acknowledged fundings, ${transfers} transfers, none missing and none twice`;
}
