import { dateOfUnix } from '../../ui/format.ts';

/** `November 2026`, or `Nov 26` where room is short. */
export function monthName(startDate: number, timeZone: string, style: 'long' | 'short'): string {
  const at = dateOfUnix(startDate);
  if (!at) return '';
  const year = style === 'long' ? 'numeric' : '2-digit';
  return new Intl.DateTimeFormat('en-GB', { timeZone, month: style, year }).format(at);
}
