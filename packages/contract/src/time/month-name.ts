const names = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/** A month from 1 to 12 by the name that it has on the wire: `November`. */
export const monthName = (month: number) => names.format(new Date(Date.UTC(2000, month - 1, 15)));
