import { language } from '../language.ts';

/** Days, months and closing dates are the institute's, in its own time zone (rulings §4). */

interface DayParts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function partsFormat(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** The wall clock at `instant` in `timeZone`. */
export function wallClock(instant: Date, timeZone: string): DayParts {
  const found: Record<string, number> = {};
  for (const part of partsFormat(timeZone).formatToParts(instant)) {
    if (part.type !== 'literal') found[part.type] = Number(part.value);
  }
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = found;
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
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second);
  // Two rounds settle the offset also next to a clock change.
  let guess = asUtc;
  for (let round = 0; round < 2; round += 1) {
    const shown = wallClock(new Date(guess), timeZone);
    const shownUtc = Date.UTC(
      shown.year,
      shown.month - 1,
      shown.day,
      shown.hour,
      shown.minute,
      shown.second,
    );
    guess += asUtc - shownUtc;
  }
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

/** `YYYY-MM-DD` of `instant`. */
export function dateText(instant: Date, timeZone: string): string {
  const { year, month, day } = wallClock(instant, timeZone);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** One calendar month later, at the same time of day: the same day, or the month's last. */
export function addMonth(instant: Date, timeZone: string): Date {
  const at = wallClock(instant, timeZone);
  const lastDay = new Date(Date.UTC(at.year, at.month + 1, 0)).getUTCDate();
  const day = Math.min(at.day, lastDay);
  return instantAt(timeZone, at.year, at.month + 1, day, at.hour, at.minute, at.second);
}

/** A time for people: `20 November 2026, 14:05`. */
export function displayTime(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(language.locale, {
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
