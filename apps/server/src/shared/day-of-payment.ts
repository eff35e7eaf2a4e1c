import { dateText } from '@institute/contract/time/calendar';

/** Days before today on which money may have come: a year that is being caught up with. */
const DAYS_BACK = 3 * 366;

/** Whether money can have come on a day: not after today in the institute, nor years ago. */
export function isDayOfPayment(day: string, now: Date, timeZone: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day) return false;
  const today = dateText(now, timeZone);
  const first = new Date(now.getTime() - DAYS_BACK * 86_400_000).toISOString().slice(0, 10);
  return day <= today && day >= first;
}
