import { relative, resolve, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inRoot, root } from './root.mjs';

/**
 * What a stage of the tests came to.
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 *
 * What became of one test; its title begins with those of the groups it stands in. One that failed
 * tells why, in the words of its runner.
 * @typedef {{ file: string, title: string, status: 'passed' | 'failed' | 'skipped', why?: string }} TestResult
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

/** Most lines of a reason that stand at the end of a run; the rest is further up. */
const REASON_LINES = 16;

/** The beginning of a reason, without the colours of a terminal. @param {string} why */
const reasonOf = (why) =>
  stripVTControlCharacters(why)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, REASON_LINES)
    .map((line) => `    ${line}`);

/**
 * The tests and faults that failed, and why.
 * @param {TestResult[]} tests
 * @param {import('./promises.mjs').FaultResult[]} faults
 */
export const failedLines = (tests, faults) => [
  ...tests
    .filter(({ status }) => status === 'failed')
    .flatMap(({ file, title, why = '' }) => [`FAILED ${file} › ${title}`, ...reasonOf(why)]),
  ...faults.filter(({ ok }) => !ok).map(({ name, on, said }) => `FAILED ${name} on ${on}: ${said}`),
];

/**
 * The tests that failed, a line each: what one looks for first at the end of a long run, whose reasons
 * may have been cut.
 * @param {TestResult[]} tests
 */
export const namesOfFailed = (tests) =>
  tests
    .filter(({ status }) => status === 'failed')
    .map(({ file, title }) => `failed: ${file} › ${title}`);
