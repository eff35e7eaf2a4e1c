import { describe, expect, it } from 'vitest';
import { closingLine, failedLines, inRepository, namesOfFailed, sum } from './report.mjs';
import { inRoot } from './root.mjs';
import { readReport, withoutOuter } from './vitest.mjs';

/** @param {string} status @param {string[]} results */
const file = (status, results) => ({
  name: inRoot('a', 'b.test.ts'),
  status,
  assertionResults: results.map((it, index) => ({ status: it, fullName: `it ${index}` })),
});

describe('reading a report of Vitest', () => {
  it('adds up all files; what neither passed nor failed was skipped', () => {
    const testResults = [
      file('passed', ['passed', 'passed', 'pending']),
      file('failed', ['failed', 'passed', 'todo', 'skipped']),
    ];
    const outcome = readReport({ testResults }, 1);
    expect(outcome).toMatchObject({ passed: 3, failed: 1, skipped: 3 });
    expect(outcome.tests[2]).toEqual({ file: 'a/b.test.ts', title: 'it 2', status: 'skipped' });
    expect(outcome.tests).toHaveLength(7);
  });

  it('counts a file that does not load as one failure', () => {
    const testResults = [file('passed', ['passed']), file('failed', [])];
    expect(readReport({ testResults }, 1)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('counts an error outside of tests, a missing report and an empty one as failures', () => {
    const passing = { testResults: [file('passed', ['passed'])] };
    expect(readReport(passing, 1)).toMatchObject({ passed: 1, failed: 1, skipped: 0 });
    expect(readReport(null, 0).failed).toBe(1);
    expect(readReport({ testResults: [] }, 0).failed).toBe(1);
    const skipped = { testResults: [file('passed', ['pending'])] };
    expect(readReport(skipped, 0)).toMatchObject({ passed: 0, failed: 1, skipped: 1 });
  });

  it('leaves out of the inner ring what the other alone runs, and no more', () => {
    const own = file('passed', ['passed', 'skipped', 'skipped']);
    own.assertionResults[2] = { status: 'skipped', fullName: 'at every size @all' };
    const outcome = withoutOuter(readReport({ testResults: [own] }, 0));
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
