import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { Pagination } from './pagination.tsx';
import { Loading } from './skeleton.tsx';
import type { useListQuery } from './use-list-query.ts';

interface SearchedPagesProps<Page extends { total: number }> {
  /** The page in view, asked for by the page and search of `state`. */
  list: UseQueryResult<Page>;
  state: ReturnType<typeof useListQuery>;
  pageSize: number;
  words: Record<'loading' | 'failed' | 'noMatch' | 'noMatchDetail' | 'clear' | 'pages', string>;
  skeleton: ReactNode;
  /** In place of the list when there is nothing, and nothing was searched for. */
  empty: ReactNode;
  /** Class of what surrounds the page numbers. */
  pagesClass?: string;
  /** The rows of a page; `isOld` while the page asked for is still on its way. */
  children: (page: Page, isOld: boolean) => ReactNode;
}

/** A list whose search and numbered pages are done by the server, in each of its states. */
export function SearchedPages<Page extends { total: number }>(props: SearchedPagesProps<Page>) {
  const { list, state, words } = props;
  const { query, page, change, refine, turnTo } = state;
  const pageCount = Math.max(1, Math.ceil((list.data?.total ?? 0) / props.pageSize));

  // An address from when there were more pages: show the last one there is.
  const isPastEnd = list.isSuccess && !list.isPlaceholderData && page > pageCount;
  useEffect(() => {
    if (isPastEnd) refine({ page: pageCount });
  });

  if (list.isPending || isPastEnd) return <Loading label={words.loading}>{props.skeleton}</Loading>;
  if (!list.data) {
    return <ErrorState title={words.failed} query={list} />;
  }
  if (list.data.total > 0) {
    return (
      <>
        {props.children(list.data, list.isPlaceholderData)}
        <div className={props.pagesClass}>
          <Pagination page={page} pageCount={pageCount} onPage={turnTo} label={words.pages} />
        </div>
      </>
    );
  }
  if (!query.get('search')) return props.empty;
  return (
    <EmptyState
      title={words.noMatch}
      action={
        <Button variant="secondary" onClick={() => change({ search: null })}>
          {words.clear}
        </Button>
      }
    >
      {words.noMatchDetail}
    </EmptyState>
  );
}
