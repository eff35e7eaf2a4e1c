/** `November 2026`, or `Nov 26` where room is short. */
export function monthName(start: Date, timeZone: string, style: 'long' | 'short'): string {
  const year = style === 'long' ? 'numeric' : '2-digit';
  return new Intl.DateTimeFormat('en-GB', { timeZone, month: style, year }).format(start);
}
