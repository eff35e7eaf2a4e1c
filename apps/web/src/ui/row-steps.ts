import { useEffect } from 'react';

/** Goes so many rows on. */
type Step = (by: 1 | -1) => void;

/** The way of the page in view, where its rows are not those of a table; the last page to say so has it. */
const ways: Step[] = [];

/** Says how J and K go from one to the next on this page. */
export function useRowSteps(step: Step): void {
  useEffect(() => {
    ways.push(step);
    return () => {
      ways.splice(ways.indexOf(step), 1);
    };
  });
}

/** The row that has the focus, or in which something has it. */
export const rowInFocus = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>('[data-row]') ?? null;

/** Goes to the next row or the one before: by the way of the page, or by the rows of its tables. */
export function stepRows(by: 1 | -1): void {
  const way = ways.at(-1);
  if (way) {
    way(by);
    return;
  }
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const now = rowInFocus();
  const at = now ? rows.indexOf(now) : -1;
  const next = rows[at < 0 ? 0 : at + by];
  const opener = next?.querySelector<HTMLElement>('[data-opens-row]') ?? next;
  opener?.focus();
  next?.scrollIntoView?.({ block: 'nearest' });
}
