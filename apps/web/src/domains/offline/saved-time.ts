import { dateFormat } from '@institute/contract/text/formats';
import { formatDateTime } from '../../ui/format.ts';

const WEEK_MS = 6 * 24 * 60 * 60 * 1000;
const dayAndTime = { weekday: 'long', hour: '2-digit', minute: '2-digit' } as const;

/** When a copy came, as people speak of it: `Tuesday 14:05`, with the date once that is a week ago. */
export function savedTime(at: number, now: number = Date.now()): string {
  const date = new Date(at);
  if (now - at >= WEEK_MS) return formatDateTime(date);
  return dateFormat(dayAndTime).format(date);
}
