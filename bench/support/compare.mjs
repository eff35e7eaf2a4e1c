import { median } from './measure.mjs';

/** How often each question is asked of each site. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 41);
/** Rounds before those that count; they warm both places up. */
const WARM_UP = 3;
/** How often each site is asked a question. */
export const ROUNDS_IN_ALL = ROUNDS + WARM_UP;

/**
 * What one question took, in milliseconds, and how many rows the answer spoke of where it says so.
 * @typedef {{ took: number, total?: number }} Answered
 */

/**
 * Asks a small and a large site the same in turn, in one run, and writes how many times as long
 * the large one takes at the median; gives that figure.
 * @template P
 * @param {string} name
 * @param {{ small: P, large: P }} places
 * @param {(site: P) => Promise<Answered>} ask
 */
export async function compare(name, { small, large }, ask) {
  /** @type {{ small: number[], large: number[] }} */
  const times = { small: [], large: [] };
  let totals = '';
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const [few, many] = [await ask(small), await ask(large)];
    if ((few.total ?? -1) >= 0) totals = `; ${few.total} and ${many.total} rows`;
    if (round < 0) continue;
    times.small.push(few.took);
    times.large.push(many.took);
  }
  const [few, many] = [median(times.small), median(times.large)];
  const ratio = many / few;
  console.log(
    `${name.padEnd(28)} ${ratio.toFixed(2)} times  (${few.toFixed(1)} ms, ${many.toFixed(1)} ms${totals})`,
  );
  return ratio;
}

/** How many times as long a hundred times as much may take. */
const MOST = 1.5;

/** @type {string[]} */
const slow = [];
/** @type {string[]} */
const longer = [];

/**
 * {@link compare}, held to a limit: more than {@link MOST} times as long is too long, unless `reason`
 * says why a large institute's answer honestly takes longer. {@link sayHeld} tells, at the end.
 * @template P
 * @param {string} name
 * @param {{ small: P, large: P }} places
 * @param {(site: P) => Promise<Answered>} ask
 * @param {string} [reason]
 */
export async function compareHeld(name, places, ask, reason) {
  const times = await compare(name, places, ask);
  if (times <= MOST) return;
  const figure = `${name} (${times.toFixed(2)})`;
  if (reason) longer.push(`${figure}: ${reason}`);
  else slow.push(figure);
}

/** Says what took longer than it may, and fails the run where something did. */
export function sayHeld() {
  for (const reason of longer) console.log(`Longer, as it must be: ${reason}.`);
  console.log(
    slow.length === 0 ? `No other above ${MOST} times.` : `Above ${MOST} times: ${slow.join(', ')}`,
  );
  if (slow.length > 0) process.exitCode = 1;
}
