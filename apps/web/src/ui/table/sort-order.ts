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

/** Writes a sort order; empty for none. */
export function sortWord(order: SortOrder | null | undefined): string {
  return order ? `${order.desc ? '-' : ''}${order.id}` : '';
}
