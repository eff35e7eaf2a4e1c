import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * npm run bench:presses — what the jobs of the office ask of a hand: presses, letters typed, seconds that the
 * product took on this machine, and seconds of a person as a rule of thumb reckons them (1.4 s for a press, 0.25 s
 * for a letter, and the machine). The jobs are those of e2e/presses*.test.ts, which hold the presses; the
 * seconds depend on the machine and are held by nothing.
 */

const PRESS_S = 1.4;
const LETTER_S = 0.25;

const folder = mkdtempSync(join(tmpdir(), 'presses-'));
const report = join(folder, 'report.json');
try {
  execFileSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'e2e',
      'e2e/presses',
      '--workers=1',
      '--reporter=json',
    ],
    { env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }, stdio: 'inherit' },
  );
  const jobs = attachmentsOf(JSON.parse(readFileSync(report, 'utf8')));
  console.log('presses  letters  machine s  person s  job');
  for (const [name, { presses, letters, seconds }] of jobs) {
    const person = presses * PRESS_S + letters * LETTER_S + seconds;
    const cells = [presses, letters, seconds.toFixed(1), person.toFixed(0)];
    const widths = [7, 9, 11, 10];
    console.log(
      `${cells.map((cell, at) => String(cell).padStart(widths[at] ?? 0)).join('')}  ${name}`,
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}

/**
 * The jobs that the tests have kept beside their results, in the report of Playwright.
 * @param {any} suite @returns {[string, { presses: number, letters: number, seconds: number }][]}
 */
function attachmentsOf(suite) {
  const results = (suite.specs ?? []).flatMap((/** @type {any} */ { tests }) =>
    tests.flatMap((/** @type {any} */ one) => one.results),
  );
  const own = results.flatMap((/** @type {any} */ { attachments }) => attachments);
  const jobs = own
    .filter((/** @type {any} */ { name }) => name === 'jobs')
    .flatMap((/** @type {any} */ { body }) =>
      Object.entries(JSON.parse(Buffer.from(body, 'base64').toString())),
    );
  return [...jobs, ...(suite.suites ?? []).flatMap(attachmentsOf)];
}
