import { dateText, instantAt, wallClock } from '@institute/contract/time/calendar';

/** A week of the institute's calendar. */
export interface Week {
  /** The Monday on which it begins, `2026-11-23`. */
  name: string;
  from: Date;
  /** The first instant after it. */
  to: Date;
}

/** The last week that is over at `now`, from Monday to Sunday. */
export function lastWeek(now: Date, timeZone: string): Week {
  const { year, month, day } = wallClock(now, timeZone);
  const sinceMonday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
  const monday = day - sinceMonday;
  const from = instantAt(timeZone, year, month, monday - 7);
  return { name: dateText(from, timeZone), from, to: instantAt(timeZone, year, month, monday) };
}
