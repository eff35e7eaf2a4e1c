/**
 * Stands in, in what we ship, for the query package's fetching of endless lists (see build/lighter.ts):
 * every list of ours has pages, and every query would carry it.
 */
export function infiniteQueryBehavior(): never {
  throw new Error('Endless lists are left out of the build: see build/lighter.ts');
}
