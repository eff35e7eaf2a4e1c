const styles = {
  /** November 2026 */
  long: { locale: 'en-GB', month: 'long', year: 'numeric' },
  /** Nov 26 */
  short: { locale: 'en-GB', month: 'short', year: '2-digit' },
  /** Nov */
  bare: { locale: 'en', month: 'short' },
} as const;

/** The name of the month in which an instant lies. */
export function monthName(at: Date, timeZone: string, style: keyof typeof styles): string {
  const { locale, ...parts } = styles[style];
  return new Intl.DateTimeFormat(locale, { timeZone, ...parts }).format(at);
}
