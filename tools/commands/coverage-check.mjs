import { existsSync, readFileSync } from 'node:fs';
import { callNames } from '../lib/contract.mjs';
import { faultsOf, parseCoverage, summaryOf } from '../lib/coverage.mjs';
import { inRoot } from '../lib/root.mjs';

/** @param {string} path inside the repository */
const read = (path) => (existsSync(inRoot(path)) ? readFileSync(inRoot(path), 'utf8') : null);

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
