import type { Block } from '@institute/contract/lessons/blocks';
import { daysAfter, endOfDate, instantAt, wallClock } from '@institute/contract/time/calendar';
import { DAY_MS } from '@institute/contract/time/durations';

/** How the dates of a class are to be moved for its copy; nothing of it leaves them. */
export interface DateMove {
  weeks: number | undefined;
  /** The day on which the first lesson that has a date opens, or else on which the first weekly time begins. */
  beginsOn: string | undefined;
}

/** The number of a day, of which each next one is one more. */
const dayNumber = (instant: Date, timeZone: string) => {
  const { year, month, day } = wallClock(instant, timeZone);
  return Date.UTC(year, month - 1, day) / DAY_MS;
};

/** The last moment of a day, `2026-11-30`; null for one that no calendar has. */
export function lastMomentOf(day: string, timeZone: string): Date | null {
  const after = endOfDate(day, timeZone);
  return after && new Date(after.getTime() - 1);
}

/** By how many days of the calendar some dates are moved. */
export function daysOfMove(
  { weeks, beginsOn }: DateMove,
  dates: readonly Date[],
  timeZone: string,
): number {
  const begin = beginsOn === undefined ? null : lastMomentOf(beginsOn, timeZone);
  if (!begin) return (weeks ?? 0) * 7;
  if (dates.length === 0) return 0;
  const first = Math.min(...dates.map((date) => dayNumber(date, timeZone)));
  return dayNumber(begin, timeZone) - first;
}

/** The same time of day so many days of the calendar later, whatever the clocks did in between. */
export function movedByDays(instant: Date, days: number, timeZone: string): Date {
  const { year, month, day, hour, minute, second } = wallClock(instant, timeZone);
  return instantAt(timeZone, year, month, day + days, hour, minute, second);
}

/** Blocks whose homework is due as many days later. */
export const withDuesMoved = (blocks: readonly Block[], days: number): Block[] =>
  blocks.map((block) =>
    block.kind === 'homework' && block.task.dueOn !== undefined
      ? { ...block, task: { ...block.task, dueOn: daysAfter(block.task.dueOn, days) } }
      : block,
  );
