import { existsSync, readFileSync } from 'node:fs';
import { callNames } from '../lib/contract.mjs';
import { faultsOf, parseCoverage, summaryOf, unproven } from '../lib/coverage.mjs';
import { isOuterIn } from '../lib/rings.mjs';
import { inRoot } from '../lib/root.mjs';

/** @param {string} path inside the repository */
const read = (path) => (existsSync(inRoot(path)) ? readFileSync(inRoot(path), 'utf8') : null);

/**
 * Holds docs/coverage.md against tests that ran; says which proof did not hold.
 * @param {import('../lib/report.mjs').TestResult[]} tests
 * @param {{ all: boolean, excused: boolean, isInner: boolean }} run `all`: every file ran, so that a test
 *   which did not is a fault; `excused`: a skipped test is none, as what it needs is not here; `isInner`:
 *   proofs of the outer ring were left out
 * @returns {import('../lib/report.mjs').Count} the document as one test
 */
export function judgeProofs(tests, { all, excused, isInner }) {
  const rows = parseCoverage(read('docs/coverage.md') ?? '');
  const isLeftOut = (/** @type {string} */ file, /** @type {string} */ title) =>
    isInner && isOuterIn(read(file) ?? '', title);
  const found = unproven(rows, tests, all, isLeftOut);
  for (const { fault } of found) console.error(`docs/coverage.md: ${fault}`);
  const skipped = excused ? found.filter(({ isSkipped }) => isSkipped).length : 0;
  const failed = found.length - skipped;
  return { passed: tests.length > 0 && failed === 0 ? 1 : 0, failed, skipped };
}

/**
 * Holds docs/coverage.md against the contract and the tests; `--summary` also prints its counts.
 * @param {string[]} args
 */
export async function main(args) {
  const rows = parseCoverage(read('docs/coverage.md') ?? '');
  if (args.includes('--summary')) {
    for (const [section, { rows: all, proved }] of summaryOf(rows)) {
      console.log(`${String(proved).padStart(4)} of ${String(all).padStart(3)} proved  ${section}`);
    }
    const planned = rows.filter(({ proof }) => proof === 'planned').length;
    console.log(`${rows.length} rows, ${rows.length - planned} proved, ${planned} planned.`);
  }
  const faults = faultsOf(rows, await callNames(), read);
  for (const fault of faults) console.error(`docs/coverage.md: ${fault}`);
  return faults.length > 0 ? 1 : 0;
}
