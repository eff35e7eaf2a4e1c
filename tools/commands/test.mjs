import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bothDatabases } from '../lib/both-databases.mjs';
import { build, buildAll } from '../lib/build.mjs';
import { chromiumPath } from '../lib/chromium.mjs';
import { runFaults } from '../lib/faults.mjs';
import { install } from '../lib/install.mjs';
import { runJourneys } from '../lib/playwright.mjs';
import { CommandFailed } from '../lib/process.mjs';
import { judge, lineOf, promises } from '../lib/promises.mjs';
import { closingLine, duration, failedLines, sum } from '../lib/report.mjs';
import { onDisk, scratchFolder } from '../lib/scratch.mjs';
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
 * @typedef {import('../lib/process.mjs').Show} Show
 * @typedef {(beside?: Beside) => Promise<Stage>} RunStage
 *
 * How a stage runs beside another: it hands on what it prints, and leaves the other a core.
 * @typedef {{ show: Show }} Beside
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

/**
 * Vitest takes both cores, and one beside another stage.
 * @param {string} name @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {Beside} [beside]
 */
const inVitest = (name, args, env, beside) =>
  runVitest(name, beside ? [...args, '--maxWorkers=1'] : args, { env, show: beside?.show });

/** @type {RunStage} */
async function onPostgres(beside) {
  const postgres = await startPostgres({ isDurable: false });
  if (!postgres) {
    return untested(
      'NO POSTGRESQL WAS FOUND ON THIS MACHINE: the server was not tested on',
      'it, and the races were not run at all. Install PostgreSQL 14 or newer.',
    );
  }
  try {
    const env = { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: postgres.url };
    return await inVitest('api-postgres', projects('server'), env, beside);
  } finally {
    await postgres.stop();
  }
}

/** What the journeys need of the system, with the package of Debian that has it. */
const ofTheSystem = {
  'chromium-headless-shell': chromiumPath,
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
const onPglite = (/** @type {Beside | undefined} */ beside) => {
  const files = findBinaries() ? Object.values(bothDatabases).flat() : [];
  const env = { TEST_DATABASE: 'pglite' };
  return inVitest('api-pglite', [...projects('server'), ...files], env, beside);
};

/** In this order; each may be chosen by name. @type {Record<string, RunStage>} */
const stages = {
  budgets: async () => sum(await Promise.all([built('web'), built('server')])),
  check: runChecks,
  unit: (beside) =>
    inVitest('unit', projects('contract', 'web', 'tools', 'server-pure'), {}, beside),
  'api-postgres': onPostgres,
  'api-pglite': onPglite,
  // What must hold of money whatever fails, each for a few seconds, and on a real disk.
  faults: () => runFaults(['--short'], { env: onDisk }),
  journeys: inBrowser,
};

/** Stages that wait for half of their time, and what runs beside them, one after another (decision 048). */
const waiting = ['faults', 'journeys'];
const besides = ['unit', 'api-pglite'];

/** @typedef {{ name: string, run: RunStage }} Wanted */
/** @typedef {{ name: string, count: Stage, seconds: number }} Result */

/** @param {string} name @param {RunStage} run @param {Beside} [beside] @returns {Promise<Result>} */
async function timed(name, run, beside) {
  const begun = performance.now();
  const count = await run(beside).catch(failure);
  // Whatever a stage says of itself, one in which nothing ran proves nothing.
  if (count.passed + count.failed + count.skipped === 0) count.failed = 1;
  return { name, count, seconds: (performance.now() - begun) / 1000 };
}

/** @param {string} name */
const heading = (name) => console.log(`\n== ${name}`);

/** Runs a stage that shows what it prints when it has ended. @param {Wanted} stage */
async function quietly({ name, run }) {
  /** @type {string[]} */
  const said = [];
  const result = await timed(name, run, { show: (text) => said.push(text) });
  heading(name);
  process.stdout.write(said.join(''));
  return result;
}

/** @param {Wanted} stage */
function aloud({ name, run }) {
  heading(name);
  return timed(name, run);
}

/** One after another. @param {Wanted[]} line @param {(stage: Wanted) => Promise<Result>} run */
async function inLine(line, run) {
  /** @type {Result[]} */
  const results = [];
  for (const stage of line) results.push(await run(stage));
  return results;
}

/**
 * Runs the stages, one after another; those that wait and those beside them in two lines at the end.
 * @param {Wanted[]} wanted
 * @returns {Promise<Result[]>} in the order of the stages
 */
async function runStages(wanted) {
  const among = (/** @type {string[]} */ names) =>
    wanted.filter(({ name }) => names.includes(name));
  const lines = [among(waiting), among(besides)];
  const [line = [], beside = []] = lines.every(({ length }) => length > 0) ? lines : [];
  const alone = wanted.filter((stage) => !line.includes(stage) && !beside.includes(stage));
  const results = await inLine(alone, aloud);
  // Neither line builds what the other is running; that a build fails is for a stage to say.
  if (line.length > 0) await buildAll().catch(() => undefined);
  results.push(...(await Promise.all([inLine(line, aloud), inLine(beside, quietly)])).flat());
  return wanted.flatMap(({ name }) => results.filter((result) => result.name === name));
}

/** @param {string | undefined} only @returns {Wanted[]} */
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
  process.env.TMPDIR = await scratchFolder();

  const results = await runStages(wanted);
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
  const verdicts = Object.keys(promises).map((number) => judge(Number(number), { tests, faults }));
  // Where everything ran, a promise that nothing has asked is told like one that is broken.
  const isWhole = values.only === undefined;
  for (const verdict of verdicts) {
    if (isWhole || verdict.state === 'kept' || verdict.state === 'broken') {
      console.log(lineOf(verdict));
    }
  }
  const unasked = verdicts.filter(({ state }) => state === 'not asked' || state === 'not made');
  const required = isWhole && process.env.CI === 'true';

  console.log('');
  for (const line of failedLines(tests, faults)) console.log(line);
  for (const { name, count, seconds } of results) {
    console.log(`${name.padEnd(13)} ${closingLine(count)} (${duration(seconds)})`);
  }
  if (tests.length > 0) console.log(`${'coverage'.padEnd(13)} ${closingLine(proofs)}`);
  const missed = { passed: 0, failed: required ? unasked.length : 0, skipped: 0 };
  if (missed.failed > 0) console.log(`${'promises'.padEnd(13)} ${closingLine(missed)}`);
  const total = sum([...results.map(({ count }) => count), proofs, missed]);
  console.log(closingLine(total));
  return total.failed > 0 ? 1 : 0;
}
