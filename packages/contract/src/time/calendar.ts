import { dateFormat, madeOnce } from '../text/formats.ts';
import { DAY_MS } from './durations.ts';

/** Days, months and closing dates are the institute's, in its own time zone (rulings §4). */

interface DayParts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/** No clock is changed but at a quarter of an hour. */
const QUARTER_MS = 15 * 60 * 1000;

const clockOf = madeOnce(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
);

/** The six numbers of a date with its time. */
const numbersIn = (text: string) =>
  text.match(/\d+/g)?.map(Number) as [number, number, number, number, number, number];

/** By how many ms the clocks of a zone are ahead of UTC in a quarter; Intl takes a while to say so. */
const offsetIn = madeOnce(({ timeZone, quarter }: { timeZone: string; quarter: number }) => {
  const start = quarter * QUARTER_MS;
  // 20/11/2026, 14:05:00
  const shown = numbersIn(clockOf(timeZone).format(start));
  const [day, month, year, hour, minute, second] = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second) - start;
});

const offsetAt = (ms: number, timeZone: string) =>
  offsetIn({ timeZone, quarter: Math.floor(ms / QUARTER_MS) });

/** The wall clock at `instant` in `timeZone`. Errors: a RangeError where there is no such zone. */
export function wallClock(instant: Date, timeZone: string): DayParts {
  const ms = instant.getTime();
  const shown = numbersIn(new Date(ms + offsetAt(ms, timeZone)).toISOString());
  const [year, month, day, hour, minute, second] = shown;
  return { year, month, day, hour, minute, second };
}

/** The instant at which the wall clock of `timeZone` shows this time; parts may overflow (month 13). */
export function instantAt(
  timeZone: string,
  year: number,
  month: number,
  day = 1,
  hour = 0,
  minute = 0,
  second = 0,
): Date {
  const wanted = Date.UTC(year, month - 1, day, hour, minute, second);
  // Two rounds settle the offset also next to a clock change.
  let guess = wanted;
  for (let round = 0; round < 2; round += 1) guess = wanted - offsetAt(guess, timeZone);
  return new Date(guess);
}

/** First instant of the month that holds `instant`. */
export function startOfMonth(instant: Date, timeZone: string): Date {
  const { year, month } = wallClock(instant, timeZone);
  return instantAt(timeZone, year, month);
}

/** First instant of the day that holds `instant`. */
export function startOfDay(instant: Date, timeZone: string): Date {
  const { year, month, day } = wallClock(instant, timeZone);
  return instantAt(timeZone, year, month, day);
}

/** First instant after the day `YYYY-MM-DD`; null when there is no such day. */
export function endOfDate(date: string, timeZone: string): Date | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const real = new Date(Date.UTC(year, month - 1, day));
  if (real.getUTCMonth() !== month - 1 || real.getUTCDate() !== day) return null;
  return instantAt(timeZone, year, month, day + 1);
}

/** Whether a text is a day of the calendar, `2026-11-30`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** The day that is some days after a day, or before it. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** `YYYY-MM-DD` of `instant`. */
export function dateText(instant: Date, timeZone: string): string {
  const { year, month, day } = wallClock(instant, timeZone);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/**
 * One calendar month later, at the same time of day: the same day, or the month's last. A month's last
 * day goes on with the day of the month on which it began, where that is a later one: 31 January, 28
 * February, 31 March.
 */
export function addMonth(instant: Date, timeZone: string, began: Date = instant): Date {
  const at = wallClock(instant, timeZone);
  const lastDay = new Date(Date.UTC(at.year, at.month + 1, 0)).getUTCDate();
  const isLast = at.day === new Date(Date.UTC(at.year, at.month, 0)).getUTCDate();
  const wanted = isLast ? Math.max(at.day, wallClock(began, timeZone).day) : at.day;
  const day = Math.min(wanted, lastDay);
  return instantAt(timeZone, at.year, at.month + 1, day, at.hour, at.minute, at.second);
}

/** A time for people: `20 November 2026, 14:05`. */
export function displayTime(instant: Date, timeZone: string): string {
  return dateFormat({
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(instant)
    .replace(' at ', ', ');
}

/** The last day on which something to come may lie, in days from today. */
const LAST_DAY = 5 * 365;

/** Whether a day that is typed is one of the calendar, from today on and within five years. */
export const isDayToCome = (day: string, today: string): boolean =>
  isCalendarDay(day) && day >= today && day <= daysAfter(today, LAST_DAY);
