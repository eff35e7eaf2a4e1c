import { WHOLE_TIME } from '@institute/contract/exams/grade-period';
import { MOST_MONTHS } from '@institute/contract/exams/grades';
import { instantAt, wallClock } from '@institute/contract/time/calendar';

/** Between which moments a time lies; null for no bound. */
export interface Span {
  from: Date | null;
  until: Date | null;
}

/** The moments between which a month lies by the clocks of the institute; all of the time has no bounds. */
export function spanOfPeriod(period: string, timeZone: string): Span {
  if (period === WHOLE_TIME) return { from: null, until: null };
  const [year = 0, month = 0] = period.split('-').map(Number);
  return { from: instantAt(timeZone, year, month), until: instantAt(timeZone, year, month + 1) };
}

/** The months from one moment to another, the last first, as many as can be chosen. */
export function monthsBetween(from: Date, until: Date, timeZone: string): string[] {
  const first = wallClock(from, timeZone);
  const last = wallClock(until, timeZone);
  const count = (last.year - first.year) * 12 + last.month - first.month + 1;
  const length = Math.min(Math.max(count, 1), MOST_MONTHS);
  return Array.from({ length }, (_, back) =>
    new Date(Date.UTC(last.year, last.month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}
