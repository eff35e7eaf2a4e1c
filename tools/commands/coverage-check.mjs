import { readFileSync, writeFileSync } from 'node:fs';
import { callNames } from '../lib/contract.mjs';
import { coveragePage, faultsOf, unproven } from '../lib/coverage.mjs';
import { readCoverage } from '../lib/proofs.mjs';
import { inRoot } from '../lib/root.mjs';

const page = inRoot('docs', 'coverage.md');

/**
 * Holds proofs against tests that ran; says which did not hold.
 * @param {readonly import('../lib/proofs.mjs').Proof[]} proofs
 * @param {import('../lib/report.mjs').TestResult[]} tests
 * @param {{ all: boolean, excused: boolean, isInner: boolean }} run `all`: every file ran, so that a test
 *   which did not is a fault; `excused`: a skipped test is none, as what it needs is not here; `isInner`:
 *   proofs of the outer ring were left out
 * @returns {import('../lib/report.mjs').Count} all proofs as one test
 */
export function judgeProofs(proofs, tests, { all, excused, isInner }) {
  const asked = proofs.filter(({ isOuter }) => !(isInner && isOuter));
  const found = unproven(asked, tests, all);
  for (const { fault } of found) console.error(`Not proven: ${fault}`);
  const skipped = excused ? found.filter(({ isSkipped }) => isSkipped).length : 0;
  const failed = found.length - skipped;
  return { passed: tests.length > 0 && failed === 0 ? 1 : 0, failed, skipped };
}

/**
 * Holds docs/rules.md against the contract and what the tests name; `--write` makes docs/coverage.md of
 * them, which is else to be as it would be made.
 * @param {string[]} args
 */
export async function main(args) {
  const [read, calls] = await Promise.all([readCoverage(), callNames()]);
  const { rules, proofs, faults: misplaced } = read;
  const made = coveragePage(rules, proofs);
  if (args.includes('--write')) {
    writeFileSync(page, made);
    const files = new Set(proofs.map(({ file }) => file));
    console.log(`${rules.length} rules, proven by ${proofs.length} tests in ${files.size} files.`);
  }
  const isStale = readFileSync(page, 'utf8') !== made;
  const stale = isStale ? ['docs/coverage.md is out of date: npm run coverage'] : [];
  const faults = [...misplaced, ...faultsOf(rules, proofs, calls), ...stale];
  for (const fault of faults) console.error(fault);
  return faults.length > 0 ? 1 : 0;
}
