import { relative, resolve, sep } from 'node:path';
import { inRoot, root } from './root.mjs';

/**
 * What a stage of the tests came to.
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 *
 * What became of one test; its title begins with those of the groups it stands in.
 * @typedef {{ file: string, title: string, status: 'passed' | 'failed' | 'skipped' }} TestResult
 *
 * What a run of tests came to, with its tests one by one.
 * @typedef {Count & { tests: TestResult[] }} Outcome
 */

/** Where the report of a run is left; without a name, their folder. @param {string} [name] */
export const resultsFile = (name) => inRoot('.cache', 'test-results', name ? `${name}.json` : '');

/** A path as documents name it, from the root of the repository. @param {...string} path */
export const inRepository = (...path) =>
  relative(root, resolve(...path))
    .split(sep)
    .join('/');

/** @param {number} seconds */
export const duration = (seconds) =>
  seconds < 60
    ? `${seconds.toFixed(1)} s`
    : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

/** @param {Count[]} counts @returns {Count} */
export function sum(counts) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const count of counts) {
    total.passed += count.passed;
    total.failed += count.failed;
    total.skipped += count.skipped;
  }
  return total;
}

/**
 * `N passed, N failed`, and what was skipped if anything was.
 * @param {Count} count
 */
export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/**
 * The tests and faults that failed, a line each: what one looks for first at the end of a long run.
 * @param {TestResult[]} tests
 * @param {import('./promises.mjs').FaultResult[]} faults
 */
export const failedLines = (tests, faults) => [
  ...tests
    .filter(({ status }) => status === 'failed')
    .map(({ file, title }) => `FAILED ${file} › ${title}`),
  ...faults.filter(({ ok }) => !ok).map(({ name, on, said }) => `FAILED ${name} on ${on}: ${said}`),
];
