import { describe, expect, it } from 'vitest';
import { readReport } from './playwright.mjs';
import { failedLines } from './report.mjs';
import { inRoot } from './root.mjs';

/** @param {string} title @param {string[]} statuses */
const spec = (title, ...statuses) => ({
  title,
  file: 'quiz.test.ts',
  tests: statuses.map((status) => ({ status })),
});
const config = { rootDir: inRoot('e2e') };

describe('reading a report of Playwright', () => {
  it('adds up all tests under the titles of the groups they stand in', () => {
    const group = { title: 'on a phone', specs: [spec('wins', 'expected')] };
    const file = {
      title: 'quiz.test.ts',
      specs: [spec('loses', 'unexpected'), spec('waits', 'skipped')],
      suites: [group],
    };
    const outcome = readReport({ config, suites: [file], errors: [] }, 1);
    expect(outcome).toMatchObject({ passed: 1, failed: 1, skipped: 1 });
    expect(outcome.tests).toContainEqual({
      file: 'e2e/quiz.test.ts',
      title: 'on a phone wins',
      status: 'passed',
    });
  });

  it('tells why a test failed, and where', () => {
    const message = 'Expected: 10\nCall log:\n  - waiting';
    const error = { message, snippet: '> 87 | await' };
    const waited = { message: 'When it failed, pages still waited for: GET /' };
    const test = { status: 'unexpected', results: [{ errors: [error, waited] }] };
    const failed = { title: 'loses', file: 'quiz.test.ts', tests: [test] };
    const suites = [{ title: 'quiz.test.ts', specs: [failed, spec('wins', 'expected')] }];
    const { tests } = readReport({ config, suites, errors: [] }, 1);
    expect(failedLines(tests, [])).toEqual([
      'FAILED e2e/quiz.test.ts › loses',
      '    Expected: 10',
      '    > 87 | await',
      '    Call log:',
      '      - waiting',
      '    When it failed, pages still waited for: GET /',
    ]);
  });

  it('counts a test that passed at a second try as failed', () => {
    const suites = [{ title: 'quiz.test.ts', specs: [spec('wins', 'flaky')] }];
    expect(readReport({ config, suites, errors: [] }, 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts an error outside of tests, a missing report and an empty one as failures', () => {
    const suites = [{ title: 'quiz.test.ts', specs: [spec('wins', 'expected')] }];
    const broken = { config, suites, errors: [{ message: 'The books do not balance' }] };
    expect(readReport(broken, 1)).toMatchObject({ passed: 1, failed: 1 });
    expect(readReport({ config, suites, errors: [] }, 1)).toMatchObject({ passed: 1, failed: 1 });
    expect(readReport(null, 0).failed).toBe(1);
    expect(readReport({ config, suites: [], errors: [] }, 0).failed).toBe(1);
  });
});
