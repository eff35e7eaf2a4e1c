/**
 * @typedef {import('./proofs.mjs').Proof} Proof
 * @typedef {import('./report.mjs').TestResult} TestResult
 *
 * A rule of docs/rules.md: what is asked for, where, and the heading it stands under.
 * @typedef {{ id: string, section: string, item: string, where: string }} Rule
 */

/** What the id of a call's rule begins with. */
const CALL = 'call-';

/** The cells of a table's line, or nothing for another line. @param {string} line */
function cells(line) {
  if (!line.startsWith('|')) return [];
  return line
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

/** @param {string} document @returns {Rule[]} */
export function rulesIn(document) {
  /** @type {Rule[]} */
  const rules = [];
  let section = '';
  for (const line of document.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3);
    const [id = '', item = '', where = ''] = cells(line);
    if (/^[a-z]+-/.test(id)) rules.push({ id, section, item, where });
  }
  return rules;
}

/** What a page and a message call a proof. @param {Pick<Proof, 'file' | 'title'>} proof */
export const nameOf = ({ file, title }) => (title === '' ? file : `${file} › ${title}`);

/** @param {Rule} rule @param {readonly Proof[]} proofs */
export const proofsOf = ({ id }, proofs) => proofs.filter(({ rules }) => rules.includes(id));

/**
 * What is wrong with rules and what tests say that they prove.
 * @param {readonly Rule[]} rules @param {readonly Proof[]} proofs
 * @param {readonly string[]} calls names of all calls of the contract
 */
export function faultsOf(rules, proofs, calls) {
  const ids = new Set(rules.map(({ id }) => id));
  /** @type {string[]} */
  const faults = [];
  for (const [at, rule] of rules.entries()) {
    const { id, where } = rule;
    const own = proofsOf(rule, proofs);
    if (rules.findIndex((other) => other.id === id) !== at) faults.push(`${id} stands there twice`);
    if (!where) faults.push(`${id} does not say where it is asked for`);
    if (own.length === 0) faults.push(`${id} has no test that proves it`);
    else if (own.every(({ isOuter }) => isOuter)) faults.push(`${id} is proven by test:all alone`);
    if (id.startsWith(CALL) && !calls.includes(id.slice(CALL.length))) {
      faults.push(`${id} is the rule of a call that is not there`);
    }
  }
  for (const name of calls) if (!ids.has(CALL + name)) faults.push(`${CALL}${name} is missing`);
  for (const proof of proofs) {
    for (const id of proof.rules) {
      if (!ids.has(id)) faults.push(`${id} is no rule: ${nameOf(proof)}`);
    }
  }
  return faults;
}

const INTRODUCTION = `# Coverage of the specification

Made by \`npm run coverage\` of [the rules](rules.md) and of the tests, which name what they prove: not written by
hand. A proof is a file and the title of a test in it, or of a group of tests, with \`…\` for what is filled in; a file
alone where all its tests prove. \`npm run check\` refuses a rule without a test, one that \`npm run test:all\` alone
proves (\`@all\`), a call of the contract without a rule, and this page where it is not up to date. \`npm test\` counts
a proof only when a test of its title ran and passed, and none failed.
`;

/** The text of docs/coverage.md. @param {readonly Rule[]} rules @param {readonly Proof[]} proofs */
export function coveragePage(rules, proofs) {
  const lines = rules.flatMap((rule, at) => {
    const { id, section, item, where } = rule;
    const isFirst = rules[at - 1]?.section !== section;
    const head = `\n## ${section}\n\n| Rule | Item | Where | Proof |\n| --- | --- | --- | --- |`;
    const named = proofsOf(rule, proofs).map(nameOf);
    const proof = [...new Set(named)].join('<br>').replaceAll('|', '\\|');
    return [...(isFirst ? [head] : []), `| ${id} | ${item} | ${where} | ${proof} |`];
  });
  return `${INTRODUCTION}${lines.join('\n')}\n`;
}

/** Those of some tests that are a proof. @param {Proof} proof @param {readonly TestResult[]} tests */
export const testsOf = ({ file, pattern }, tests) =>
  tests.filter((test) => test.file === file && pattern.test(test.title));

/**
 * Proofs that did not hold in a run: one holds when a test of its title ran and passed, and none failed.
 * @param {readonly Proof[]} proofs
 * @param {readonly TestResult[]} tests that ran, or were skipped
 * @param {boolean} all whether every file was to run, so that one which is missing is a fault too
 */
export function unproven(proofs, tests, all) {
  const files = new Set(tests.map(({ file }) => file));
  return proofs.flatMap((proof) => {
    if (!all && !files.has(proof.file)) return [];
    const own = testsOf(proof, tests);
    const has = (/** @type {TestResult['status']} */ status) =>
      own.some((test) => test.status === status);
    if (has('passed') && !has('failed')) return [];
    const isSkipped = has('skipped') && !has('failed');
    const why = has('failed') ? 'failed' : isSkipped ? 'was skipped' : 'did not run';
    return [{ fault: `${proof.rules.join(', ')}: ${nameOf(proof)} ${why}`, isSkipped }];
  });
}
