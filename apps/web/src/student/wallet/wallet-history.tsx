import { useEffect } from 'react';
import { useWalletHistory, WALLET_PAGE_SIZE } from '../../domains/ledger/api.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { TypedSearch } from '../../ui/typed-search.tsx';
import { useListQuery } from '../../ui/use-list-query.ts';
import { text } from './text.ts';
import { TransactionList, TransactionListSkeleton } from './transaction-list.tsx';

/** The history itself: search and numbered pages, both done by the server. */
export function WalletHistory() {
  const { query, page, change, refine, turnTo } = useListQuery();
  const search = query.get('search') ?? '';
  const history = useWalletHistory(page, search);
  const timeZone = useTimeZone();
  const pageCount = Math.max(1, Math.ceil((history.data?.total ?? 0) / WALLET_PAGE_SIZE));

  // An address from when there were more pages: show the last one there is.
  const isPastEnd = history.isSuccess && !history.isPlaceholderData && page > pageCount;
  useEffect(() => {
    if (isPastEnd) refine({ page: pageCount });
  });

  return (
    <>
      <div className="flex flex-col gap-3 border-line border-b px-4 py-4 sm:flex-row sm:items-center sm:px-5">
        <h2 id="history" className="grow text-xl">
          {text.history}
        </h2>
        <TypedSearch
          value={search}
          onSearch={(words) => refine({ search: words })}
          label={text.search}
          pauseMs={350}
          className="sm:w-80"
        />
      </div>
      {history.isPending || isPastEnd ? (
        <Loading label={text.loading}>
          <TransactionListSkeleton count={6} />
        </Loading>
      ) : !history.data ? (
        <ErrorState
          title={text.failed}
          error={history.error}
          onRetry={() => void history.refetch()}
          retrying={history.isFetching}
        />
      ) : history.data.total > 0 ? (
        <>
          <TransactionList
            lines={history.data.lines}
            search={search}
            timeZone={timeZone}
            waiting={history.isPlaceholderData}
          />
          <div className="px-2 pb-4">
            <Pagination page={page} pageCount={pageCount} onPage={turnTo} label={text.pages} />
          </div>
        </>
      ) : search !== '' ? (
        <EmptyState
          title={text.noMatch}
          action={
            <Button variant="secondary" onClick={() => change({ search: null })}>
              {text.clear}
            </Button>
          }
        >
          {text.noMatchDetail}
        </EmptyState>
      ) : (
        <EmptyState
          title={text.empty}
          action={
            <LinkButton to="/classes" variant="secondary">
              {text.browse}
            </LinkButton>
          }
        >
          {text.emptyDetail}
        </EmptyState>
      )}
    </>
  );
}
