import { useSettings } from './api.ts';

/** The institute's time zone until the settings have arrived (rulings, classes and enrolment). */
const DEFAULT_TIME_ZONE = 'Africa/Lagos';

/** The time zone in which days, months and closing dates are meant and shown. */
export function useTimeZone(): string {
  return useSettings().data?.timezone || DEFAULT_TIME_ZONE;
}
