import { HOUR_MS } from '@institute/contract/time/durations';

/** How long an upload waits for whoever sends it, from when something of it came last: a weekend. */
const KEPT_MS = 72 * HOUR_MS;
/**
 * How long one stays that a call has taken: a call whose answer was lost is made again, and finds the
 * file once more.
 */
const TAKEN_MS = HOUR_MS / 6;

/**
 * In how many parts a file of so many bytes may come: those it is kept in by itself, and as many again
 * as lines that are cut all the time would leave; not a part for each byte.
 */
export const mostParts = (bytes: number) => 64 + Math.ceil(bytes / (64 * 1024));

/** When an upload ends of which something came at `now`. */
export const expiryFrom = (now: Date) => new Date(now.getTime() + KEPT_MS);

/** When an upload ends that a call took at `now`. */
export const endOfTaken = (now: Date) => new Date(now.getTime() + TAKEN_MS);
