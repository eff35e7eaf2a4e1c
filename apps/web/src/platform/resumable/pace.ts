/** How far back the speed of an upload is measured, in ms; shorter, and the time left would jump. */
const WINDOW_MS = 20_000;
/** Before that nobody knows how fast the line is. */
const LEAST_MS = 2_000;

/** The speed of an upload, from which follows how long it still takes. */
export interface Pace {
  /** Notes that `sent` bytes have gone at `now`, in ms. */
  note(sent: number, now: number): void;
  /** Seconds until all has gone; null while the speed is not known, or nothing goes. */
  secondsLeft(total: number): number | null;
}

/** Begins to measure; a cut line begins anew, so that the wait is not taken for slowness. */
export function newPace(): Pace {
  let noted: { sent: number; at: number }[] = [];
  return {
    note(sent, at) {
      noted = [...noted.filter((one) => at - one.at <= WINDOW_MS), { sent, at }];
    },
    secondsLeft(total) {
      const [first, last] = [noted[0], noted.at(-1)];
      if (!first || !last || last.at - first.at < LEAST_MS) return null;
      const perSecond = ((last.sent - first.sent) * 1000) / (last.at - first.at);
      return perSecond > 0 ? Math.max(0, total - last.sent) / perSecond : null;
    },
  };
}
