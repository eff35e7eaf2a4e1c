import { language } from '@institute/contract/language';
import type { TableList } from './rows.ts';
import { sortOrderOf } from './sort-order.ts';
import type { TableQuery } from './use-table-query.ts';

/** How a list that the browser holds whole is ordered and searched. */
interface LocalRules<Row> {
  /** What each sortable column compares, by its id: numbers, or words in the order of the alphabet. */
  compare: Readonly<Record<string, (row: Row) => number | string>>;
  /** Whether a row matches what was searched for; fold both sides (`foldArabic`). */
  matches?: (row: Row, search: string) => boolean;
}

const words = new Intl.Collator([language.locale, 'ar'], { sensitivity: 'base', numeric: true });

/**
 * A {@link TableList} out of a whole list, for those that stay short (classes, a class's lessons):
 * searched, sorted and cut in the browser by the same table and address as lists on the server.
 */
export function localList<Row>(
  whole: Omit<TableList<Row>, 'data'> & { data: readonly Row[] | undefined },
  state: TableQuery,
  { compare, matches }: LocalRules<Row>,
): TableList<Row> {
  if (!whole.data) return { ...whole, data: undefined };
  const { data, ...rest } = whole;
  const found =
    matches && state.search ? data.filter((row) => matches(row, state.search)) : [...data];
  const order = sortOrderOf(state.sort);
  const value = order && compare[order.id];
  if (value) {
    const sign = order.desc ? -1 : 1;
    found.sort((a, b) => sign * compareValues(value(a), value(b)));
  }
  const start = (state.page - 1) * state.perPage;
  return {
    ...rest,
    data: { rows: found.slice(start, start + state.perPage), total: found.length },
  };
}

function compareValues(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : words.compare(String(a), String(b));
}
