import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { resultsFile } from '../../tools/lib/report.mjs';
import { findBinaries, startPostgres } from '../../tools/postgres.mjs';
import { faults } from './all.mjs';
import { Site } from './site.mjs';

/*
 * npm run faults — what must hold whatever fails: the product is killed, its database is stopped or
 * stands still, what it asks says nothing, clients are slow, webhooks come by the dozen, payments are
 * forged, rewards are farmed; and what the log tells of it; the books are read every second beside it.
 * On PostgreSQL and on the embedded database; by name (npm run faults:kill), and with --short as npm test does. What came of each is
 * left in .cache/test-results/faults.json.
 */
/** @typedef {keyof typeof faults} Fault */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, on: { type: 'string' } },
});
const unknown = positionals.find((name) => !(name in faults));
if (unknown) throw new Error(`No fault ${unknown}; there are ${Object.keys(faults).join(', ')}.`);
const wanted = /** @type {Fault[]} */ (positionals.length ? positionals : Object.keys(faults));
/** @type {import('../../tools/lib/promises.mjs').FaultResult[]} */
const results = [];

/**
 * The product under test, and its PostgreSQL where it runs on one.
 * @typedef {{ site: Site, postgres: import('../../tools/postgres.mjs').Postgres | null }} Ground
 */

/** @param {'postgres' | 'embedded'} on @returns {Promise<Ground>} */
async function openGround(on) {
  const postgres = on === 'postgres' ? await startPostgres() : null;
  try {
    return { site: await Site.open(postgres?.url ?? null), postgres };
  } catch (error) {
    await postgres?.stop();
    throw error;
  }
}

/** @param {string} name @param {'postgres' | 'embedded'} on @param {unknown} error */
function failed(name, on, error) {
  console.log(`FAIL ${name} on ${on}:`, error);
  results.push({ name, on, ok: false, said: String(error) });
}

/** Ends a product that failed, without asking for its books. @param {Ground | null} ground */
async function abandon(ground) {
  if (!ground) return;
  console.log(ground.site.process?.output().slice(-2000));
  await ground.site.books?.end();
  await ground.site.kill();
  await ground.postgres?.stop();
}

/**
 * Runs what is wanted one after another over the same data, and checks the books at the end. After a
 * failure the rest goes on with a product and data of its own.
 * @param {'postgres' | 'embedded'} on
 */
async function runOn(on) {
  /** @type {Ground | null} */
  let ground = null;
  for (const name of wanted) {
    const begun = performance.now();
    try {
      ground ??= await openGround(on);
      const { site, postgres } = ground;
      const readBefore = site.books?.read ?? 0;
      const came = await faults[name].run(site, { short: values.short, postgres });
      if (came === null) continue;
      site.books?.expectRight();
      const said = `${came}; books right ${(site.books?.read ?? 0) - readBefore} times`;
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.log(`ok   ${name} on ${on} (${seconds} s): ${said}`);
      results.push({ name, on, ok: true, said });
    } catch (error) {
      failed(name, on, error);
      await abandon(ground);
      ground = null;
    }
  }
  await ground?.site.stop().catch((error) => failed('books', on, error));
  await ground?.postgres?.stop();
}

const hasPostgres = findBinaries() !== undefined;
if (!hasPostgres) {
  console.log('No PostgreSQL was found: faults run on the embedded database alone.');
}
const all = /** @type {const} */ (['postgres', 'embedded']);
const possible = all.filter((on) => on === 'embedded' || hasPostgres);
await Promise.all(possible.filter((on) => !values.on || values.on === on).map(runOn));
await mkdir(resultsFile(), { recursive: true });
await writeFile(resultsFile('faults'), JSON.stringify(results));
const passed = results.filter(({ ok }) => ok).length;
console.log(`${passed} passed, ${results.length - passed} failed`);
process.exit(passed === results.length && passed > 0 ? 0 : 1);
