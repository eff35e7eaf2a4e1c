import { useSettings } from './api.ts';
import { DEFAULT_TIME_ZONE } from './model.ts';

/** The time zone in which days, months and closing dates are meant and shown. */
export function useTimeZone(): string {
  return useSettings().data?.timeZone ?? DEFAULT_TIME_ZONE;
}
