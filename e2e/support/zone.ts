import { dateText, daysAfter } from '@institute/contract/time/calendar';

/** Where the institute is. */
const HOME = 'Africa/Lagos';
/** Twelve hours behind it. */
const AWAY = 'Pacific/Pago_Pago';

/** The hours at home in which a journey, or one begun an hour later, might see two days. */
const isNearMidnight = (hour: number) => hour >= 20 || hour < 2;

/** A zone in which no journey sees midnight, which ends days, weeks and months: home, or where it is noon. */
export function zoneAt(now: Date): string {
  const shown = now.toLocaleString('en', { timeZone: HOME, hour: 'numeric', hourCycle: 'h23' });
  return isNearMidnight(Number(shown)) ? AWAY : HOME;
}

/** That of the institute and the browsers of this run: workers begin with the environment of the first. */
process.env.JOURNEYS_ZONE ??= zoneAt(new Date());
export const zone = process.env.JOURNEYS_ZONE;

/** The institute's day so many days from today, `2026-11-30`: in the world it may be another. */
export const dayIn = (days = 0): string => daysAfter(dateText(new Date(), zone), days);
