import { useEffect, useState } from 'react';
import { serverNow } from '../../platform/server-clock.ts';

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
