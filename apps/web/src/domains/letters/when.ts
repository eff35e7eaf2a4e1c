import { HOUR_MS, MINUTE_MS } from '@institute/contract/time/durations';
import { text } from './text.ts';

/** How long ago a letter was written, in words, within a day; null for longer ago. */
export function agoText(at: Date, now: Date): string | null {
  const since = now.getTime() - at.getTime();
  if (since < MINUTE_MS) return text.now;
  if (since < HOUR_MS) return text.minutes(Math.floor(since / MINUTE_MS));
  return since < 12 * HOUR_MS ? text.hours(Math.floor(since / HOUR_MS)) : null;
}
