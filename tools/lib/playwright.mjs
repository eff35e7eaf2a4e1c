import { readFile, rm } from 'node:fs/promises';
import { runShown } from './process.mjs';
import { inRepository, resultsFile } from './report.mjs';
import { innerRing } from './rings.mjs';
import { inRoot } from './root.mjs';

/** @typedef {import('./report.mjs').Outcome} Outcome */

/**
 * The parts of Playwright's JSON report that we read.
 * @typedef {{ status: string, results?: { errors?: { message?: string, snippet?: string }[] }[] }} TestReport
 * @typedef {{ title: string, file: string, tests: TestReport[] }} SpecReport
 * @typedef {{ title: string, specs?: SpecReport[], suites?: SuiteReport[] }} SuiteReport
 * @typedef {{ config: { rootDir: string }, suites: SuiteReport[], errors: unknown[] }} Report
 */

/** How Playwright says that a test did what it should. @type {Record<string, 'passed' | 'skipped'>} */
const statuses = { expected: 'passed', skipped: 'skipped' };

/** What the last try of a test ended with, where, and then what the browser tried. @param {TestReport} test */
function whyOf({ results = [] }) {
  const { errors = [] } = results.at(-1) ?? {};
  return errors
    .map(({ message = '', snippet = '' }) => {
      const [what, ...tried] = message.split(/^(?=Call log:)/m);
      return [what?.trimEnd(), snippet, ...tried].join('\n');
    })
    .join('\n');
}

/**
 * @param {SuiteReport} suite
 * @param {string[]} above titles of the groups it stands in
 * @returns {Generator<{ spec: SpecReport, title: string }>}
 */
function* specsOf({ specs = [], suites = [] }, above) {
  for (const spec of specs) yield { spec, title: [...above, spec.title].join(' ') };
  for (const inner of suites) yield* specsOf(inner, [...above, inner.title]);
}

/**
 * Counts a report's tests; an error outside of any test, such as books that do not balance at the
 * end, counts as one failure.
 * @param {Report | null} report null when Playwright wrote none
 * @param {number} exitCode Playwright's own
 * @returns {Outcome}
 */
export function readReport(report, exitCode) {
  /** @type {Outcome} */
  const outcome = { passed: 0, failed: report?.errors.length ?? 0, skipped: 0, tests: [] };
  // The outermost suites are the files.
  for (const suite of report?.suites ?? []) {
    for (const { spec, title } of specsOf(suite, [])) {
      const file = inRepository(report?.config.rootDir ?? '', spec.file);
      for (const test of spec.tests) {
        const status = statuses[test.status] ?? 'failed';
        const isFailed = status === 'failed';
        outcome.tests.push({ file, title, status, ...(isFailed && { why: whyOf(test) }) });
        outcome[status] += 1;
      }
    }
  }
  const wrong = exitCode !== 0 || outcome.passed + outcome.failed === 0;
  if (wrong && outcome.failed === 0) outcome.failed = 1;
  return outcome;
}

/**
 * Runs journeys, showing what Playwright prints, and reads its report, which the configuration
 * puts into `.cache/test-results/journeys.json`.
 * @param {string[]} [args]
 * @param {{ env?: NodeJS.ProcessEnv, isAll?: boolean }} [options] without `isAll`, the inner ring
 * @returns {Promise<Outcome>}
 */
export async function runJourneys(args = [], { env = {}, isAll = true } = {}) {
  const report = resultsFile('journeys');
  await rm(report, { force: true });
  const playwright = inRoot('node_modules/@playwright/test/cli.js');
  const config = ['--config', 'e2e/playwright.config.ts'];
  const ring = isAll ? [] : innerRing.playwright;
  const code = await runShown([playwright, 'test', ...config, ...ring, ...args], { env });
  const written = await readFile(report, 'utf8').catch(() => 'null');
  return readReport(JSON.parse(written), code);
}
