import { describe, expect, it } from 'vitest';
import { closingLine, failedLines, inRepository, namesOfFailed, sum } from './report.mjs';
import { inRoot } from './root.mjs';
import { outcomeOf, readPlaywright, readVitest } from './runners.mjs';

/** @param {string} status @param {string[]} results */
const file = (status, ...results) => ({
  name: inRoot('a', 'b.test.ts'),
  status,
  assertionResults: results.map((it, index) => ({ status: it, fullName: `it ${index}` })),
});
/** @param {ReturnType<typeof file>[]} testResults */
const inVitest = (...testResults) => readVitest({ testResults });

/** @param {string} title @param {string[]} statuses */
const spec = (title, ...statuses) => ({
  title,
  file: 'quiz.test.ts',
  tests: statuses.map((status) => ({ status })),
});
const config = { rootDir: inRoot('e2e') };
/** @param {object} suite @param {unknown[]} errors */
const inPlaywright = (suite, errors = []) =>
  readPlaywright({ config, suites: [{ title: 'quiz.test.ts', ...suite }], errors });

describe('reading a report of Vitest', () => {
  it('takes the tests of all files; what neither passed nor failed was skipped', () => {
    const outcome = outcomeOf(
      inVitest(
        file('passed', 'passed', 'passed', 'pending'),
        file('failed', 'failed', 'passed', 'todo', 'skipped'),
      ),
      1,
    );
    expect(outcome).toMatchObject({ passed: 3, failed: 1, skipped: 3 });
    expect(outcome.tests[2]).toEqual({ file: 'a/b.test.ts', title: 'it 2', status: 'skipped' });
    expect(outcome.tests).toHaveLength(7);
  });

  it('counts a file that does not load as one failure', () => {
    const read = inVitest(file('passed', 'passed'), file('failed'));
    expect(outcomeOf(read, 1)).toMatchObject({ passed: 1, failed: 1 });
  });
});

describe('reading a report of Playwright', () => {
  it('takes all tests under the titles of the groups they stand in', () => {
    const specs = [spec('loses', 'unexpected'), spec('waits', 'skipped')];
    const suites = [{ title: 'on a phone', specs: [spec('wins', 'expected')] }];
    const outcome = outcomeOf(inPlaywright({ specs, suites }), 1);
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
    const failed = { ...spec('loses'), tests: [test] };
    const { tests } = inPlaywright({ specs: [failed, spec('wins', 'expected')] });
    expect(failedLines(tests, [])).toEqual([
      'FAILED e2e/quiz.test.ts › loses',
      '    Expected: 10',
      '    > 87 | await',
      '    Call log:',
      '      - waiting',
      '    When it failed, pages still waited for: GET /',
    ]);
  });

  it('counts a test that passed at a second try as failed, and an error outside of tests', () => {
    const outcome = outcomeOf(inPlaywright({ specs: [spec('wins', 'flaky')] }), 0);
    expect(outcome).toMatchObject({ passed: 0, failed: 1 });
    const broken = inPlaywright({ specs: [spec('wins', 'expected')] }, ['The books']);
    expect(outcomeOf(broken, 1)).toMatchObject({ passed: 1, failed: 1 });
  });
});

describe('a run', () => {
  it('that ends badly, leaves no report or runs nothing has failed', () => {
    const passing = inVitest(file('passed', 'passed'));
    expect(outcomeOf(passing, 0)).toMatchObject({ passed: 1, failed: 0, skipped: 0 });
    expect(outcomeOf(passing, 1)).toMatchObject({ passed: 1, failed: 1, skipped: 0 });
    expect(outcomeOf(null, 0).failed).toBe(1);
    expect(outcomeOf(inVitest(), 0).failed).toBe(1);
    const skipped = inVitest(file('passed', 'pending'));
    expect(outcomeOf(skipped, 0)).toMatchObject({ passed: 0, failed: 1, skipped: 1 });
  });

  it('of the inner ring goes without what the other alone runs, and no more', () => {
    const own = file('passed', 'passed', 'skipped', 'skipped');
    own.assertionResults[2] = { status: 'skipped', fullName: 'at every size @all' };
    const outcome = outcomeOf(inVitest(own), 0, false);
    expect(outcome).toMatchObject({ passed: 1, failed: 0, skipped: 1 });
    expect(outcome.tests).toHaveLength(2);
  });

  it('names files from the root of the repository', () => {
    expect(inRepository(inRoot('e2e'), 'x.test.ts')).toBe('e2e/x.test.ts');
  });

  it('closes with one plain line', () => {
    const some = { passed: 2, failed: 1, skipped: 0 };
    expect(closingLine(some)).toBe('2 passed, 1 failed');
    expect(closingLine(sum([some, { passed: 0, failed: 0, skipped: 4 }]))).toBe(
      '2 passed, 1 failed, 4 skipped',
    );
  });
});

describe('what failed', () => {
  it('is named by file and title, faults by their database, and nothing else is', () => {
    const tests = [
      { file: 'a.test.ts', title: 'does', status: /** @type {const} */ ('passed') },
      { file: 'b.test.ts', title: 'does not', status: /** @type {const} */ ('failed') },
    ];
    const faults = [
      { name: 'kill', on: 'embedded', ok: true, said: 'well' },
      { name: 'slow', on: 'postgres', ok: false, said: 'Error: cut' },
    ];
    expect(failedLines(tests, faults)).toEqual([
      'FAILED b.test.ts › does not',
      'FAILED slow on postgres: Error: cut',
    ]);
    expect(namesOfFailed(tests)).toEqual(['failed: b.test.ts › does not']);
    expect(failedLines([], [])).toEqual([]);
    expect(namesOfFailed([])).toEqual([]);
  });
});
