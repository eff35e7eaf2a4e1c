import { dateFormat } from '@institute/contract/text/formats';
import { byServer, serverNow } from '../../platform/server-clock.ts';
import { formatDateTime } from '../../ui/format.ts';

const WEEK_MS = 6 * 24 * 60 * 60 * 1000;
const dayAndTime = { weekday: 'long', hour: '2-digit', minute: '2-digit' } as const;

/** When a copy came, by the clock of the device that noted it, as people speak of it: `Tuesday 14:05`, with the date once that is a week ago. */
export function savedTime(at: number, now: number = serverNow()): string {
  const came = byServer(at);
  const date = new Date(came);
  if (now - came >= WEEK_MS) return formatDateTime(date);
  return dateFormat(dayAndTime).format(date);
}
