import { useEffect, useState } from 'react';

/*
 * What time it is, by the server: clocks of phones are often wrong, by hours or by months, and what is open,
 * due or paid for must not hang on them. Everything that the browser compares with now asks here; what only
 * measures how long something took may ask the device (decision 125).
 */

/** How far the server's clock is ahead of the device's, in ms. */
let ahead = 0;
const listeners = new Set<() => void>();

/** Differences up to this, in ms, are the way of an answer and not a clock. */
const ON_ITS_WAY_MS = 3_000;

function setAhead(next: number): void {
  const isJump = Math.abs(next - ahead) > ON_ITS_WAY_MS;
  ahead = next;
  if (isJump) for (const listener of listeners) listener();
}

/** Notes what the server's clock said in an answer, and when that came by the device's. */
export function noteServerTime(serverTime: number, receivedAt: number): void {
  setAhead(serverTime - receivedAt);
}

/**
 * What something that has just come says of the server's clock, in ms; differences up to `way` are let be:
 * answers say it in whole seconds, and some have long been under way.
 */
export function noteAbout(serverTime: number, way = ON_ITS_WAY_MS): void {
  const apart = serverTime - serverNow();
  if (Math.abs(apart) > way) setAhead(ahead + apart);
}

/** An answer has been long on its way at the most, in ms: what is nearer is not corrected by its head. */
const ANSWER_MS = 10_000;

/** Reads the server's clock off the head of an answer that has just come; copies of a browser have an age. */
export function noteAnswerTime({ headers }: Response): void {
  const time = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(time) && !headers.has('age')) noteAbout(time, ANSWER_MS);
}

/** The server's clock, as far as the device can tell. */
export const serverNow = (): number => Date.now() + ahead;

/** {@link serverNow} as a date. */
export const serverDate = (): Date => new Date(serverNow());

/** What the server's clock said when the device's said `at`, as far as the device can tell now. */
export const byServer = (at: number): number => at + ahead;

const EVERY_MS = 30_000;

/** The time by the server, followed while the page is open: a scheduled lesson unlocks before the student's eyes. */
export function useNow(): Date {
  const [now, setNow] = useState(serverDate);
  useEffect(() => {
    const look = () => setNow(serverDate());
    const timer = setInterval(look, EVERY_MS);
    listeners.add(look);
    // It may have been set between the first drawing and now.
    look();
    return () => {
      clearInterval(timer);
      listeners.delete(look);
    };
  }, []);
  return now;
}
