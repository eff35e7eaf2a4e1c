import { zoneName } from '@institute/contract/time/zone-name';
import { serverDate } from '../platform/server-clock.ts';
import { cx } from './class-names.ts';
import { formatDate, formatDateTime, formatTime } from './format.ts';

interface WhenProps {
  at: Date;
  /** IANA name of the institute's time zone. */
  timeZone: string;
  /** Also the hour and minute. */
  withTime?: boolean;
  /** Whether the clock is named elsewhere, as in the head of a column ({@link clockNote}). */
  isBare?: boolean;
}

/** A date as people read it, `20 Nov 2026` in one piece or `20 Nov 2026, 14:05`, always left to right. */
export function When({ at, timeZone, withTime = false, isBare = false }: WhenProps) {
  return (
    <time dateTime={at.toISOString()} className={cx('figures', !withTime && 'whitespace-nowrap')}>
      {isBare && withTime ? formatDateTime(at, timeZone) : whenText(at, timeZone, withTime)}
    </time>
  );
}

/** The words of {@link When}. A clock is named for readers who live by another one. */
export function whenText(at: Date, timeZone: string, withTime = false): string {
  if (!withTime) return formatDate(at, timeZone);
  return named(formatDateTime(at, timeZone), at, timeZone);
}

/** The hour and minute of a moment; the clock is named for readers who live by another one. */
export const timeText = (at: Date, timeZone: string): string =>
  named(formatTime(at, timeZone), at, timeZone);

/**
 * A time that somebody has written out by a clock of `timeZone`, with the name of that clock for
 * readers who live by another one just now.
 */
export const writtenTime = (written: string, timeZone: string): string =>
  named(written, serverDate(), timeZone);

/** Half a year, after which summer is winter. */
const HALF_A_YEAR_MS = 182 * 86_400_000;

/** Names the clock of `timeZone` to readers who live by another one, now or in half a year; else nothing. */
export function clockNote(timeZone: string): string {
  const now = serverDate();
  return (
    named('', now, timeZone) || named('', new Date(now.getTime() + HALF_A_YEAR_MS), timeZone)
  ).trim();
}

/** What the server paints names no clock: it knows none of its readers'. */
const named = (text: string, at: Date, timeZone: string) =>
  typeof document === 'undefined' || formatDateTime(at, timeZone) === formatDateTime(at)
    ? text
    : `${text} (${zoneName(timeZone)})`;
