import { describe, expect, it } from 'vitest';
import { faultsOf, parseCoverage, summaryOf } from './coverage.mjs';

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

  it('is refused when empty', () => {
    expect(faultsOf([], [], read)).toEqual(['The document has no rows.']);
  });
});
