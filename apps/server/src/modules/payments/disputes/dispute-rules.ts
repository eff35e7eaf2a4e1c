import { instantAt, wallClock } from '@institute/contract/time/calendar';
import { HOUR_MS, MINUTE_MS } from '@institute/contract/time/durations';

/** How long the institute has for an answer, in business hours: after that the provider takes it as accepted. */
export const BUSINESS_HOURS = 16;
/** Business hours, Monday to Friday by the institute's clock (ours-216). */
export const WORK = { from: 9, until: 17 } as const;

/** When a look is repeated that was cut off. */
export const AGAIN_MS = 2 * MINUTE_MS;
/** How often the provider is asked about one that is open. */
export const LOOK_MS = HOUR_MS;

/** The moment at which so many business hours are over. */
export function afterBusinessHours(from: Date, hours: number, timeZone: string): Date {
  let left = hours * HOUR_MS;
  let { year, month, day } = wallClock(from, timeZone);
  for (;;) {
    const opens = instantAt(timeZone, year, month, day, WORK.from);
    const closes = instantAt(timeZone, year, month, day, WORK.until);
    const begins = new Date(Math.max(opens.getTime(), from.getTime()));
    const time = isWorkday(year, month, day) ? Math.max(0, closes.getTime() - begins.getTime()) : 0;
    if (time >= left) return new Date(begins.getTime() + left);
    left -= time;
    ({ year, month, day } = nextDay(year, month, day));
  }
}

function isWorkday(year: number, month: number, day: number): boolean {
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return weekday >= 1 && weekday <= 5;
}

function nextDay(year: number, month: number, day: number) {
  const next = new Date(Date.UTC(year, month - 1, day + 1));
  return { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() };
}
