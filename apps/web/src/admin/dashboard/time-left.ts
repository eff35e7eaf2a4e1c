/** What is left until a time, in whole units, each below the next larger. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** What is left at `now` (milliseconds) until `end` (unix seconds); null once it is over, or for 0. */
export function timeLeft(end: number, now: number): TimeLeft | null {
  const left = end - Math.floor(now / 1000);
  if (left <= 0) return null;
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3_600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}
