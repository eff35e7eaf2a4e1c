import { dateText, instantAt, wallClock } from './calendar.ts';

/* Days with their hour as the pickers of browsers hold them, on the institute's clock. */

/** `YYYY-MM-DDTHH:MM` of `instant`, as pickers of the browser hold it. */
export function clockText(instant: Date, timeZone: string): string {
  const { hour, minute } = wallClock(instant, timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${dateText(instant, timeZone)}T${two(hour)}:${two(minute)}`;
}

/** The instant that a {@link clockText} stands for; null when it is none. */
export function instantOf(clock: string, timeZone: string): Date | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(clock)?.slice(1).map(Number);
  const [year, month, day, hour, minute] = parts ?? [];
  if (year === undefined || month === undefined) return null;
  return instantAt(timeZone, year, month, day, hour, minute);
}
