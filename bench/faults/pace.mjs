import { scrypt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { must } from './site.mjs';

/** Work that has nothing to do with the product; gives what it took. @returns {Promise<number>} */
function work() {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    scrypt('pace', 'pace', 32, { N: 1 << 13 }, (error) =>
      error ? reject(error) : resolve(performance.now() - begun),
    );
  });
}

/** What it takes on a machine that does nothing else. */
const NOMINAL_MS = 20;
/** Between two pieces of it: a twentieth of one core at most. */
const EVERY_MS = 500;
/** Timers fire late, and an answer takes its way, on any machine. */
const SLACK_MS = 700;

/**
 * How slow the machine is while a promise about time is judged. The promise's number is one of the
 * product, whose waits end by the clock; a machine that five others work on at the same time answers
 * later than that. So a piece of work that has nothing to do with the product is done again and
 * again beside the fault: as many times as it takes longer than usual, the product may take, too.
 */
export class Pace {
  /** @type {number[]} */
  #took = [];
  #over = new AbortController();

  constructor() {
    this.#run().catch(() => undefined);
  }

  async #run() {
    while (!this.#over.signal.aborted) {
      this.#took.push(await work());
      await wait(EVERY_MS, undefined, { signal: this.#over.signal });
    }
  }

  /** How many times as long as usual things have taken so far; 1 on a quiet machine. */
  get factor() {
    return factorOf(this.#took);
  }

  /**
   * Throws when something took longer than was promised, by the measure of this machine now.
   * @param {number} ms @param {number} promised @param {string} what
   */
  expectWithin(ms, promised, what) {
    const limit = (promised + SLACK_MS) * this.factor;
    must(
      ms < limit,
      `${what} took ${Math.round(ms)} ms of ${promised}, on a machine ${this.factor.toFixed(1)} times as slow as usual`,
    );
  }

  end() {
    this.#over.abort();
  }
}

/** @param {number[]} took */
const factorOf = (took) =>
  Math.max(1, took.reduce((sum, ms) => sum + ms, 0) / Math.max(1, took.length) / NOMINAL_MS);

/** How many times as long as usual things take on this machine just now. */
export async function slowness() {
  const took = [];
  // The first one finds everything cold.
  await work();
  while (took.length < 5) took.push(await work());
  return factorOf(took);
}

/**
 * Does what judges time, with the pace of the machine taken beside it.
 * @template T
 * @param {(pace: Pace) => Promise<T>} judge
 */
export async function byThePace(judge) {
  const pace = new Pace();
  try {
    return await judge(pace);
  } finally {
    pace.end();
  }
}
