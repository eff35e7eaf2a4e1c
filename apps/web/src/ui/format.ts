const dateTimeFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `20 Nov 2026, 14:05`. */
export function formatDateTime(date: Date): string {
  return dateTimeFormat.format(date);
}

/** `1 lesson`, `3 lessons`. */
export function countOf(count: number, one: string, many: string = `${one}s`): string {
  return `${count.toLocaleString('en-NG')} ${count === 1 ? one : many}`;
}
