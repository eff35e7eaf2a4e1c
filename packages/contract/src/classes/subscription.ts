/**
 * A subscription may be renewed from three days before it ends, when its reminder goes out. Renewed
 * once it ends a month later, outside these days, so a second click cannot pay twice.
 */
const RENEWAL_WINDOW_MS = 3 * 24 * 3600 * 1000;

/** The last end of a subscription that may be renewed at `now`. */
export function renewableUntil(now: Date): Date {
  return new Date(now.getTime() + RENEWAL_WINDOW_MS);
}

/** Whether a subscription that ends at `endsAt` may be renewed at `now`: it is about to end, or over. */
export function isRenewable(endsAt: Date, now: Date): boolean {
  return endsAt <= renewableUntil(now);
}
