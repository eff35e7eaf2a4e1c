import { nameOf, proofsOf, testsOf } from './coverage.mjs';
import { namesIn } from './rings.mjs';

/*
 * What the institute promises: the rules `promise-N` of docs/rules.md. What proves one are the tests that name
 * it, and faults of bench/faults. `npm run promises` asks them all; `npm test` asks those without a mark and
 * prints the same lines from what ran, `npm run test:all` from everything.
 */

/**
 * @typedef {import('./proofs.mjs').Proof} Proof
 * @typedef {import('./report.mjs').TestResult} TestResult
 * @typedef {{ number: number, words: string, faults: string[], full: string[], proofs: Proof[] }} Promised
 *   `full` are faults that are asked in full alone
 * @typedef {{ name: string, on: string, ok: boolean, said: string }} FaultResult
 * @typedef {{ isFull?: boolean, isAll?: boolean }} How without `isAll` what the inner ring asks
 * @typedef {{ number: number, words: string, state: 'kept' | 'broken' | 'not asked', figure: string }} Verdict
 */

const PREFIX = 'promise-';

/** Faults that prove promises, by number. @type {Record<number, string[]>} */
const faults = {
  1: ['kill'],
  2: ['kill', 'database'],
  3: ['kill', 'webhooks', 'database'],
  4: ['webhooks'],
  5: ['forgery'],
  8: ['injection @all'],
  10: ['pictures @all'],
  11: ['guessing'],
  12: ['sessions', 'restore @all'],
  14: ['farming @all'],
  15: ['farming @all'],
  17: ['slow @all'],
  18: ['silence @all', 'database'],
  21: ['restore @all'],
  23: ['update @all'],
  24: ['database', 'failover @all'],
  25: ['secrets'],
  27: ['money'],
  30: ['voice'],
  31: ['waiting @all'],
};

/** Those that are asked in full alone. @type {Record<number, string[]>} */
const inFull = { 19: ['mail'] };

/** The faults that `npm test` asks. */
export const innerFaults = [...new Set(namesIn(Object.values(faults).flat(), false))];

/**
 * @param {readonly import('./coverage.mjs').Rule[]} rules @param {readonly Proof[]} proofs
 * @returns {Promised[]}
 */
export const promisesIn = (rules, proofs) =>
  rules
    .filter(({ id }) => id.startsWith(PREFIX))
    .map((rule) => {
      const number = Number(rule.id.slice(PREFIX.length));
      const own = { faults: faults[number] ?? [], full: inFull[number] ?? [] };
      return { number, words: rule.item, ...own, proofs: proofsOf(rule, proofs) };
    });

/**
 * What proves some promises, each once: faults, and files of tests and of journeys.
 * @param {readonly Promised[]} promises @param {How} [how]
 */
export function askedBy(promises, { isFull = false, isAll = true } = {}) {
  const once = (/** @type {string[]} */ names) => [...new Set(names)];
  const named = promises.flatMap((one) => [...one.faults, ...(isFull ? one.full : [])]);
  const proofs = promises.flatMap((one) => one.proofs).filter(({ isOuter }) => isAll || !isOuter);
  const files = once(proofs.map(({ file }) => file));
  const isJourney = (/** @type {string} */ file) => file.startsWith('e2e/');
  return {
    faults: once(namesIn(named, isAll)),
    tests: files.filter((file) => !isJourney(file)),
    journeys: files.filter(isJourney),
  };
}

/**
 * Tests that passed nowhere: on the other database too, where they ran on both.
 * @param {readonly TestResult[]} tests
 */
function leftOut(tests) {
  const passed = new Set(
    tests.filter(({ status }) => status === 'passed').map(({ file, title }) => `${file} ${title}`),
  );
  return tests.filter(
    ({ file, title, status }) => status === 'skipped' && !passed.has(`${file} ${title}`),
  );
}

/**
 * Whether a promise holds, by what ran. It is kept when everything that proves it in that ring ran and
 * passed; in full no test of it may have been left out.
 * @param {Promised} promise
 * @param {How & { tests: readonly TestResult[], faults: readonly FaultResult[] }} ran
 * @returns {Verdict}
 */
export function judge(promise, { isAll = true, isFull = false, ...ran }) {
  const { number, words } = promise;
  const verdict = (/** @type {Verdict['state']} */ state, /** @type {string[]} */ ...figures) => ({
    number,
    words,
    state,
    figure: figures.join('; '),
  });
  const names = askedBy([promise], { isAll, isFull }).faults;
  const asked = ran.faults.filter(({ name }) => names.includes(name));
  const proofs = promise.proofs
    .filter(({ isOuter }) => isAll || !isOuter)
    .map((proof) => ({ name: nameOf(proof), tests: testsOf(proof, ran.tests) }));
  const own = [...new Set(proofs.flatMap(({ tests }) => tests))];
  const has = (/** @type {TestResult['status']} */ status, tests = own) =>
    tests.filter((test) => test.status === status);
  const failed = [
    ...has('failed').map(({ title }) => title),
    ...asked.filter(({ ok }) => !ok).map(({ name, on }) => `${name} on ${on}`),
  ];
  if (failed.length > 0) return verdict('broken', ...failed);
  const missing = [
    ...proofs.filter(({ tests }) => has('passed', tests).length === 0).map(({ name }) => name),
    ...names.filter((name) => !asked.some((fault) => fault.name === name)),
    ...(isFull ? leftOut(own).map(({ title }) => title) : []),
  ];
  if (missing.length > 0) return verdict('not asked', missing.join(', '));
  const passed = has('passed').length;
  const figures = asked.map(({ on, said }) => `${on}: ${said}`);
  return verdict('kept', ...figures, ...(passed > 0 ? [`${passed} tests`] : []));
}

/** A verdict as a line. @param {Verdict} verdict */
export const lineOf = ({ number, words, state, figure }) =>
  `${String(number).padStart(2)}  ${state.padEnd(9)}  ${words}${figure ? ` (${figure})` : ''}`;
