/** What a change to a list's state may set; empty and null leave the address again. */
export type QueryChanges = Readonly<Record<string, string | number | null>>;

/**
 * The address query after some changes. Changing anything but the page goes back to the first
 * page, which is not written out.
 */
export function changedQuery(current: URLSearchParams, changes: QueryChanges): URLSearchParams {
  const next = new URLSearchParams(current);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    const isDefault = value === null || value === '' || (name === 'page' && Number(value) <= 1);
    if (isDefault) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** The page number in an address query: a whole number from 1; 1 for anything else. */
export function pageIn(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** How the lists of this visit were left: their address queries by their paths. */
const left = new Map<string, string>();

/** Notes how a list stands, for the way back to it. */
export function noteList(path: string, query: URLSearchParams): void {
  left.set(path, query.toString());
}

/** The address of a list as it was left: with its search, filters and page. */
export function listAsLeft(path: string): string {
  const query = left.get(path);
  return query ? `${path}?${query}` : path;
}

/** One page of a list cut in the browser. A page past the end gives the last one. */
export interface Slice<Item> {
  items: readonly Item[];
  page: number;
  pageCount: number;
}

/** Cuts page `page` (from 1) out of `all`. */
export function slicePage<Item>(all: readonly Item[], page: number, perPage: number): Slice<Item> {
  const pageCount = Math.max(1, Math.ceil(all.length / perPage));
  const shown = Math.min(Math.max(1, page), pageCount);
  return { items: all.slice((shown - 1) * perPage, shown * perPage), page: shown, pageCount };
}
