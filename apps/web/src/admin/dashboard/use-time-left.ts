import { useEffect, useState } from 'react';
import { type TimeLeft, timeLeft } from './time-left.ts';

/** Interval of the countdown (admin specification, section 9). */
const TICK_MS = 1000;

/** What is left until `end`, second by second; null once it is over, or for no end. */
export function useTimeLeft(end: Date | null): TimeLeft | null {
  const [now, setNow] = useState(() => Date.now());
  const left = timeLeft(end, now);
  const isRunning = left !== null;
  useEffect(() => {
    if (!isRunning) return;
    // It may have stood still: a subscription extended while this page is open runs again.
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return left;
}
