import { asc, type Column, desc } from 'drizzle-orm';

/** What a list may be sorted by, as the wire names it; `-name` from its end. */
type Columns = Readonly<Record<string, Column>>;

const nameOf = (sort: string) => sort.replace(/^-/, '');

/** Whether a list of these columns can be sorted this way. */
export function isOrderOf(columns: Columns, sort: string): boolean {
  return Object.hasOwn(columns, nameOf(sort));
}

/** The column a list is sorted by, and its direction. */
export function orderOf<Name extends string>(columns: Record<Name, Column>, sort: string) {
  const column: Column = columns[nameOf(sort) as Name];
  return { column, direction: sort.startsWith('-') ? desc : asc };
}
