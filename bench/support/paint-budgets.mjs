/** @typedef {{ requests?: number, kb?: number, first?: number, largest?: number, shift?: number }} Budget */

/**
 * What a page may cost a phone that opens it for the first time, in kB over the wire and seconds to its
 * largest paint; the text lesson is opened cold, and after its class, whose files it then has.
 * @type {Readonly<Record<string, Budget>>}
 */
export const BUDGETS = {
  landing: { kb: 75, largest: 0.8 },
  'log-in': { kb: 130, largest: 0.8 },
  dashboard: { kb: 230, largest: 0.8 },
  class: { kb: 230, largest: 0.9 },
  'text lesson': { kb: 270, largest: 0.8 },
  'after its class': { kb: 110, largest: 0.6 },
  practice: { kb: 230, largest: 0.8 },
};

/** Seconds to the largest paint of any page on 3G. */
export const LARGEST_ON_3G = 2;

/** The most that may move under a reader's eye. */
export const SHIFT = 0.02;

/**
 * What is over its budget, in words.
 * @param {string} name
 * @param {Required<Budget>} cost
 * @param {Budget} budget
 */
export function overBudget(name, cost, budget) {
  const keys = /** @type {(keyof Budget)[]} */ (Object.keys(budget));
  return keys
    .filter((key) => cost[key] > (budget[key] ?? Number.POSITIVE_INFINITY))
    .map((key) => `${name}, ${key}: ${cost[key].toFixed(3)} of ${budget[key]}`);
}
