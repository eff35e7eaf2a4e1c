import { instantAt, wallClock } from '@institute/contract/rules/calendar';

/** Days of the week by the first three letters of their English names, as `Date` counts them. */
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

const WEEKDAY = /\b(sun|mon|tue|wed|thu|fri|sat)[a-z]*\b/gi;
/** 18:00, 18.00, 6:30 pm, 6pm. */
const TIME = /\b(\d{1,2})(?:[:.](\d{2}))?\s*([ap]\.?m\b)?/gi;

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
    DAYS.indexOf(name.toLowerCase()),
  );
  const time = timeIn(line);
  return time ? [...new Set(days)].map((day) => ({ day, ...time })) : [];
}

/** The first time of day in a line: a number by itself is none. */
function timeIn(line: string): Omit<WeeklyTime, 'day'> | null {
  for (const [, hours = '', minutes, half] of line.matchAll(TIME)) {
    if (minutes === undefined && half === undefined) continue;
    const isAfternoon = half?.toLowerCase().startsWith('p');
    const hour = half ? (Number(hours) % 12) + (isAfternoon ? 12 : 0) : Number(hours);
    const minute = Number(minutes ?? 0);
    if (hour < 24 && minute < 60) return { hour, minute };
  }
  return null;
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
