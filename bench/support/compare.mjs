import { median } from './measure.mjs';

/** Rounds before those that count; they warm both places up. */
export const WARM_UP = 3;
/** How many times as long a hundred times as much may take. */
const MOST = 1.5;

/**
 * What one question took, in milliseconds, and how many rows the answer spoke of where it says so.
 * @typedef {{ took: number, total?: number }} Answered
 */

/**
 * Compares what a small and a large site take. Each question is asked of both in turn, in one run: the
 * figure is how many times as long the large one takes at the median. More than {@link MOST} times as
 * long is too long, unless `longer` says why a large institute's answer honestly takes longer.
 * @template P
 * @param {{ small: P, large: P }} places
 * @param {number} rounds
 */
export function comparison({ small, large }, rounds) {
  /** @type {string[]} */
  const slow = [];
  /** @type {string[]} */
  const reasons = [];
  return {
    /** @param {string} name @param {(site: P, turn: number) => Promise<Answered>} ask @param {string} [longer] */
    async ask(name, ask, longer) {
      /** @type {{ small: number[], large: number[] }} */
      const times = { small: [], large: [] };
      let totals = '';
      for (let turn = 0; turn < rounds + WARM_UP; turn += 1) {
        const [few, many] = [await ask(small, turn), await ask(large, turn)];
        if ((few.total ?? -1) >= 0) totals = `; ${few.total} and ${many.total} rows`;
        if (turn < WARM_UP) continue;
        times.small.push(few.took);
        times.large.push(many.took);
      }
      const [few, many] = [median(times.small), median(times.large)];
      const ratio = many / few;
      console.log(
        `${name.padEnd(34)} ${ratio.toFixed(2)} times  (${few.toFixed(1)} ms, ${many.toFixed(1)} ms${totals})`,
      );
      if (ratio <= MOST) return;
      const figure = `${name} (${ratio.toFixed(2)})`;
      if (longer) reasons.push(`${figure}: ${longer}`);
      else slow.push(figure);
    },
    /** Says what took longer than it may, and fails the run where something did. */
    end() {
      for (const reason of reasons) console.log(`Longer, as it must be: ${reason}.`);
      console.log(
        slow.length === 0
          ? `No other above ${MOST} times.`
          : `Above ${MOST} times: ${slow.join(', ')}`,
      );
      if (slow.length > 0) process.exitCode = 1;
    },
  };
}
