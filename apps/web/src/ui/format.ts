import { language } from '@institute/contract/language';
import { dateFormat } from '@institute/contract/text/formats';

/** A date as the language sets it; English has three letters for a month, where Intl writes `Sept`. */
export function formatBy(date: Date, options: Intl.DateTimeFormatOptions): string {
  const text = dateFormat(options).format(date);
  return language.code === 'en' ? text.replace(/\bSept\b/, 'Sep') : text;
}

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit' } as const;

/** `20 Nov 2026`, in the reader's time zone or in `timeZone`. */
export function formatDate(date: Date, timeZone?: string): string {
  return formatBy(date, { ...day, timeZone });
}

/** A day of the calendar, `2026-11-30`, which is the same day everywhere: `30 Nov 2026`. */
export const formatDay = (day: string): string => formatDate(new Date(`${day}T12:00:00Z`), 'UTC');

/** `20 Nov 2026, 14:05`, in the reader's time zone or in `timeZone`. */
export function formatDateTime(date: Date, timeZone?: string): string {
  return formatBy(date, { ...day, ...time, timeZone });
}

/** `14:05`, in the reader's time zone or in `timeZone`. */
export function formatTime(date: Date, timeZone?: string): string {
  return dateFormat({ ...time, timeZone }).format(date);
}

/** `November 2026`, in the reader's time zone or in `timeZone`. */
export function formatMonth(date: Date, timeZone?: string): string {
  return dateFormat({ month: 'long', year: 'numeric', timeZone }).format(date);
}

/** `Nov 26`, or `Nov` alone: a month where room is short. */
export function formatShortMonth(
  date: Date,
  { timeZone, withYear }: { timeZone: string; withYear: boolean },
): string {
  return formatBy(date, { month: 'short', timeZone, ...(withYear && { year: '2-digit' }) });
}

const compact = new Intl.NumberFormat(language.locale, {
  notation: 'compact',
  maximumFractionDigits: 1,
});

const rough = new Intl.NumberFormat(language.locale, {
  notation: 'compact',
  maximumSignificantDigits: 2,
});

const whole = new Intl.NumberFormat(language.locale, { maximumFractionDigits: 0 });

/** A number where there is room for four characters at the most: `13K`; small ones as they are. */
export function formatRough(value: number): string {
  return (Math.abs(value) < 999.5 ? whole : rough).format(value);
}

/** A number where room is short: `12.5K`. */
export function formatCompact(value: number): string {
  return compact.format(value);
}
