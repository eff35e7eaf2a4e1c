import { instantAt, wallClock } from '@institute/contract/rules/calendar';

const DAY_MS = 86_400_000;

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
    examDays: [dayOf(ago(-1)), dayOf(ago(4)), dayOf(ago(8))],
  };
}

/** Lessons that a first class is opened with. */
export const FIRST_LESSONS = 3;

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The first instants of last month, of the present one and of the next, in the institute's calendar. */
export function monthBounds(now: Date, timeZone: string): Date[] {
  const { year, month } = wallClock(now, timeZone);
  return [-1, 0, 1].map((step) => instantAt(timeZone, year, month + step));
}

/** The last day (UTC) before a month that begins at `start`, at whose edge days are the nearest. */
export function dayBefore(start: Date): string {
  return dayOf(new Date((Math.round(start.getTime() / DAY_MS) - 1) * DAY_MS));
}
