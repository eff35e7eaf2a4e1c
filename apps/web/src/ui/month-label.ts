import { formatMonth } from './format.ts';

/** A month in words: `2026-11` is `November 2026`. */
export const monthLabel = (month: string): string =>
  formatMonth(new Date(`${month}-15T12:00:00Z`), 'UTC');
