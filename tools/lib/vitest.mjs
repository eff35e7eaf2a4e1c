import { mkdir, readFile, rm } from 'node:fs/promises';
import { runShown } from './process.mjs';
import { inRepository, resultsFile } from './report.mjs';
import { innerRing, isOuter } from './rings.mjs';
import { inRoot } from './root.mjs';

/**
 * @typedef {import('./report.mjs').Outcome} Outcome
 * @typedef {import('./report.mjs').TestResult} TestResult
 */

/**
 * The parts of Vitest's JSON report that we read.
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} AssertionReport
 * @typedef {{ name: string, status: string, assertionResults: AssertionReport[] }} FileReport
 * @typedef {{ testResults: FileReport[] }} Report
 */

/** What neither passed nor failed was skipped. @param {string} state @returns {TestResult['status']} */
const statusOf = (state) => (state === 'passed' || state === 'failed' ? state : 'skipped');

/**
 * Counts a report's tests. What Vitest does not count as a test but reports as wrong (a file that
 * does not load, an error outside of any test, no test at all) counts as one failure.
 * @param {Report | null} report null when Vitest wrote none
 * @param {number} exitCode Vitest's own
 * @returns {Outcome}
 */
export function readReport(report, exitCode) {
  /** @type {Outcome} */
  const outcome = { passed: 0, failed: 0, skipped: 0, tests: [] };
  for (const { name, status, assertionResults } of report?.testResults ?? []) {
    const file = inRepository(name);
    const tests = assertionResults.map(({ fullName, status: state, failureMessages = [] }) => ({
      file,
      title: fullName,
      status: statusOf(state),
      ...(state === 'failed' && { why: failureMessages.join('\n') }),
    }));
    outcome.tests.push(...tests);
    for (const test of tests) outcome[test.status] += 1;
    const isUnexplained = status === 'failed' && tests.every((test) => test.status !== 'failed');
    if (isUnexplained) outcome.failed += 1;
  }
  const wrong = exitCode !== 0 || outcome.passed + outcome.failed === 0;
  if (wrong && outcome.failed === 0) outcome.failed = 1;
  return outcome;
}

/**
 * What a run of the inner ring came to: what the other ring alone runs is not part of it.
 * @param {Outcome} outcome
 * @returns {Outcome}
 */
export function withoutOuter({ tests, skipped, ...counts }) {
  const own = tests.filter(({ title, status }) => !(status === 'skipped' && isOuter(title)));
  return { ...counts, skipped: skipped - (tests.length - own.length), tests: own };
}

/**
 * Runs Vitest, showing what it prints, and reads its report.
 * @param {string} name of the run: its report is kept in `.cache/test-results/<name>.json`
 * @param {string[]} args
 * @param {Parameters<typeof runShown>[1] & { isAll?: boolean }} [options] without `isAll`, the inner ring
 * @returns {Promise<Outcome>}
 */
export async function runVitest(name, args, { isAll = true, ...options } = {}) {
  const report = resultsFile(name);
  await mkdir(resultsFile(), { recursive: true });
  await rm(report, { force: true });
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const vitest = inRoot('node_modules/vitest/vitest.mjs');
  const ring = isAll ? [] : innerRing.vitest;
  const code = await runShown([vitest, 'run', ...reporting, ...ring, ...args], options);
  const written = await readFile(report, 'utf8').catch(() => 'null');
  const outcome = readReport(JSON.parse(written), code);
  return isAll ? outcome : withoutOuter(outcome);
}
