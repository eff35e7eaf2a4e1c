import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bothDatabases } from '../lib/both-databases.mjs';
import { build } from '../lib/build.mjs';
import { runFaults } from '../lib/faults.mjs';
import { install } from '../lib/install.mjs';
import { runJourneys } from '../lib/playwright.mjs';
import { CommandFailed } from '../lib/process.mjs';
import { judge, lineOf, promises } from '../lib/promises.mjs';
import { closingLine, duration, sum } from '../lib/report.mjs';
import { runVitest } from '../lib/vitest.mjs';
import { findBinaries, startPostgres } from '../postgres.mjs';
import { runChecks } from './check.mjs';
import { judgeProofs } from './coverage-check.mjs';

/**
 * @typedef {import('../lib/report.mjs').Count} Count
 * @typedef {import('../lib/report.mjs').Outcome} Outcome
 * @typedef {import('../lib/promises.mjs').FaultResult} FaultResult
 * @typedef {Count & { tests?: Outcome['tests'], faults?: FaultResult[] }} Stage what a stage came to,
 *   with its tests or faults if it ran any
 */

/** @param {unknown} error @returns {Count} */
function failure(error) {
  console.error(error instanceof CommandFailed ? error.message : error);
  return { passed: 0, failed: 1, skipped: 0 };
}

/** A build ends badly when it is over its budget. @param {'web' | 'server'} app */
const built = (app) => build(app).then(() => ({ passed: 1, failed: 0, skipped: 0 }), failure);

const projects = (/** @type {string[]} */ ...names) => names.flatMap((it) => ['--project', it]);

/**
 * Says what could not be tested for want of something: skipped here, a failure in CI.
 * @param {string[]} lines
 * @returns {Count}
 */
function untested(...lines) {
  const width = Math.max(...lines.map(({ length }) => length));
  const frame = '*'.repeat(width + 4);
  console.log([frame, ...lines.map((line) => `* ${line.padEnd(width)} *`), frame].join('\n'));
  const required = process.env.CI === 'true';
  return { passed: 0, failed: required ? 1 : 0, skipped: required ? 0 : 1 };
}

/** @returns {Promise<Stage>} */
async function onPostgres() {
  const postgres = await startPostgres();
  if (!postgres) {
    return untested(
      'NO POSTGRESQL WAS FOUND ON THIS MACHINE: the server was not tested on',
      'it, and the races were not run at all. Install PostgreSQL 14 or newer.',
    );
  }
  try {
    return await runVitest('api-postgres', projects('server'), {
      env: { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: postgres.url },
    });
  } finally {
    await postgres.stop();
  }
}

/** What the journeys need of the system, with the package of Debian that has it. */
const ofTheSystem = {
  chromium: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  'fonts-dejavu-core': '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf',
};

/** @returns {Promise<Stage>} */
async function inBrowser() {
  const missing = Object.entries(ofTheSystem).filter(([, file]) => !existsSync(file));
  if (missing.length > 0) {
    return untested(
      'NO JOURNEY WAS MADE IN A BROWSER. Missing on this machine:',
      ...missing.map(([name, file]) => `${file} (Debian: ${name})`),
    );
  }
  return runJourneys();
}

/** On the embedded database, what must hold on both; all of it on a machine without PostgreSQL. */
const onPglite = () => {
  const files = findBinaries() ? Object.values(bothDatabases).flat() : [];
  return runVitest('api-pglite', [...projects('server'), ...files], {
    env: { TEST_DATABASE: 'pglite' },
  });
};

/** In this order; each may be chosen by name. @type {Record<string, () => Promise<Stage>>} */
const stages = {
  budgets: async () => sum(await Promise.all([built('web'), built('server')])),
  check: runChecks,
  unit: () => runVitest('unit', projects('contract', 'web', 'tools', 'server-pure')),
  'api-postgres': onPostgres,
  'api-pglite': onPglite,
  // What must hold of money whatever fails, each for a few seconds.
  faults: () => runFaults(['--short']),
  journeys: inBrowser,
};

/** @param {string | undefined} only */
function chosen(only) {
  const names = only ? only.split(',') : Object.keys(stages);
  return names.map((name) => {
    const run = stages[name];
    if (run) return { name, run };
    throw new CommandFailed(`No stage ${name}; there are ${Object.keys(stages).join(', ')}.`);
  });
}

/**
 * `npm test`, or for some stages alone `npm test -- --only unit,api-pglite`.
 * @param {string[]} args
 */
export async function main(args) {
  const { values } = parseArgs({ args, options: { only: { type: 'string' } } });
  const wanted = chosen(values.only);
  await install();

  /** @type {{ name: string, count: Stage, seconds: number }[]} */
  const results = [];
  for (const { name, run } of wanted) {
    console.log(`\n== ${name}`);
    const begun = performance.now();
    const count = await run().catch(failure);
    // Whatever a stage says of itself, one in which nothing ran proves nothing.
    if (count.passed + count.failed + count.skipped === 0) count.failed = 1;
    results.push({ name, count, seconds: (performance.now() - begun) / 1000 });
  }

  const tests = results.flatMap(({ count }) => count.tests ?? []);
  const ran = (/** @type {string} */ stage) =>
    results.some(({ name, count }) => name === stage && (count.tests ?? []).length > 0);
  const proofs = judgeProofs(tests, {
    all: ran('unit') && ran('api-pglite') && ran('journeys'),
    // What needs PostgreSQL is skipped where it did not run.
    excused: !ran('api-postgres'),
  });

  const faults = results.flatMap(({ count }) => count.faults ?? []);
  console.log('');
  for (const number of Object.keys(promises)) {
    const verdict = judge(Number(number), { tests, faults });
    if (verdict.state === 'kept' || verdict.state === 'broken') console.log(lineOf(verdict));
  }

  console.log('');
  for (const { name, count, seconds } of results) {
    console.log(`${name.padEnd(13)} ${closingLine(count)} (${duration(seconds)})`);
  }
  if (tests.length > 0) console.log(`${'coverage'.padEnd(13)} ${closingLine(proofs)}`);
  const total = sum([...results.map(({ count }) => count), proofs]);
  console.log(closingLine(total));
  return total.failed > 0 ? 1 : 0;
}
