import type { Invoice } from '@institute/contract/invoices/invoices';
import { DAY_MS } from '@institute/contract/time/durations';
import { text } from './text.ts';

/** A day of the calendar as a moment: its noon is the same day everywhere. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** By how many days something is over its day; zero on it, less before it. */
export const daysOver = (dueOn: string, today: string): number =>
  Math.round((noonOf(today).getTime() - noonOf(dueOn).getTime()) / DAY_MS);

/** What something is for: a month, or with its part where it is one of several. */
export const whatOf = ({
  title,
  part,
  parts,
  isMonth,
}: Pick<Invoice, 'title' | 'part' | 'parts' | 'isMonth'>): string => {
  if (isMonth) return text.monthOf(title);
  return parts > 1 ? text.partOf(title, part, parts) : title;
};

/** Whether anything is left to be paid. */
export const isOwed = ({ restKobo }: Pick<Invoice, 'restKobo'>): boolean => restKobo > 0;
