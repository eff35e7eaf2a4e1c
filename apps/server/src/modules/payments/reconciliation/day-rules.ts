import { instantAt, wallClock } from '@institute/contract/time/calendar';

/** From the beginning of yesterday to now, or one whole day (`2026-11-30`) of a time zone. */
export function dayBounds(
  now: Date,
  date: string | null,
  timeZone: string,
): { from: Date; to: Date } {
  if (date !== null) {
    const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
    const next = instantAt(timeZone, year, month, day + 1);
    return { from: instantAt(timeZone, year, month, day), to: new Date(next.getTime() - 1) };
  }
  const { year, month, day } = wallClock(now, timeZone);
  return { from: instantAt(timeZone, year, month, day - 1), to: now };
}
