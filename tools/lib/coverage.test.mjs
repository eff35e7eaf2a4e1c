import { describe, expect, it } from 'vitest';
import { faultsOf, parseCoverage, summaryOf, unproven } from './coverage.mjs';

const document = `# Coverage
## Calls of the student
| Item | Where | Proof |
| --- | --- | --- |
| \`login\`: POST \`/api.php\` | student §7 | a/login.test.ts › signs in |
| \`logout\` | student §4 | planned |
## Constants
| Item | Where | Proof |
| --- | --- | --- |
| Cookie named \`token\` | student §9 | a/login.test.ts › sets both<br>b/game.test.ts › in time |
| Filters all \\| free | student §2 | planned |
`;
const files = new Map([
  ['a/login.test.ts', "it('signs in with a password'); it('sets both cookies');"],
  ['b/game.test.ts', "it('pays when answered in time');"],
]);
/** @param {string} path */
const read = (path) => files.get(path) ?? null;
const calls = ['login', 'logout'];

/** @param {string} from @param {string} to */
const faultsWith = (from, to) =>
  faultsOf(parseCoverage(document.replace(from, () => to)), calls, read).join('\n');

describe('the coverage document', () => {
  it('is read row by row with its section', () => {
    const rows = parseCoverage(document);
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatchObject({
      section: 'Calls of the student',
      where: 'student §7',
      line: 5,
    });
    expect(rows[3]?.item).toBe('Filters all | free');
    expect(summaryOf(rows).get('Constants')).toEqual({ rows: 2, proved: 1 });
  });

  it('has no fault when all it names is there', () => {
    expect(faultsWith('', '')).toBe('');
  });

  it.each([
    ['a row without proof', 'student §4 | planned', 'student §4 | ', 'has no proof'],
    ['a row without a place', 'student §4 | planned', ' | planned', 'does not say where'],
    [
      'a missing file',
      'a/login.test.ts › signs',
      'a/out.test.ts › signs',
      'there is no a/out.test.ts',
    ],
    ['a missing title', 'signs in', 'signs out', 'has no test "signs out"'],
    ['a second proof that is wrong', 'in time', 'too late', 'has no test "too late"'],
    ['a proof without a title', ' › signs in', '', 'names no test'],
    ['a proof that is no test', 'a/login.test.ts ›', 'a/login.ts ›', 'is no test file'],
    ['a call without a row', '`logout`', '`getMessages`', 'The call logout has no row'],
    ['a row for no call', '`logout`', '`getMessages`', 'There is no call getMessages'],
  ])('is refused for %s', (_, from, to, fault) => {
    expect(faultsWith(from, to)).toContain(fault);
  });

  it('is refused for a row that the outer ring alone proves, not for one that it proves as well', () => {
    const marked = new Map([
      ...files,
      ['a/login.test.ts', "it('signs in @all');\nit('sets both');"],
    ]);
    const faults = (/** @type {string} */ text) =>
      faultsOf(parseCoverage(text), calls, (path) => marked.get(path) ?? null);
    expect(faults(document)).toEqual([
      'line 5, `login`: POST `/api.php`: all its proofs are run by test:all alone',
    ]);
    const twice = document.replace('› signs in |', '› signs in<br>b/game.test.ts › in time |');
    expect(faults(twice)).toEqual([]);
  });

  it('is refused when empty', () => {
    expect(faultsOf([], [], read)).toEqual(['The document has no rows.']);
  });
});

describe('proofs in a run', () => {
  const rows = parseCoverage(document);
  /** @param {string} file @param {string} title @param {'passed' | 'failed' | 'skipped'} status */
  const test = (file, title, status) => ({ file, title: `the page ${title}`, status });
  const signIn = test('a/login.test.ts', 'signs in with a password', 'passed');
  const cookies = test('a/login.test.ts', 'sets both cookies', 'passed');
  const game = test('b/game.test.ts', 'pays when answered in time', 'passed');
  /** @param {import('./report.mjs').TestResult[]} tests */
  const faults = (tests, all = true) =>
    unproven(rows, tests, all).map(({ fault, isSkipped }) => [
      fault.split('› ')[1],
      isSkipped ? 'by its skipping' : 'for good',
    ]);

  it('hold when the tests named ran and passed', () => {
    expect(faults([signIn, cookies, game])).toEqual([]);
  });

  it('do not hold by a test that was skipped, failed or did not run', () => {
    expect(faults([signIn, { ...cookies, status: 'skipped' }, game])).toEqual([
      ['sets both was skipped', 'by its skipping'],
    ]);
    expect(faults([{ ...signIn, status: 'failed' }, cookies, game])).toEqual([
      ['signs in failed', 'for good'],
    ]);
    expect(faults([signIn, game])).toEqual([['sets both did not run', 'for good']]);
  });

  it('hold by a test that passed on one database and was skipped on the other, not by one that failed', () => {
    expect(faults([signIn, { ...signIn, status: 'skipped' }, cookies, game])).toEqual([]);
    expect(faults([signIn, { ...signIn, status: 'failed' }, cookies, game])).toHaveLength(1);
  });

  it('are judged by the files that ran, unless all were to run', () => {
    expect(faults([signIn, cookies], false)).toEqual([]);
    expect(faults([signIn, cookies])).toEqual([['in time did not run', 'for good']]);
  });

  it('may name a title as a table of cases writes it', () => {
    const table = parseCoverage('| Login | §1 | a.test.ts › leads %s (of $who.name) home |');
    const led = { file: 'a.test.ts', title: 'leads Amina (of Kano) home', status: signIn.status };
    expect(unproven(table, [led], true)).toEqual([]);
    expect(unproven(table, [{ ...led, title: 'leads Amina home' }], true)).toHaveLength(1);
  });
});
