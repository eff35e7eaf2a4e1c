import { dateText } from '@institute/contract/time/calendar';
import { serverDate } from '../../platform/server-clock.ts';
import { useSettings } from './api.ts';
import { DEFAULT_TIME_ZONE } from './model.ts';

/** The time zone in which days, months and closing dates are meant and shown. */
export function useTimeZone(): string {
  return useSettings().data?.timeZone ?? DEFAULT_TIME_ZONE;
}

/** Today in the institute, `2026-11-30`. */
export const useToday = (): string => dateText(serverDate(), useTimeZone());
