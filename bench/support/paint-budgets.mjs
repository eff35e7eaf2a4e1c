/** @typedef {{ requests?: number, kb?: number, first?: number, largest?: number, shift?: number }} Budget */

/**
 * What a page may cost a phone that opens it for the first time, in requests, kB over the wire and
 * seconds; the text lesson comes after its class, so what it costs comes on top of that page.
 * @type {Readonly<Record<string, Budget>>}
 */
export const BUDGETS = {
  landing: { requests: 20, kb: 75, largest: 0.8 },
  'log-in': { requests: 20, kb: 130, largest: 0.8 },
  dashboard: { requests: 20, kb: 200, first: 0.6, largest: 1.0 },
  class: { requests: 20, kb: 200, largest: 1.2 },
  'text lesson': { kb: 150 },
};

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
