import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../button.tsx';
import { cardClass } from '../card.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { useMedia } from '../use-media.ts';
import { ColumnButton, ColumnDialog, useShownColumns } from './column-choice.tsx';
import { RowCards, RowCardsSkeleton } from './row-cards.tsx';
import type { RowsProps, TableList } from './rows.ts';
import { SavedViews } from './saved-views.tsx';
import { TableFoot } from './table-foot.tsx';
import { TableHead } from './table-head.tsx';
import { text } from './text.ts';
import type { TableQuery } from './use-table-query.ts';
import { WideTable, WideTableSkeleton } from './wide-table.tsx';

interface DataTableProps<Row> extends Omit<RowsProps<Row>, 'rows' | 'waiting' | 'choice'> {
  /** The list's name among those of the office: its columns are then chosen and its views saved. */
  name?: string;
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
  const { name, list, state, searchLabel, filters, tools, chosen, failed, empty, noMatch, ...all } =
    props;
  const rows = { ...all, columns: useShownColumns(name, all.columns) };
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
  const [isChoosing, setChoosing] = useState(false);
  const choice = (isLarge: boolean) =>
    name && !isEmpty && <ColumnButton isLarge={isLarge} onOpen={() => setChoosing(true)} />;
  return (
    <section aria-label={rows.label} data-table="" className={cardClass}>
      {name && !isEmpty && <SavedViews list={name} names={state.names} />}
      {(isSearched || (filters && !isEmpty) || tools || isSorted) && (
        <TableHead
          state={state}
          searchLabel={isSearched ? searchLabel : undefined}
          filters={!isEmpty && filters}
          tools={tools}
          sort={isSorted ? rows.columns : null}
          columns={!isWide && choice(true)}
        />
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
          <Rows
            {...rows}
            {...{ state, choice: choice(false) }}
            rows={list.data.rows}
            waiting={list.isPlaceholderData}
          />
          <TableFoot label={rows.label} state={state} {...list.data} pageCount={pageCount} />
        </>
      )}
      {name && isChoosing && (
        <ColumnDialog list={name} columns={all.columns} onClose={() => setChoosing(false)} />
      )}
    </section>
  );
}
