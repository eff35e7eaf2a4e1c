import { setTimeout as rest } from 'node:timers/promises';

/** The longest rest between two steps, in milliseconds. */
const LONGEST_REST = 100;

/**
 * Does long work step by step until `step` says that it is done, resting after each as long as it took:
 * half of the time belongs to requests, which the embedded database serves one at a time. Each step is
 * whole by itself, so a killed process loses none. Throws when `signal` ends it, to be tried again.
 */
export async function inSteps(step: () => Promise<boolean>, signal?: AbortSignal): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const begun = performance.now();
    if (await step()) return;
    await rest(Math.min(LONGEST_REST, performance.now() - begun));
  }
}

/** The longest that work keeps others waiting that has no steps of its own, in milliseconds. */
const LONGEST_TURN = 15;

/**
 * Parts long work into turns: awaited between its pieces, it lets others run whenever the work has taken
 * its turn, and rests as long as {@link inSteps} does. Not inside a transaction, which would stay open.
 */
export function newPace(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    const taken = performance.now() - begun;
    if (taken < LONGEST_TURN) return;
    await rest(Math.min(LONGEST_REST, taken));
    begun = performance.now();
  };
}
