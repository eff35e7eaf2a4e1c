import { readFile, rm } from 'node:fs/promises';
import { buildAll } from './build.mjs';
import { runShown } from './process.mjs';
import { resultsFile } from './report.mjs';
import { inRoot } from './root.mjs';

/** @typedef {import('./promises.mjs').FaultResult} FaultResult */

/**
 * Runs faults of bench/faults against the built product, all of them unless named, showing what they
 * print.
 * @param {string[]} args names, and `--short`
 * @param {Parameters<typeof runShown>[1]} [options]
 * @returns {Promise<import('./report.mjs').Count & { faults: FaultResult[] }>}
 */
export async function runFaults(args, options) {
  await buildAll();
  await rm(resultsFile('faults'), { force: true });
  const program = ['--import', 'tsx', inRoot('bench/faults/faults.mjs')];
  const code = await runShown([...program, ...args], options);
  const written = await readFile(resultsFile('faults'), 'utf8').catch(() => '[]');
  /** @type {FaultResult[]} */
  const faults = JSON.parse(written);
  const passed = faults.filter(({ ok }) => ok).length;
  const failed = faults.length - passed;
  return { passed, failed: failed || (code === 0 ? 0 : 1), skipped: 0, faults };
}
