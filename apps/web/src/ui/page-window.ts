/** A page number, or a gap to be drawn as an ellipsis. */
export type PageItem = number | 'gap-start' | 'gap-end';

/** The numbers to show: first, last and the neighbours of the page in view, with gaps between. */
export function pageWindow(page: number, pageCount: number): PageItem[] {
  if (pageCount <= 5) return Array.from({ length: pageCount }, (_, index) => index + 1);
  const from = Math.max(2, Math.min(page - 1, pageCount - 3));
  const to = Math.min(pageCount - 1, Math.max(page + 1, 4));
  const items: PageItem[] = [1];
  if (from > 2) items.push('gap-start');
  for (let number = from; number <= to; number += 1) items.push(number);
  if (to < pageCount - 1) items.push('gap-end');
  items.push(pageCount);
  return items;
}
