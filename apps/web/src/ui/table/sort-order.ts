import type { Column } from './column.ts';

/** A sort order as the wire and the address write it: `name`, or `-name` for descending. */
export interface SortOrder {
  id: string;
  desc: boolean;
}

/** Reads `-name`; null for an empty word. */
export function sortOrderOf(word: string): SortOrder | null {
  const id = word.replace(/^-/, '');
  return id === '' ? null : { id, desc: word.startsWith('-') };
}

/** Writes a sort order. */
export function sortWord({ id, desc }: SortOrder): string {
  return `${desc ? '-' : ''}${id}`;
}

/** The order that a press on a column's head asks for: its first order, then the other way round. */
export function orderAfterPress(
  { id, firstSort = 'asc' }: Pick<Column<never>, 'id' | 'firstSort'>,
  order: SortOrder | null,
): SortOrder {
  return { id, desc: order?.id === id ? !order.desc : firstSort === 'desc' };
}
