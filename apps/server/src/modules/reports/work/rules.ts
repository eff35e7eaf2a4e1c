import { instantAt, wallClock } from '@institute/contract/time/calendar';
import { DAY_MS } from '@institute/contract/time/durations';
import { utcDay } from '../rules.ts';

/** How far the office looks back, and ahead, in days. */
const reach = { comments: 30, mails: 14, payments: 7, subscriptions: 7, finished: 30 } as const;

/** The spans of time in which the office's work is looked for at `now`. */
export function spansAt(now: Date) {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return {
    commentsSince: ago(reach.comments),
    mailsSince: ago(reach.mails),
    paymentsSince: ago(reach.payments),
    finishedSince: ago(reach.finished),
    subscriptions: { from: now, until: ago(-reach.subscriptions) },
    /** Days by whose end an exam was handed in: any, and more than three and seven days ago. */
    examDays: [utcDay(ago(-1)), utcDay(ago(4)), utcDay(ago(8))],
  };
}

/** Lessons that a first class is opened with. */
export const FIRST_LESSONS = 3;

/** The first instants of last month, of the present one and of the next, in the institute's calendar. */
export function monthBounds(now: Date, timeZone: string): Date[] {
  const { year, month } = wallClock(now, timeZone);
  return [-1, 0, 1].map((step) => instantAt(timeZone, year, month + step));
}

/** The last day (UTC) before a month that begins at `start`, at whose edge days are the nearest. */
export function dayBefore(start: Date): string {
  return utcDay(new Date((Math.round(start.getTime() / DAY_MS) - 1) * DAY_MS));
}
