import { dateText } from '@institute/contract/time/calendar';
import type { Week } from '@institute/contract/time/week';

/** The days of a week, and whether something was studied on each. */
export function studiedDays({ start, days }: Week, studied: readonly Date[], timeZone: string) {
  const dates = new Set(studied.filter((at) => at >= start).map((at) => dateText(at, timeZone)));
  return days.map((day) => ({ day, isStudied: dates.has(day) }));
}
