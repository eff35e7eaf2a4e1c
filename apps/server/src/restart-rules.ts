/** Pauses before a process that died is replaced: the first, and the longest. */
const PAUSE_MS = { first: 500, longest: 30_000 };
/** A process that has served so long was well: its death counts as a first one. */
const WELL_AFTER_MS = 60_000;
/** Replacements that may fail in a row while nobody serves. */
const MOST_FAILURES = 5;

/** How many deaths in a row there are with this one, of a process that served so long. */
export const failuresAfter = (earlier: number, servedMs: number): number =>
  servedMs > WELL_AFTER_MS ? 1 : earlier + 1;

/** How long to wait before a process is replaced: twice as long after each death in a row. */
export const pauseAfter = (failures: number): number =>
  Math.min(PAUSE_MS.first * 2 ** (failures - 1), PAUSE_MS.longest);

/** Whether to give up: too many died in a row, and nobody serves. */
export const isHopeless = (failures: number, serving: number): boolean =>
  failures > MOST_FAILURES && serving === 0;
