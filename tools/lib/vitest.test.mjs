import { describe, expect, it } from 'vitest';
import { closingLine, sum } from './report.mjs';
import { countReport } from './vitest.mjs';

/** @param {string} status @param {string[]} results */
const file = (status, results) => ({
  status,
  assertionResults: results.map((it) => ({ status: it })),
});

describe('counting a report', () => {
  it('adds up all files; what neither passed nor failed was skipped', () => {
    const testResults = [
      file('passed', ['passed', 'passed', 'pending']),
      file('failed', ['failed', 'passed', 'todo', 'skipped']),
    ];
    const count = countReport({ success: false, testResults }, 1);
    expect(count).toEqual({ passed: 3, failed: 1, skipped: 3 });
  });

  it('counts a file that does not load as one failure', () => {
    const testResults = [file('passed', ['passed']), file('failed', [])];
    expect(countReport({ success: false, testResults }, 1)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('counts an error outside of tests, a missing report and an empty one as failures', () => {
    const passing = { success: true, testResults: [file('passed', ['passed'])] };
    expect(countReport(passing, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
    expect(countReport(null, 0).failed).toBe(1);
    expect(countReport({ success: true, testResults: [] }, 0).failed).toBe(1);
    const skipped = { success: true, testResults: [file('passed', ['pending'])] };
    expect(countReport(skipped, 0)).toEqual({ passed: 0, failed: 1, skipped: 1 });
  });

  it('closes with one plain line', () => {
    const some = { passed: 2, failed: 1, skipped: 0 };
    expect(closingLine(some)).toBe('2 passed, 1 failed');
    expect(closingLine(sum([some, { passed: 0, failed: 0, skipped: 4 }]))).toBe(
      '2 passed, 1 failed, 4 skipped',
    );
  });
});
