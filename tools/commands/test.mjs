import { parseArgs } from 'node:util';
import { missingForAll } from '../lib/full-needs.mjs';
import { install } from '../lib/install.mjs';
import { CommandFailed } from '../lib/process.mjs';
import { judge, lineOf, promisesIn } from '../lib/promises.mjs';
import { readCoverage } from '../lib/proofs.mjs';
import { closingLine, duration, failedLines, namesOfFailed, sum } from '../lib/report.mjs';
import { scratchFolder } from '../lib/scratch.mjs';
import { runStages } from '../lib/test-lines.mjs';
import { allStages, innerStages } from '../lib/test-stages.mjs';
import { judgeProofs } from './coverage-check.mjs';

/** @typedef {import('../lib/test-lines.mjs').Result} Result */

/** @param {string | undefined} only @param {boolean} isAll */
function chosen(only, isAll) {
  const stages = isAll ? allStages : innerStages;
  const names = only ? only.split(',') : Object.keys(stages);
  return names.map((name) => {
    const run = stages[name];
    if (run) return { name, run };
    throw new CommandFailed(`No stage ${name}; there are ${Object.keys(stages).join(', ')}.`);
  });
}

/**
 * Holds proofs against what ran.
 * @param {readonly import('../lib/proofs.mjs').Proof[]} proofs
 * @param {Result[]} results @param {import('../lib/report.mjs').TestResult[]} tests @param {boolean} isAll
 */
function proven(proofs, results, tests, isAll) {
  const ran = (/** @type {string} */ stage) =>
    results.some(({ name, count }) => name === stage && (count.tests ?? []).length > 0);
  return judgeProofs(proofs, tests, {
    all: ran('unit') && ran('api-pglite') && ran('journeys'),
    // What needs PostgreSQL is skipped where it did not run.
    excused: !ran('api-postgres'),
    isInner: !isAll,
  });
}

/**
 * `npm test`, or for some stages alone `npm test -- --only unit,api-pglite`; `npm run test:all` with
 * what the outer ring alone runs.
 * @param {string[]} args
 */
export async function main(args) {
  const { values } = parseArgs({
    args,
    options: { only: { type: 'string' }, all: { type: 'boolean', default: false } },
  });
  const isAll = values.all;
  const wanted = chosen(values.only, isAll);
  const missing = isAll ? missingForAll() : '';
  if (missing) console.log(`Left out for want of what this machine has not: ${missing}.`);
  await install();
  process.env.TMPDIR = await scratchFolder();

  const results = await runStages(wanted, isAll);
  const tests = results.flatMap(({ count }) => count.tests ?? []);
  const { rules, proofs } = await readCoverage();
  const coverage = proven(proofs, results, tests, isAll);

  const faults = results.flatMap(({ count }) => count.faults ?? []);
  console.log('');
  const verdicts = promisesIn(rules, proofs).map((promise) =>
    judge(promise, { tests, faults, isAll }),
  );
  // Where everything ran, a promise that nothing has asked is told like one that is broken.
  const isWhole = values.only === undefined;
  for (const verdict of verdicts) {
    if (isWhole || verdict.state === 'kept' || verdict.state === 'broken') {
      console.log(lineOf(verdict));
    }
  }
  const unasked = verdicts.filter(({ state }) => state === 'not asked');
  const required = isWhole && process.env.CI === 'true';

  console.log('');
  for (const line of failedLines(tests, faults)) console.log(line);
  for (const { name, count, seconds } of results) {
    console.log(`${name.padEnd(13)} ${closingLine(count)} (${duration(seconds)})`);
  }
  if (tests.length > 0) console.log(`${'coverage'.padEnd(13)} ${closingLine(coverage)}`);
  const missed = { passed: 0, failed: required ? unasked.length : 0, skipped: 0 };
  if (missed.failed > 0) console.log(`${'promises'.padEnd(13)} ${closingLine(missed)}`);
  for (const line of namesOfFailed(tests)) console.log(line);
  const total = sum([...results.map(({ count }) => count), coverage, missed]);
  console.log(closingLine(total));
  return total.failed > 0 ? 1 : 0;
}
