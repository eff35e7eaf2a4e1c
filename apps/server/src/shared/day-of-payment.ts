import { dateText, daysAfter, isCalendarDay } from '@institute/contract/time/calendar';

/** Days before today on which money may have come: a year that is being caught up with. */
const DAYS_BACK = 3 * 366;

/** Whether money can have come on a day: not after today in the institute, nor years ago. */
export function isDayOfPayment(day: string, now: Date, timeZone: string): boolean {
  const today = dateText(now, timeZone);
  return isCalendarDay(day) && day <= today && day >= daysAfter(today, -DAYS_BACK);
}
