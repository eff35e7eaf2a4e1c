import { instantAt, wallClock } from './calendar.ts';

/** A week of the institute's calendar. */
export interface Week {
  /** Its first instant. */
  start: Date;
  /** Its seven days from Monday, as `YYYY-MM-DD`. */
  days: string[];
}

/** The week that holds `now`. */
export function weekOf(now: Date, timeZone: string): Week {
  const { year, month, day } = wallClock(now, timeZone);
  const sinceMonday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
  const monday = day - sinceMonday;
  return {
    start: instantAt(timeZone, year, month, monday),
    days: Array.from({ length: 7 }, (_, after) =>
      new Date(Date.UTC(year, month - 1, monday + after)).toISOString().slice(0, 10),
    ),
  };
}
