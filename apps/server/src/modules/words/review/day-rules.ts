import { instantAt, startOfDay, wallClock } from '@institute/contract/time/calendar';

/** A day of practice begins at four: whoever reviews past midnight still has the day before. */
const NIGHT_MS = 4 * 60 * 60 * 1000;

const before = (instant: Date) => new Date(instant.getTime() - NIGHT_MS);
const after = (instant: Date) => new Date(instant.getTime() + NIGHT_MS);

/** First instant of the day of practice that holds `instant`. */
export function startOfPracticeDay(instant: Date, timeZone: string): Date {
  return after(startOfDay(before(instant), timeZone));
}

/** First instant of the day of practice after the one that holds `instant`. */
export function startOfNextPracticeDay(instant: Date, timeZone: string): Date {
  const { year, month, day } = wallClock(before(instant), timeZone);
  return after(instantAt(timeZone, year, month, day + 1));
}

/**
 * An instant as the scheduler counts: its days are those of UTC, so the wall clock of the institute
 * is told it as UTC's, with four o'clock as midnight.
 */
export function schedulerTime(instant: Date, timeZone: string): Date {
  const at = wallClock(before(instant), timeZone);
  return new Date(Date.UTC(at.year, at.month - 1, at.day, at.hour, at.minute, at.second));
}

/** The instant that {@link schedulerTime} gave this time for. */
export function fromSchedulerTime(time: Date, timeZone: string): Date {
  return after(
    instantAt(
      timeZone,
      time.getUTCFullYear(),
      time.getUTCMonth() + 1,
      time.getUTCDate(),
      time.getUTCHours(),
      time.getUTCMinutes(),
      time.getUTCSeconds(),
    ),
  );
}
