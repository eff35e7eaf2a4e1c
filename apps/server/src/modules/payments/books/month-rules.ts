import { dateText, daysAfter, endOfDate, instantAt } from '@institute/contract/time/calendar';

/** The end of a stretch of days in the institute: the day after it, and the instant at which that begins. */
interface DayEnd {
  nextDay: string;
  endedAt: Date;
}

/** The end of a day. */
export function endOfDay(day: string, timeZone: string): DayEnd {
  const endedAt = endOfDate(day, timeZone);
  if (!endedAt) throw new RangeError(`not a day: ${day}`);
  return { nextDay: daysAfter(day, 1), endedAt };
}

/** The month before or after some of them: `monthAfter('2026-11', 2)` is `2027-01`. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The end of a month. */
export function endOfMonth(month: string, timeZone: string): DayEnd {
  const next = monthAfter(month, 1);
  const [year = 0, number = 1] = next.split('-').map(Number);
  return { nextDay: `${next}-01`, endedAt: instantAt(timeZone, year, number) };
}

/** The month in which the institute is. */
export const monthAt = (now: Date, timeZone: string): string => dateText(now, timeZone).slice(0, 7);

/** Months from the first to the last, newest first; at most so many. */
export function monthsBack(first: string, last: string, most: number): string[] {
  const found: string[] = [];
  for (let month = last; month >= first && found.length < most; month = monthAfter(month, -1)) {
    found.push(month);
  }
  return found;
}
