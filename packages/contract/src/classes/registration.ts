import { dateText, endOfDate } from '../time/calendar.ts';

/**
 * When registration for a class closes. `regclosedate` is 'YYYY-MM-DD' (open to the end of that
 * day in the institute's time zone), unix seconds, or '' / '0' for no deadline; null means never.
 */
export function closingInstant(regclosedate: string, timeZone: string): Date | null {
  const text = regclosedate.trim();
  if (text === '' || text === '0') return null;
  if (text.includes('-')) return endOfDate(text, timeZone);
  return new Date(Number(text) * 1000);
}

/** The wire spelling of a closing instant: a date when it is the end of a day, unix seconds otherwise. */
export function closingText(closesAt: Date | null, timeZone: string): string {
  if (!closesAt) return '0';
  const date = dateText(new Date(closesAt.getTime() - 1000), timeZone);
  const endsDay = endOfDate(date, timeZone)?.getTime() === closesAt.getTime();
  return endsDay ? date : String(Math.floor(closesAt.getTime() / 1000));
}

/** Whether registration has ended at `now` (student §2: closed classes). */
export function isRegistrationClosed(regclosedate: string, now: Date, timeZone: string): boolean {
  const closes = closingInstant(regclosedate, timeZone);
  return closes !== null && closes.getTime() <= now.getTime();
}
