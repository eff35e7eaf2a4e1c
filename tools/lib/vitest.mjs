import { mkdir, readFile, rm } from 'node:fs/promises';
import { startChild } from './process.mjs';
import { inRoot, root } from './root.mjs';

/** @typedef {import('./report.mjs').Count} Count */

/**
 * The parts of Vitest's JSON report that we read.
 * @typedef {{ status: string, message?: string, assertionResults: { status: string }[] }} FileReport
 * @typedef {{ success: boolean, testResults: FileReport[] }} Report
 */

/**
 * Counts a report's tests. What Vitest does not count as a test but reports as wrong (a file that
 * does not load, an error outside of any test, no test at all) counts as one failure.
 * @param {Report | null} report null when Vitest wrote none
 * @param {number} exitCode Vitest's own
 * @returns {Count}
 */
export function countReport(report, exitCode) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const { status, assertionResults } of report?.testResults ?? []) {
    const statuses = assertionResults.map((it) => it.status);
    const failed = statuses.filter((it) => it === 'failed').length;
    const passed = statuses.filter((it) => it === 'passed').length;
    count.passed += passed;
    count.failed += failed || (status === 'failed' ? 1 : 0);
    count.skipped += statuses.length - failed - passed;
  }
  const wrong = exitCode !== 0 || count.passed + count.failed === 0;
  if (wrong && count.failed === 0) count.failed = 1;
  return count;
}

/**
 * Runs Vitest, showing what it prints, and counts its tests.
 * @param {string} name of the run: its report is kept in `.cache/test/<name>.json`
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, node?: string }} [options]
 * @returns {Promise<Count>}
 */
export async function runVitest(name, args, options = {}) {
  const report = inRoot('.cache', 'test', `${name}.json`);
  await mkdir(inRoot('.cache', 'test'), { recursive: true });
  await rm(report, { force: true });
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { ended } = startChild(
    options.node ?? process.execPath,
    [inRoot('node_modules/vitest/vitest.mjs'), 'run', ...reporting, ...args],
    {
      cwd: root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const code = await ended;
  const written = await readFile(report, 'utf8').catch(() => 'null');
  return countReport(JSON.parse(written), code);
}
