import { instantAt, wallClock } from '@institute/contract/time/calendar';
import { DAY_MS } from '@institute/contract/time/durations';

/** Months of the report: the present one and the eleven before, so that no name stands for two. */
const MONTHS = 12;

/** A month of the institute's calendar. */
export interface Month {
  /** `2026-11`. */
  key: string;
  /** Its first instant, and the first one after it. */
  from: Date;
  to: Date;
}

/** The months of the report at `now`, oldest first. */
export function reportMonths(now: Date, timeZone: string): Month[] {
  const { year, month } = wallClock(now, timeZone);
  return Array.from({ length: MONTHS }, (_, index) => {
    const ordinal = month - (MONTHS - 1) + index;
    const from = instantAt(timeZone, year, ordinal);
    const at = wallClock(from, timeZone);
    return {
      key: `${at.year}-${String(at.month).padStart(2, '0')}`,
      from,
      to: instantAt(timeZone, year, ordinal + 1),
    };
  });
}

/** How long after a month's end its last transactions may still be on their way. */
const SETTLED_AFTER_MS = 3_600_000;

/** Whether nothing can be added to a month any more: enrolments and transfers carry their own time. */
export function isOver({ to }: Month, now: Date): boolean {
  return now.getTime() >= to.getTime() + SETTLED_AFTER_MS;
}

/** The day (UTC) of an instant: `2026-11-26`. */
export const utcDay = (instant: Date): string => instant.toISOString().slice(0, 10);

/** Where the first whole day (UTC) between two instants begins, and where the last one ends. */
export function wholeDays(from: Date, to: Date): { first: Date; last: Date } {
  return {
    first: new Date(Math.ceil(from.getTime() / DAY_MS) * DAY_MS),
    last: new Date(Math.floor(to.getTime() / DAY_MS) * DAY_MS),
  };
}
