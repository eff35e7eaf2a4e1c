import { instantAt, wallClock } from '@institute/contract/time/calendar';

/** Days of the week by the first three letters of their English names, as `Date` counts them. */
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** A day in full or as it is shortened, one or several of them; "Sunnah" and "month" are none. */
const WEEKDAY =
  /\b(sun(?:day)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:s|nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?)s?\b/gi;
/** 18:00, 18.00, 6:30 pm, 6pm; and a span of them, as 6:00-7:30 pm or 6-7pm. */
const CLOCK = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*([ap]\.?m\b)?`;
const TIME = new RegExp(String.raw`\b${CLOCK}(?:\.?(\s*(?:[-–—]|to|until)\s*)${CLOCK})?`, 'gi');

/** A time of the week on the institute's clock. */
interface WeeklyTime {
  day: number;
  hour: number;
  minute: number;
}

/**
 * The first meeting after `now` that timetables name. They are text; a line counts when it names a
 * day of the week and a time of day, such as "Monday 18:00: new lesson, live".
 */
export function nextMeeting(
  timetables: readonly string[],
  now: Date,
  timeZone: string,
): Date | null {
  const times = timetables.flatMap((text) => text.split('\n').flatMap(weeklyTimes));
  const instants = times.map((time) => nextTime(time, now, timeZone).getTime());
  return instants.length > 0 ? new Date(Math.min(...instants)) : null;
}

/** The times of the week that a line of a timetable names. */
export function weeklyTimes(line: string): WeeklyTime[] {
  const days = Array.from(line.matchAll(WEEKDAY), ([, name = '']) =>
    DAYS.indexOf(name.slice(0, 3).toLowerCase()),
  );
  const time = timeIn(line);
  return time ? [...new Set(days)].map((day) => ({ day, ...time })) : [];
}

type ClockTime = Omit<WeeklyTime, 'day'>;

/** The first time of day in a line: a number by itself is none. */
function timeIn(line: string): ClockTime | null {
  for (const [, hours = '', minutes, half, to, ...end] of line.matchAll(TIME)) {
    const [endHours = '', endMinutes, endHalf] = end;
    const last = to === undefined ? null : clockTime(endHours, endMinutes, endHalf);
    // "6-7pm" is a span, "Lesson 6 - 7pm" is not.
    const isSpan =
      last !== null && (minutes !== undefined || half !== undefined || to?.trim() === to);
    const first =
      isSpan && half === undefined && endHalf !== undefined
        ? beginningOf(hours, minutes, endHalf, last)
        : clockTime(hours, minutes, half);
    const found = first ?? last;
    if (found) return found;
  }
  return null;
}

/** The beginning of a span whose end alone says which half of the day it is: 11-1pm begins before noon. */
function beginningOf(
  hours: string,
  minutes: string | undefined,
  half: string,
  last: ClockTime,
): ClockTime | null {
  if (Number(hours) > 12) return clockTime(hours, minutes ?? '00', undefined);
  const same = clockTime(hours, minutes, half);
  const isBefore = same && same.hour * 60 + same.minute < last.hour * 60 + last.minute;
  return isBefore ? same : clockTime(hours, minutes, 'am');
}

/** A time of day; null for a number by itself, and for what no clock shows. */
function clockTime(
  hours: string,
  minutes: string | undefined,
  half: string | undefined,
): ClockTime | null {
  if (minutes === undefined && half === undefined) return null;
  const isAfternoon = half?.toLowerCase().startsWith('p');
  const hour = half ? (Number(hours) % 12) + (isAfternoon ? 12 : 0) : Number(hours);
  const minute = Number(minutes ?? 0);
  return hour < 24 && minute < 60 ? { hour, minute } : null;
}

function nextTime({ day, hour, minute }: WeeklyTime, now: Date, timeZone: string): Date {
  const today = wallClock(now, timeZone);
  const weekday = new Date(Date.UTC(today.year, today.month - 1, today.day)).getUTCDay();
  const inDays = (day - weekday + 7) % 7;
  const at = (days: number) =>
    instantAt(timeZone, today.year, today.month, today.day + days, hour, minute);
  const first = at(inDays);
  return first > now ? first : at(inDays + 7);
}
