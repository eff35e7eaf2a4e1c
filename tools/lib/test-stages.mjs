import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runChecks } from '../commands/check.mjs';
import { findBinaries, startPostgres } from '../postgres.mjs';
import { onBoth } from './both-databases.mjs';
import { build } from './build.mjs';
import { chromiumPath } from './chromium.mjs';
import { runFaults } from './faults.mjs';
import { seekKnownFlaws } from './known-flaws.mjs';
import { runOnNode24 } from './node24.mjs';
import { CommandFailed } from './process.mjs';
import { innerFaults } from './promises.mjs';
import { sum } from './report.mjs';
import { runJourneys, runVitest } from './runners.mjs';
import { onDisk } from './scratch.mjs';

/**
 * @typedef {import('./report.mjs').Count} Count
 * @typedef {import('./report.mjs').Outcome} Outcome
 * @typedef {import('./promises.mjs').FaultResult} FaultResult
 * @typedef {Count & { tests?: Outcome['tests'], faults?: FaultResult[] }} Stage what a stage came to,
 *   with its tests or faults if it ran any
 *
 * How a stage runs: everything or the inner ring, with how many workers, and where what it prints goes
 * beside another stage.
 * @typedef {{ isAll: boolean, workers: number, show?: import('./process.mjs').Show | undefined }} How
 * @typedef {(how: How) => Promise<Stage>} RunStage
 */

/** @param {unknown} error @returns {Count} */
export function failure(error) {
  console.error(error instanceof CommandFailed ? error.message : error);
  return { passed: 0, failed: 1, skipped: 0 };
}

/** A build ends badly when it is over its budget. @param {'web' | 'server'} app */
const built = (app) => build(app).then(() => ({ passed: 1, failed: 0, skipped: 0 }), failure);

const projects = (/** @type {string[]} */ ...names) => names.flatMap((it) => ['--project', it]);

/**
 * Says what could not be tested for want of something: skipped here, a failure in CI.
 * @param {How} how @param {string[]} lines
 * @returns {Count}
 */
function untested({ show = (text) => process.stdout.write(text) }, ...lines) {
  const width = Math.max(...lines.map(({ length }) => length));
  const frame = '*'.repeat(width + 4);
  for (const line of [frame, ...lines.map((it) => `* ${it.padEnd(width)} *`), frame]) {
    show(`${line}\n`);
  }
  const required = process.env.CI === 'true';
  return { passed: 0, failed: required ? 1 : 0, skipped: required ? 0 : 1 };
}

/** Whether the sounds of recordings were made, which the tests of the server do where they can. @type {RunStage} */
async function soundsMade(how) {
  if (spawnSync('ffmpeg', ['-version']).status === 0) return { passed: 0, failed: 0, skipped: 0 };
  return untested(
    how,
    'NO SOUND OF A RECORDING WAS MADE. Missing on this machine:',
    'ffmpeg (Debian: ffmpeg)',
  );
}

/** @param {string} name @param {string[]} args @param {NodeJS.ProcessEnv} env @param {How} how */
const inVitest = (name, args, env, { isAll, workers, show }) =>
  runVitest(name, [...args, `--maxWorkers=${workers}`], { env, show, isAll });

/** @type {RunStage} */
async function onPostgres(how) {
  const postgres = await startPostgres({ isDurable: false });
  if (!postgres) {
    return untested(
      how,
      'NO POSTGRESQL WAS FOUND ON THIS MACHINE: the server was not tested on',
      'it, and the races were not run at all. Install PostgreSQL 14 or newer.',
    );
  }
  try {
    const env = { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: postgres.url };
    return await inVitest('api-postgres', projects('server'), env, how);
  } finally {
    await postgres.stop();
  }
}

/** On the embedded database, what must hold on both; all of it on a machine without PostgreSQL. @type {RunStage} */
function onPglite(how) {
  const files = findBinaries() ? onBoth(how.isAll) : [];
  const env = { TEST_DATABASE: 'pglite' };
  return inVitest('api-pglite', [...projects('server'), ...files], env, how);
}

/**
 * What must hold whatever fails, each for a few seconds, and on a real disk. The inner ring kills both
 * databases, and asks the rest of PostgreSQL, where several are at work at once.
 * @type {RunStage}
 */
async function withFaults({ isAll, show }) {
  const run = (/** @type {string[]} */ args) =>
    runFaults([...args, '--short'], { env: onDisk, show });
  if (isAll) return run([]);
  const others = innerFaults.filter((name) => name !== 'kill');
  const on = findBinaries() ? ['--on', 'postgres'] : [];
  const stages = [await run(['kill']), await run([...others, ...on])];
  return { ...sum(stages), faults: stages.flatMap((stage) => stage.faults) };
}

/** What the journeys need of the system, with the package of Debian that has it. */
const ofTheSystem = {
  'chromium-headless-shell': chromiumPath,
  'fonts-dejavu-core': '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf',
};

/** @type {RunStage} */
async function inBrowser(how) {
  const missing = Object.entries(ofTheSystem).filter(([, file]) => !existsSync(file));
  if (missing.length > 0) {
    return untested(
      how,
      'NO JOURNEY WAS MADE IN A BROWSER. Missing on this machine:',
      ...missing.map(([name, file]) => `${file} (Debian: ${name})`),
    );
  }
  return runJourneys([], { isAll: how.isAll });
}

/** The stages of `npm test`, in this order. @type {Record<string, RunStage>} */
export const innerStages = {
  budgets: async () => sum(await Promise.all([built('web'), built('server')])),
  check: runChecks,
  unit: async (how) => {
    const sounds = await soundsMade(how);
    const run = await inVitest(
      'unit',
      projects('contract', 'web', 'tools', 'server-pure'),
      {},
      how,
    );
    return { ...run, ...sum([sounds, run]) };
  },
  'api-postgres': onPostgres,
  'api-pglite': onPglite,
  faults: withFaults,
  journeys: inBrowser,
};

/** Those of `npm run test:all`. @type {Record<string, RunStage>} */
export const allStages = { ...innerStages, node24: runOnNode24, packages: seekKnownFlaws };
