import { uploadText as words } from './upload-text.ts';

/** Seconds from which on hours say enough: 90 minutes. */
const HOURS_FROM = 90 * 60;

/** How long an upload still takes, as nobody knows it more exactly; empty where nobody knows it. */
export function timeLeft(seconds: number | null): string {
  if (seconds === null) return '';
  if (seconds < 60) return words.soon;
  if (seconds < HOURS_FROM) return words.minutes(Math.round(seconds / 60));
  return words.hours(Math.round(seconds / 3600));
}
