import { parseArgs } from 'node:util';
import { startPostgres } from '../../tools/postgres.mjs';
import * as database from './database.mjs';
import * as farming from './farming.mjs';
import * as forgery from './forgery.mjs';
import * as guessing from './guessing.mjs';
import * as kill from './kill.mjs';
import * as sessions from './sessions.mjs';
import { Site } from './site.mjs';
import * as webhooks from './webhooks.mjs';

/*
 * npm run faults — what must hold of money and of accounts whatever happens: the product is killed, its
 * database is stopped, webhooks come by the dozen, payments are forged, rewards are farmed, passwords
 * are guessed, sessions end. On PostgreSQL and on
 * the embedded database; by name (npm run faults:kill), and with --short as npm test does.
 */
const faults = { kill, database, webhooks, forgery, farming, guessing, sessions };
/** @typedef {keyof typeof faults} Fault */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, on: { type: 'string' } },
});
const unknown = positionals.find((name) => !(name in faults));
if (unknown) throw new Error(`No fault ${unknown}; there are ${Object.keys(faults).join(', ')}.`);
const wanted = /** @type {Fault[]} */ (positionals.length ? positionals : Object.keys(faults));
const count = { passed: 0, failed: 0 };

/** @param {'postgres' | 'embedded'} on */
async function runOn(on) {
  const postgres = on === 'postgres' ? await startPostgres() : null;
  if (on === 'postgres' && !postgres) {
    console.log('No PostgreSQL was found: faults run on the embedded database alone.');
    return;
  }
  /** @type {Site | null} */
  let site = null;
  try {
    site = await Site.open(postgres?.url ?? null);
    for (const name of wanted) {
      const begun = performance.now();
      const said = await faults[name].run(site, { short: values.short, postgres });
      if (said === null) continue;
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.log(`ok   ${name} on ${on} (${seconds} s): ${said}`);
      count.passed += 1;
    }
    await site.stop();
    site = null;
  } catch (error) {
    console.log(`FAIL on ${on}:`, error);
    if (site) console.log(site.process?.output().slice(-2000));
    count.failed += 1;
  } finally {
    await site?.kill();
    await postgres?.stop();
  }
}

const all = /** @type {const} */ (['postgres', 'embedded']);
await Promise.all(all.filter((on) => !values.on || values.on === on).map(runOn));
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed > 0 || count.passed === 0 ? 1 : 0);
