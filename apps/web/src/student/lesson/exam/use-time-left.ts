import { useEffect, useRef, useState } from 'react';
import { serverNow } from '../../../domains/exams/server-clock.ts';

const SECOND_MS = 1000;

/** Whole seconds until a deadline on the server's clock; 0 from then on. */
export function secondsUntil(endsAt: Date, now: number): number {
  return Math.max(0, Math.ceil((endsAt.getTime() - now) / SECOND_MS));
}

/** As {@link secondsUntil}, second by second. A page that slept looks at the clock when it wakes. */
export function useSecondsLeft(endsAt: Date): number {
  const time = endsAt.getTime();
  const [left, setLeft] = useState(() => secondsUntil(endsAt, serverNow()));
  useEffect(() => {
    const look = () => setLeft(secondsUntil(new Date(time), serverNow()));
    look();
    const timer = setInterval(look, SECOND_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [time]);
  return left;
}

/**
 * Runs `act` when the deadline has come, and again as often as a lost connection comes back, until
 * the page shows something else. The server takes it shortly after the deadline, never before it.
 */
export function useTimeUp(endsAt: Date | null, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const time = endsAt?.getTime() ?? null;
  useEffect(() => {
    if (time === null) return;
    let isUp = false;
    const look = () => {
      if (isUp || serverNow() < time) return;
      isUp = true;
      latest.current();
    };
    const again = () => void (isUp && latest.current());
    const timer = setInterval(look, SECOND_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', again);
    };
  }, [time]);
}
