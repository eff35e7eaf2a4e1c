import { describe, expect, it } from 'vitest';
import { coveragePage, faultsOf, rulesIn, unproven } from './coverage.mjs';

const document = `# Rules
## Calls of the student
| Rule | Item | Where |
| --- | --- | --- |
| call-login | \`login\`: POST \`/api.php\` | student §7 |
## Constants
| Rule | Item | Where |
| --- | --- | --- |
| student-9-1 | Cookie named \`token\` | student §9 |
| student-9-2 | Filters all \\| free | student §2, §9 |
`;
const rules = rulesIn(document);
const proof = (
  /** @type {string} */ title,
  /** @type {string[]} */ ids,
  file = 'a/login.test.ts',
) => ({ rules: ids, file, title, pattern: new RegExp(`^the page ${title}$`), isOuter: false });
const signsIn = proof('signs in', ['call-login', 'student-9-1']);
const filters = proof('filters', ['student-9-2', 'student-9-1'], 'b/list.test.ts');
const proofs = [signsIn, filters];

describe('the rules', () => {
  it('are read with the headings they stand under', () => {
    expect(rules.map(({ id, section }) => `${section}: ${id}`)).toEqual([
      'Calls of the student: call-login',
      'Constants: student-9-1',
      'Constants: student-9-2',
    ]);
    expect(rules[2]).toMatchObject({ item: 'Filters all \\| free', where: 'student §2, §9' });
  });

  it('have no fault when each is proven', () => {
    expect(faultsOf(rules, proofs, ['login'])).toEqual([]);
  });

  it.each([
    ['one without a test', document, [signsIn], 'student-9-2 has no test'],
    [
      'one that the outer ring alone proves',
      document,
      [signsIn, { ...filters, isOuter: true }],
      'student-9-2 is proven by test:all alone',
    ],
    [
      'one without a place',
      document.replace('student §9 |', '|'),
      proofs,
      'student-9-1 does not say',
    ],
    ['an id that stands there twice', document.replace('9-2', '9-1'), proofs, 'stands there twice'],
    [
      'a call without a rule',
      document.replace('call-login', 'call-out'),
      proofs,
      'call-login is missing',
    ],
    [
      'a rule for no call',
      document.replace('call-login', 'call-out'),
      proofs,
      'call-out is the rule',
    ],
    [
      'a test that names what is no rule',
      document,
      [...proofs, proof('pays', ['student-9-3'])],
      'student-9-3 is no rule: a/login.test.ts › pays',
    ],
  ])('are refused for %s', (_what, text, named, fault) => {
    expect(faultsOf(rulesIn(text), named, ['login']).join('\n')).toContain(fault);
  });

  it('stand in the page with each test that proves them, once', () => {
    const page = coveragePage(rules, [...proofs, signsIn]);
    expect(page).toContain('\n## Constants\n\n| Rule | Item | Where | Proof |\n| --- |');
    expect(page).toContain(
      '\n| student-9-1 | Cookie named `token` | student §9 | a/login.test.ts › signs in<br>b/list.test.ts › filters |\n',
    );
    expect(page).toContain('| Filters all \\| free |');
  });
});

describe('proofs in a run', () => {
  /** @param {string} file @param {string} title @param {'passed' | 'failed' | 'skipped'} status */
  const test = (file, title, status) => ({ file, title: `the page ${title}`, status });
  const signedIn = test('a/login.test.ts', 'signs in', 'passed');
  const filtered = test('b/list.test.ts', 'filters', 'passed');
  const again = (/** @type {'failed' | 'skipped'} */ status) => ({ ...signedIn, status });
  /** @param {import('./report.mjs').TestResult[]} tests */
  const faults = (tests, all = true) =>
    unproven(proofs, tests, all).map(({ fault, isSkipped }) => [
      fault.split(' › ')[1],
      isSkipped ? 'by its skipping' : 'for good',
    ]);

  it('hold when the tests named ran and passed', () => {
    expect(faults([signedIn, filtered])).toEqual([]);
  });

  it('do not hold by a test that was skipped, failed or did not run', () => {
    expect(faults([again('skipped'), filtered])).toEqual([
      ['signs in was skipped', 'by its skipping'],
    ]);
    expect(faults([again('failed'), filtered])).toEqual([['signs in failed', 'for good']]);
    expect(faults([filtered])).toEqual([['signs in did not run', 'for good']]);
  });

  it('hold by a test that passed on one database and was skipped on the other, not by one that failed', () => {
    expect(faults([signedIn, again('skipped'), filtered])).toEqual([]);
    expect(faults([signedIn, again('failed'), filtered])).toHaveLength(1);
  });

  it('are judged by the files that ran, unless all were to run', () => {
    expect(faults([signedIn], false)).toEqual([]);
    expect(faults([signedIn])).toEqual([['filters did not run', 'for good']]);
  });
});
