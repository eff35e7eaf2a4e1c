const styles = {
  /** November 2026 */
  long: { month: 'long', year: 'numeric' },
  /** Nov */
  short: { month: 'short' },
} as const;

/** The name of a month, 2026-11. */
export function monthName(month: string, style: keyof typeof styles): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: 'UTC', ...styles[style] });
  return format.format(new Date(`${month}-15T00:00:00Z`));
}
