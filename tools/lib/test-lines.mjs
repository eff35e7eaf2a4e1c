import { failure } from './test-stages.mjs';

/**
 * @typedef {import('./test-stages.mjs').RunStage} RunStage
 * @typedef {import('./test-stages.mjs').Stage} Stage
 * @typedef {{ name: string, run: RunStage }} Wanted
 * @typedef {{ name: string, count: Stage, seconds: number }} Result
 */

/** What every other stage runs on. */
const FIRST = 'budgets';

/** What waits for a browser half of its time, and has a line of its own (decision 110). */
const WAITING = 'journeys';

/** Of a stage that shares its work out: a test on a database waits for it more than half of its time. */
const WORKERS = 2;

/**
 * @param {Wanted} stage @param {Parameters<RunStage>[0]} how
 * @returns {Promise<Result>}
 */
async function timed({ name, run }, how) {
  const begun = performance.now();
  const count = await run(how).catch(failure);
  // Whatever a stage says of itself, one in which nothing ran proves nothing.
  if (count.passed + count.failed + count.skipped === 0) count.failed = 1;
  return { name, count, seconds: (performance.now() - begun) / 1000 };
}

const heading = (/** @type {string} */ name) => console.log(`\n== ${name}`);

/** @param {Wanted} stage @param {boolean} isAll */
function aloud(stage, isAll) {
  heading(stage.name);
  return timed(stage, { isAll, workers: WORKERS });
}

/**
 * Runs stages one after another beside the journeys: until those have ended, each shows what it prints
 * when it has ended.
 * @param {Wanted[]} stages @param {boolean} isAll @param {() => boolean} isBeside
 */
async function quietly(stages, isAll, isBeside) {
  /** @type {Result[]} */
  const results = [];
  for (const stage of stages) {
    if (!isBeside()) {
      results.push(await aloud(stage, isAll));
      continue;
    }
    /** @type {string[]} */
    const said = [];
    const show = (/** @type {string} */ text) => said.push(text);
    const result = await timed(stage, { isAll, workers: WORKERS, show });
    heading(stage.name);
    process.stdout.write(said.join(''));
    results.push(result);
  }
  return results;
}

/**
 * Runs the stages: first what builds, then the journeys and everything else in two lines side by side.
 * @param {Wanted[]} wanted @param {boolean} isAll
 * @returns {Promise<Result[]>} in the order of the stages
 */
export async function runStages(wanted, isAll) {
  /** @type {Result[]} */
  const results = [];
  const [first, waiting] = [FIRST, WAITING].map((name) => wanted.find((it) => it.name === name));
  if (first) results.push(await aloud(first, isAll));
  let isWaiting = waiting !== undefined;
  const walk = async () => {
    if (waiting) results.push(await aloud(waiting, isAll));
    isWaiting = false;
  };
  const others = wanted.filter((stage) => stage !== first && stage !== waiting);
  const [, rest] = await Promise.all([walk(), quietly(others, isAll, () => isWaiting)]);
  results.push(...rest);
  return wanted.flatMap(({ name }) => results.filter((result) => result.name === name));
}
