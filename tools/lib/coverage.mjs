import { isOuterIn } from './rings.mjs';

/**
 * A row of docs/coverage.md.
 * @typedef {object} Row
 * @property {string} section heading it stands under
 * @property {string} item what the specification asks for
 * @property {string} where it asks for it
 * @property {string} proof `planned`, or `file › part of a test's title`, several parted by <br>
 * @property {number} line in the document
 */

const planned = 'planned';

/** @param {string} line the cells of a table's line, or nothing for another line */
function cells(line) {
  if (!line.startsWith('|')) return [];
  return line
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** @param {string} document @returns {Row[]} */
export function parseCoverage(document) {
  /** @type {Row[]} */
  const rows = [];
  let section = '';
  for (const [index, line] of document.split('\n').entries()) {
    if (line.startsWith('#')) section = line.replace(/^#+\s*/, '');
    const [item = '', where = '', proof = ''] = cells(line);
    const isRow = item !== '' && item !== 'Item' && !/^:?-+:?$/.test(item);
    if (isRow) rows.push({ section, item, where, proof, line: index + 1 });
  }
  return rows;
}

/** The call that a row of a section about calls is for: its first word in backticks. @param {Row} row */
const callOf = ({ section, item }) =>
  /\bcalls\b/i.test(section) ? /`(\w+)`/.exec(item)?.[1] : null;

/** What a row names as its proofs. @param {Row} row */
export const proofsOf = ({ proof }) =>
  proof === '' || proof === planned
    ? []
    : proof.split('<br>').map((one) => {
        const [file = '', title = ''] = one.split('›').map((part) => part.trim());
        return { file: file.replaceAll('`', ''), title };
      });

/**
 * What is wrong with a coverage document, in lines that name the place.
 * @param {Row[]} rows
 * @param {string[]} calls names of all calls of the contract
 * @param {(path: string) => string | null} read a test file's text, null when there is none
 */
export function faultsOf(rows, calls, read) {
  /** @type {string[]} */
  const faults = [];
  if (rows.length === 0) faults.push('The document has no rows.');
  for (const row of rows) {
    const at = `line ${row.line}, ${row.item}`;
    if (!row.where) faults.push(`${at}: does not say where it is specified`);
    if (!row.proof) faults.push(`${at}: has no proof`);
    if (!row.proof || row.proof === planned) continue;
    const proofs = proofsOf(row);
    const isOuter = proofs.every(({ file, title }) => isOuterIn(read(file) ?? '', title));
    if (isOuter) faults.push(`${at}: all its proofs are run by test:all alone`);
    for (const { file, title } of proofs) {
      const text = read(file);
      if (!/\.test\.[a-z]+$/.test(file)) faults.push(`${at}: ${file} is no test file`);
      else if (text === null) faults.push(`${at}: there is no ${file}`);
      else if (!title) faults.push(`${at}: names no test in ${file}`);
      else if (!text.includes(title)) faults.push(`${at}: ${file} has no test "${title}"`);
    }
  }
  const named = new Set(rows.map(callOf).filter((name) => name != null));
  for (const name of calls) if (!named.has(name)) faults.push(`The call ${name} has no row.`);
  for (const name of named) {
    if (!calls.includes(name)) faults.push(`There is no call ${name}, yet it has a row.`);
  }
  return faults;
}

/** A title as a table of cases writes it, `%s` and `$name` standing for each case. @param {string} title */
const patternOf = (title) =>
  new RegExp(
    title
      .split(/%[sdifjo]|\$\w+(?:\.\w+)*/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*'),
    's',
  );

/**
 * Proofs that did not hold in a run: a proof holds when a test of its title ran and passed, and none
 * failed. Rows are judged by the files that ran.
 * @param {Row[]} rows
 * @param {import('./report.mjs').TestResult[]} tests that ran, or were skipped
 * @param {boolean} all whether every file was to run, so that one which is missing is a fault too
 * @param {(file: string, title: string) => boolean} [isLeftOut] whether a proof belongs to the other ring
 */
export function unproven(rows, tests, all, isLeftOut = () => false) {
  /** @type {Map<string, import('./report.mjs').TestResult[]>} */
  const byFile = new Map();
  for (const test of tests) byFile.set(test.file, [...(byFile.get(test.file) ?? []), test]);
  /** @type {{ fault: string, isSkipped: boolean }[]} */
  const found = [];
  for (const row of rows) {
    for (const { file, title } of proofsOf(row)) {
      const ran = byFile.get(file);
      if ((!ran && !all) || isLeftOut(file, title)) continue;
      const pattern = patternOf(title);
      const states = new Set(
        ran?.filter((test) => pattern.test(test.title)).map(({ status }) => status),
      );
      if (states.has('passed') && !states.has('failed')) continue;
      const [isSkipped, why] = states.has('failed')
        ? [false, 'failed']
        : states.has('skipped')
          ? [true, 'was skipped']
          : [false, 'did not run'];
      found.push({ fault: `line ${row.line}, ${row.item}: ${file} › ${title} ${why}`, isSkipped });
    }
  }
  return found;
}

/** Rows and those of them that are proved, by section. @param {Row[]} rows */
export function summaryOf(rows) {
  /** @type {Map<string, { rows: number, proved: number }>} */
  const sections = new Map();
  for (const { section, proof } of rows) {
    const counts = sections.get(section) ?? { rows: 0, proved: 0 };
    counts.rows += 1;
    if (proof !== planned) counts.proved += 1;
    sections.set(section, counts);
  }
  return sections;
}
