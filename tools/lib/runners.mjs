import { mkdir, readFile, rm } from 'node:fs/promises';
import { runShown } from './process.mjs';
import { inRepository, resultsFile } from './report.mjs';
import { innerRing, isOuter } from './rings.mjs';
import { inRoot } from './root.mjs';

/**
 * @typedef {import('./report.mjs').Outcome} Outcome
 * @typedef {import('./report.mjs').TestResult} TestResult
 *
 * Tests of a report, and how much it reports as wrong that is none: a file that does not load, books that
 * do not balance at the end.
 * @typedef {{ tests: TestResult[], strays: number }} Read
 *
 * The parts of Vitest's JSON report that we read.
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} AssertionReport
 * @typedef {{ testResults: { name: string, status: string, assertionResults: AssertionReport[] }[] }} VitestReport
 *
 * The parts of Playwright's; its outermost suites are the files.
 * @typedef {{ status: string, results?: { errors?: { message?: string, snippet?: string }[] }[] }} TestReport
 * @typedef {{ title: string, file: string, tests: TestReport[] }} SpecReport
 * @typedef {{ title: string, specs?: SpecReport[], suites?: SuiteReport[] }} SuiteReport
 * @typedef {{ config: { rootDir: string }, suites: SuiteReport[], errors: unknown[] }} PlaywrightReport
 */

/** @param {string} state @returns {TestResult['status']} */
const statusInVitest = (state) => (state === 'passed' || state === 'failed' ? state : 'skipped');

/** @param {VitestReport} report @returns {Read} */
export function readVitest({ testResults }) {
  /** @type {Read} */
  const read = { tests: [], strays: 0 };
  for (const { name, status, assertionResults } of testResults) {
    const file = inRepository(name);
    for (const { fullName: title, status: state, failureMessages = [] } of assertionResults) {
      const why = state === 'failed' && { why: failureMessages.join('\n') };
      read.tests.push({ file, title, status: statusInVitest(state), ...why });
    }
    const isExplained = assertionResults.some((test) => test.status === 'failed');
    if (status === 'failed' && !isExplained) read.strays += 1;
  }
  return read;
}

/** A test that passed at a second try alone has failed. @type {Record<string, TestResult['status']>} */
const statusesInPlaywright = { expected: 'passed', skipped: 'skipped' };

/** What the last try of a test ended with, where, and then what the browser tried. @param {TestReport} test */
const whyOf = ({ results = [] }) =>
  (results.at(-1)?.errors ?? [])
    .map(({ message = '', snippet = '' }) => {
      const [what, ...tried] = message.split(/^(?=Call log:)/m);
      return [what?.trimEnd(), snippet, ...tried].join('\n');
    })
    .join('\n');

/** @param {PlaywrightReport} report @returns {Read} */
export function readPlaywright({ config, suites, errors }) {
  /** @type {Read} */
  const read = { tests: [], strays: errors.length };
  /** @param {SuiteReport} suite @param {string[]} above titles of the groups it stands in */
  const visit = ({ specs = [], suites: groups = [] }, above) => {
    for (const spec of specs) {
      const file = inRepository(config.rootDir, spec.file);
      const title = [...above, spec.title].join(' ');
      for (const test of spec.tests) {
        const status = statusesInPlaywright[test.status] ?? 'failed';
        read.tests.push({ file, title, status, ...(status === 'failed' && { why: whyOf(test) }) });
      }
    }
    for (const group of groups) visit(group, [...above, group.title]);
  };
  for (const file of suites) visit(file, []);
  return read;
}

/**
 * What a run came to. A run that ended badly or in which nothing ran has failed, whatever it says; in the
 * inner ring what the other alone runs is not part of it.
 * @param {Read | null} read null when there is no report
 * @param {number} exitCode of the runner @param {boolean} isAll
 * @returns {Outcome}
 */
export function outcomeOf(read, exitCode, isAll = true) {
  const { tests: found, strays } = read ?? { tests: [], strays: 0 };
  const tests = found.filter(
    ({ title, status }) => isAll || status !== 'skipped' || !isOuter(title),
  );
  const count = (/** @type {TestResult['status']} */ status) =>
    tests.filter((test) => test.status === status).length;
  const [passed, skipped] = [count('passed'), count('skipped')];
  const failed = count('failed') + strays;
  const isWrong = exitCode !== 0 || passed + failed === 0;
  return { passed, failed: isWrong ? Math.max(failed, 1) : failed, skipped, tests };
}

/**
 * Runs a runner, showing what it prints, and reads the report that it leaves.
 * @template T
 * @param {string} name of the report: `.cache/test-results/<name>.json`
 * @param {string[]} args @param {(report: T) => Read} read
 * @param {Parameters<typeof runShown>[1] & { isAll: boolean }} options
 */
async function run(name, args, read, { isAll, ...options }) {
  const report = resultsFile(name);
  await mkdir(resultsFile(), { recursive: true });
  await rm(report, { force: true });
  const code = await runShown(args, options);
  const written = await readFile(report, 'utf8').catch(() => null);
  return outcomeOf(written === null ? null : read(JSON.parse(written)), code, isAll);
}

/**
 * Runs Vitest.
 * @param {string} name of the run, and of its report
 * @param {string[]} args
 * @param {Parameters<typeof runShown>[1] & { isAll?: boolean }} [options] without `isAll`, the inner ring
 */
export function runVitest(name, args, { isAll = true, ...options } = {}) {
  const vitest = [inRoot('node_modules/vitest/vitest.mjs'), 'run'];
  const reporting = ['--reporter=default', '--reporter=json'];
  const report = `--outputFile.json=${resultsFile(name)}`;
  const ring = isAll ? [] : innerRing.vitest;
  const all = [...vitest, ...reporting, report, ...ring, ...args];
  return run(name, all, readVitest, { ...options, isAll });
}

/**
 * Runs journeys; the configuration of Playwright says where the report goes.
 * @param {string[]} [args]
 * @param {{ env?: NodeJS.ProcessEnv, isAll?: boolean }} [options] without `isAll`, the inner ring
 */
export function runJourneys(args = [], { env = {}, isAll = true } = {}) {
  const playwright = inRoot('node_modules/@playwright/test/cli.js');
  const config = ['--config', 'e2e/playwright.config.ts'];
  const ring = isAll ? [] : innerRing.playwright;
  const all = [playwright, 'test', ...config, ...ring, ...args];
  return run('journeys', all, readPlaywright, { env, isAll });
}
