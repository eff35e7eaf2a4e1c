import { type ReminderStage, WAKING } from '@institute/contract/meetings/reminders';
import { dateText, daysAfter, wallClock } from '@institute/contract/time/calendar';
import { HOUR_MS } from '@institute/contract/time/durations';

/** A meeting of somebody of which they may be reminded, and how they want to be. */
export interface Remindable {
  startsAt: Date;
  /** By whose clocks the person lives. */
  zone: string;
  /** At which hour of theirs they are reminded of the next day. */
  hour: number;
  /** At which stages they have been reminded of it at this hour. */
  told: readonly ReminderStage[];
}

/** Meetings that begin within so long after the first are told of with it, an hour before that one. */
const EVENING_MS = 4 * HOUR_MS;

/** How far ahead anybody is reminded of anything: to the end of the next day of theirs. */
export const REMIND_AHEAD_MS = 48 * HOUR_MS;

/** Whether it is night for somebody, when nobody is reminded. */
export function isQuiet(now: Date, zone: string): boolean {
  const { hour } = wallClock(now, zone);
  return hour < WAKING.from || hour >= WAKING.until;
}

/**
 * Of which meetings a person is reminded now, the first first: an hour before one begins, of it and of those that
 * follow in the same evening; else, from their hour on, of those of the next day.
 */
export function remindersDue<Line extends Remindable>(
  lines: readonly Line[],
  now: Date,
): { stage: ReminderStage; lines: Line[] } | null {
  const [any] = lines;
  if (!any || isQuiet(now, any.zone)) return null;
  const coming = lines
    .filter(({ startsAt }) => startsAt > now)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const left = (stage: ReminderStage) => coming.filter(({ told }) => !told.includes(stage));
  const inHour = left('hour');
  const [first] = inHour;
  if (first && first.startsAt.getTime() - now.getTime() <= HOUR_MS) {
    const until = first.startsAt.getTime() + EVENING_MS;
    return { stage: 'hour', lines: inHour.filter(({ startsAt }) => startsAt.getTime() <= until) };
  }
  const { zone, hour } = any;
  if (wallClock(now, zone).hour < hour) return null;
  const tomorrow = daysAfter(dateText(now, zone), 1);
  const nextDay = left('day').filter(({ startsAt }) => dateText(startsAt, zone) === tomorrow);
  return nextDay.length > 0 ? { stage: 'day', lines: nextDay } : null;
}
