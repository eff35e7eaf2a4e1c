import { useListQuery } from '../use-list-query.ts';
import { type PageSize, pageSizeOf, useListChoices } from './list-choices.ts';

/** Rows of a page, in the address; without it the person's choice holds, or the specification's ten. */
const ROWS = 'rows';

/** State of a list on the server, kept in the address, so that Back, reload and a shared link keep it. */
export interface TableQuery {
  page: number;
  perPage: number;
  /** Chooses how many rows a page has, here and in the other lists, from the first page on. */
  setPerPage: (perPage: PageSize) => void;
  /** `name` or `-name`; the list's own order when empty. */
  sort: string;
  search: string;
  /** A filter of the list's own by its name in the address; empty when it is not set. */
  filter: (name: string) => string;
  setFilter: (name: string, value: string) => void;
  setSort: (sort: string) => void;
  setSearch: (search: string) => void;
  turnTo: (page: number) => void;
  /** Takes search and filters away at once. */
  clear: () => void;
  /** Corrects a page past the end without leaving a step in the history. */
  correctPage: (page: number) => void;
  /** Whether search or filters are narrowing the list. */
  isNarrowed: boolean;
  /** The names in the address by which the list is searched, ordered and filtered. */
  names: readonly string[];
  /** How many of the list's own filters are set. */
  filtersSet: number;
}

/**
 * The state of a {@link DataTable}. `sort` is the order in force when the address names none;
 * `filters` are the names of the list's own filters. With `perPage` no size is chosen.
 */
export function useTableQuery({
  sort: usual = '',
  perPage: fixed,
  filters = [],
}: {
  sort?: string;
  perPage?: number;
  filters?: readonly string[];
} = {}): TableQuery {
  const { query, page, change, refine, turnTo } = useListQuery();
  const [choices, keep] = useListChoices();
  const sort = query.get('sort') ?? usual;
  const search = query.get('search') ?? '';
  const filter = (name: string) => query.get(name) ?? '';
  const filtersSet = filters.filter((name) => filter(name) !== '').length;
  return {
    page,
    perPage: fixed ?? pageSizeOf(query.get(ROWS)) ?? choices.perPage,
    setPerPage: (rows) => {
      keep({ perPage: rows });
      change({ [ROWS]: rows === 10 ? null : rows });
    },
    sort,
    search,
    filter,
    setFilter: (name, value) => change({ [name]: value }),
    setSort: (next) => change({ sort: next === usual ? null : next }),
    setSearch: (words) => refine({ search: words }),
    turnTo,
    clear: () => change(Object.fromEntries(['search', ...filters].map((name) => [name, null]))),
    correctPage: (last) => refine({ page: last }),
    isNarrowed: search !== '' || filtersSet > 0,
    filtersSet,
    names: ['search', 'sort', ...filters],
  };
}
