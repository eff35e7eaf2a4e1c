const HOUR_MS = 60 * 60 * 1000;

/** How long an upload waits for whoever sends it, from when something of it came last: a weekend. */
const KEPT_MS = 72 * HOUR_MS;
/**
 * How long one stays that a call has taken: a call whose answer was lost is made again, and finds the
 * file once more.
 */
const TAKEN_MS = HOUR_MS / 6;

/** When an upload ends of which something came at `now`. */
export const expiryFrom = (now: Date) => new Date(now.getTime() + KEPT_MS);

/** When an upload ends that a call took at `now`. */
export const endOfTaken = (now: Date) => new Date(now.getTime() + TAKEN_MS);
