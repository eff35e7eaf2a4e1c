import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { resultsFile } from '../../tools/lib/report.mjs';
import { startPostgres } from '../../tools/postgres.mjs';
import { faults } from './all.mjs';
import { Site } from './site.mjs';

/*
 * npm run faults — what must hold whatever fails: the product is killed, its database is stopped or
 * stands still, what it asks says nothing, clients are slow, webhooks come by the dozen, payments are
 * forged, rewards are farmed; and what the log tells of it. On PostgreSQL and on the embedded
 * database; by name (npm run faults:kill), and with --short as npm test does. What came of each is
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

/** @param {'postgres' | 'embedded'} on */
async function runOn(on) {
  const postgres = on === 'postgres' ? await startPostgres() : null;
  if (on === 'postgres' && !postgres) {
    console.log('No PostgreSQL was found: faults run on the embedded database alone.');
    return;
  }
  /** @type {Site | null} */
  let site = null;
  /** @type {string} */
  let current = 'start';
  try {
    site = await Site.open(postgres?.url ?? null);
    for (const name of wanted) {
      current = name;
      const begun = performance.now();
      const said = await faults[name].run(site, { short: values.short, postgres });
      if (said === null) continue;
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.log(`ok   ${name} on ${on} (${seconds} s): ${said}`);
      results.push({ name, on, ok: true, said });
    }
    current = 'books';
    await site.stop();
    site = null;
  } catch (error) {
    console.log(`FAIL ${current} on ${on}:`, error);
    if (site) console.log(site.process?.output().slice(-2000));
    results.push({ name: current, on, ok: false, said: String(error) });
  } finally {
    await site?.kill();
    await postgres?.stop();
  }
}

const all = /** @type {const} */ (['postgres', 'embedded']);
await Promise.all(all.filter((on) => !values.on || values.on === on).map(runOn));
await mkdir(resultsFile(), { recursive: true });
await writeFile(resultsFile('faults'), JSON.stringify(results));
const passed = results.filter(({ ok }) => ok).length;
console.log(`${passed} passed, ${results.length - passed} failed`);
process.exit(passed === results.length && passed > 0 ? 0 : 1);
