import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from '../lib/build.mjs';
import { install } from '../lib/install.mjs';
import { CommandFailed, startChild } from '../lib/process.mjs';
import { closingLine, duration, sum } from '../lib/report.mjs';
import { inRoot, root } from '../lib/root.mjs';
import { runVitest } from '../lib/vitest.mjs';
import { startPostgres } from '../postgres.mjs';
import { runChecks } from './check.mjs';

/** @typedef {import('../lib/report.mjs').Count} Count */

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
function unproven(...lines) {
  const width = Math.max(...lines.map(({ length }) => length));
  const frame = '*'.repeat(width + 4);
  console.log([frame, ...lines.map((line) => `* ${line.padEnd(width)} *`), frame].join('\n'));
  const required = process.env.CI === 'true';
  return { passed: 0, failed: required ? 1 : 0, skipped: required ? 0 : 1 };
}

/** @returns {Promise<Count>} */
async function onPostgres() {
  const postgres = await startPostgres();
  if (!postgres) {
    return unproven(
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

/** @returns {Promise<Count>} */
async function inBrowser() {
  const missing = Object.entries(ofTheSystem).filter(([, file]) => !existsSync(file));
  if (missing.length > 0) {
    return unproven(
      'NO JOURNEY WAS MADE IN A BROWSER. Missing on this machine:',
      ...missing.map(([name, file]) => `${file} (Debian: ${name})`),
    );
  }
  return runVitest('journeys', ['--config', 'e2e/vitest.config.ts']);
}

/** What must hold of money whatever fails, each for a few seconds. @returns {Promise<Count>} */
async function runFaults() {
  await build('server');
  const args = ['--import', 'tsx', inRoot('bench/faults/faults.mjs'), '--short'];
  const { child, ended } = startChild(process.execPath, args, {
    cwd: root,
    env: process.env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout?.on('data', (chunk) => {
    printed += chunk;
    process.stdout.write(chunk);
  });
  const code = await ended;
  const [, passed = 0, failed = 0] = /(\d+) passed, (\d+) failed\s*$/.exec(printed) ?? [];
  return {
    passed: Number(passed),
    failed: Number(failed) || (code === 0 ? 0 : 1),
    skipped: 0,
  };
}

/** In this order; each may be chosen by name. @type {Record<string, () => Promise<Count>>} */
const stages = {
  budgets: async () => sum(await Promise.all([built('web'), built('server')])),
  check: runChecks,
  unit: () => runVitest('unit', projects('contract', 'web', 'tools', 'server-pure')),
  'api-postgres': onPostgres,
  'api-pglite': () =>
    runVitest('api-pglite', projects('server'), { env: { TEST_DATABASE: 'pglite' } }),
  faults: runFaults,
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

  /** @type {{ name: string, count: Count, seconds: number }[]} */
  const results = [];
  for (const { name, run } of wanted) {
    console.log(`\n== ${name}`);
    const begun = performance.now();
    const count = await run().catch(failure);
    // Whatever a stage says of itself, one in which nothing ran proves nothing.
    if (count.passed + count.failed + count.skipped === 0) count.failed = 1;
    results.push({ name, count, seconds: (performance.now() - begun) / 1000 });
  }

  console.log('');
  for (const { name, count, seconds } of results) {
    console.log(`${name.padEnd(13)} ${closingLine(count)} (${duration(seconds)})`);
  }
  const total = sum(results.map(({ count }) => count));
  console.log(closingLine(total));
  return total.failed > 0 ? 1 : 0;
}
