/** What is left until a time, in whole units, each below the next larger. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** What is left at `now` (milliseconds) until `end`; null once it is over, or for no end. */
export function timeLeft(end: Date | null, now: number): TimeLeft | null {
  if (!end) return null;
  const left = Math.floor(end.getTime() / 1000) - Math.floor(now / 1000);
  if (left <= 0) return null;
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3_600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}
