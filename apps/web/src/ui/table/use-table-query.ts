import { useListQuery } from '../use-list-query.ts';

/** Rows of a page of the administrator's lists (admin specification, section 9). */
export const TABLE_PAGE_SIZE = 10;

/** State of a list on the server, kept in the address, so that Back, reload and a shared link keep it. */
export interface TableQuery {
  page: number;
  perPage: number;
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
}

/**
 * The state of a {@link DataTable}. `sort` is the order in force when the address names none;
 * `filters` are the names of the list's own filters.
 */
export function useTableQuery({
  sort: usual = '',
  perPage = TABLE_PAGE_SIZE,
  filters = [],
}: {
  sort?: string;
  perPage?: number;
  filters?: readonly string[];
} = {}): TableQuery {
  const { query, page, change, refine, turnTo } = useListQuery();
  const sort = query.get('sort') ?? usual;
  const search = query.get('search') ?? '';
  const filter = (name: string) => query.get(name) ?? '';
  return {
    page,
    perPage,
    sort,
    search,
    filter,
    setFilter: (name, value) => change({ [name]: value }),
    setSort: (next) => change({ sort: next === usual ? null : next }),
    setSearch: (words) => refine({ search: words }),
    turnTo,
    clear: () => change(Object.fromEntries(['search', ...filters].map((name) => [name, null]))),
    correctPage: (last) => refine({ page: last }),
    isNarrowed: search !== '' || filters.some((name) => filter(name) !== ''),
  };
}
