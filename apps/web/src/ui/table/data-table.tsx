import { formatNumber } from '@institute/contract/language';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../button.tsx';
import { cardClass } from '../card.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { Pagination } from '../pagination.tsx';
import { Sentence } from '../sentence.tsx';
import { TypedSearch } from '../typed-search.tsx';
import { useMedia } from '../use-media.ts';
import { RowCards, RowCardsSkeleton } from './row-cards.tsx';
import type { RowsProps, TableList } from './rows.ts';
import { SortSelect } from './sort-select.tsx';
import { text } from './text.ts';
import type { TableQuery } from './use-table-query.ts';
import { WideTable, WideTableSkeleton } from './wide-table.tsx';

interface DataTableProps<Row> extends Omit<RowsProps<Row>, 'rows' | 'waiting'> {
  list: TableList<Row>;
  state: TableQuery;
  /**
   * What the search box says, "Search by name, e-mail or phone"; without it there is no box, nor
   * while there is nothing at all.
   */
  searchLabel?: string;
  /** Filters beside the search box, and as little there while there is nothing at all. */
  filters?: ReactNode;
  /** Buttons beside the search box. */
  tools?: ReactNode;
  /** What can be done with the rows that are ticked, above them. */
  chosen?: ReactNode;
  /** What could not be loaded: "The students could not be loaded." */
  failed: string;
  /** Shown when there is nothing at all. */
  empty: ReactNode;
  /** The title when search or filters leave nothing; `empty` also stands here without it. */
  noMatch?: string;
}

/** From this width on there is room for a table; below it rows become a list of labelled lines. */
const WIDE = '(min-width: 48rem)';

/**
 * A list that pages, sorts and searches on the server. Its state is in the address
 * (`useTableQuery`), its rows come from a query (`usePaged`, or `localList` for short lists).
 * Loading, empty and failed states are its own and keep its size.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { list, state, searchLabel, filters, tools, chosen, failed, empty, noMatch, ...rows } =
    props;
  const isWide = useMedia(WIDE);
  const pageCount = Math.max(1, Math.ceil((list.data?.total ?? 0) / state.perPage));

  // An address from when there were more pages: show the last one there is.
  const isPastEnd = list.data !== undefined && !list.isPlaceholderData && state.page > pageCount;
  useEffect(() => {
    if (isPastEnd) state.correctPage(pageCount);
  });

  const Rows = isWide ? WideTable : RowCards;
  const Placeholder = isWide ? WideTableSkeleton : RowCardsSkeleton;
  // In a list that holds nothing at all there is nothing to find and nothing to sort.
  const isEmpty = list.data?.total === 0 && !list.isPlaceholderData && !state.isNarrowed;
  const isSearched = searchLabel !== undefined && !isEmpty;
  const isSorted = !isWide && !isEmpty && rows.columns.some((column) => column.sortable);
  return (
    <section aria-label={rows.label} className={cardClass}>
      {(isSearched || (filters && !isEmpty) || tools || isSorted) && (
        <div className="flex flex-wrap items-end gap-3 border-line border-b p-3 sm:p-4">
          {isSearched && (
            <TypedSearch
              value={state.search}
              onSearch={state.setSearch}
              label={searchLabel}
              pauseMs={350}
              className="min-w-52 grow basis-64 md:max-w-md"
            />
          )}
          {!isEmpty && filters}
          {tools}
          {isSorted && <SortSelect columns={rows.columns} state={state} />}
        </div>
      )}
      {list.isPending || isPastEnd ? (
        <Placeholder columns={rows.columns} count={state.perPage} label={rows.label} />
      ) : !list.data ? (
        <ErrorState title={failed} query={list} />
      ) : list.data.total === 0 ? (
        state.isNarrowed && noMatch ? (
          <EmptyState
            title={noMatch}
            action={
              <Button variant="secondary" onClick={state.clear}>
                {text.showAll}
              </Button>
            }
          />
        ) : (
          empty
        )
      ) : (
        <>
          {chosen}
          <Rows {...rows} state={state} rows={list.data.rows} waiting={list.isPlaceholderData} />
          <Foot label={rows.label} state={state} {...list.data} pageCount={pageCount} />
        </>
      )}
    </section>
  );
}

interface FootProps {
  label: string;
  state: TableQuery;
  total: number;
  more?: boolean;
  pageCount: number;
}

/** Which rows these are of how many, and the way to the others. */
function Foot({ label, state, total, more, pageCount }: FootProps) {
  const first = (state.page - 1) * state.perPage + 1;
  const last = Math.min(total, first + state.perPage - 1);
  return (
    <div className="flex flex-col items-center gap-x-4 border-line border-t px-3 py-2 md:flex-row md:justify-between md:px-4">
      <p role="status" className="py-1.5 text-muted text-sm">
        <Sentence
          words={more ? text.rowsOfMore : text.rowsOf}
          fill={{
            rows: (
              <span className="figures">
                {formatNumber(first)}–{formatNumber(last)}
              </span>
            ),
            total: <span className="figures">{formatNumber(total)}</span>,
          }}
        />
      </p>
      <Pagination
        page={state.page}
        pageCount={pageCount}
        onPage={state.turnTo}
        label={text.pagesOf(label)}
        className="md:justify-end"
      />
    </div>
  );
}
