import { useEffect } from 'react';
import { MESSAGES_PAGE_SIZE, useMessagePage } from '../../domains/messages/api.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { TypedSearch } from '../../ui/typed-search.tsx';
import { useListQuery } from '../../ui/use-list-query.ts';
import { MessageCard, MessageCardSkeleton } from './message-card.tsx';
import { text } from './text.ts';

/** The student's messages, newest first: search and numbered pages, both done by the server. */
export function MessagesPage() {
  const { query, page, change, refine, turnTo } = useListQuery();
  const search = query.get('search') ?? '';
  const inbox = useMessagePage(page, search);
  const pageCount = Math.max(1, Math.ceil((inbox.data?.total ?? 0) / MESSAGES_PAGE_SIZE));

  // An address from when there were more pages: show the last one there is.
  const isPastEnd = inbox.isSuccess && !inbox.isPlaceholderData && page > pageCount;
  useEffect(() => {
    if (isPastEnd) refine({ page: pageCount });
  });

  return (
    <>
      <PageHeader title={text.title} />
      <TypedSearch
        value={search}
        onSearch={(words) => refine({ search: words })}
        label={text.search}
        pauseMs={350}
        className="mb-4 max-w-lg"
      />
      {inbox.isPending || isPastEnd ? (
        <Loading label={text.loading}>
          <div className="flex flex-col gap-3">
            {['one', 'two', 'three', 'four'].map((key) => (
              <MessageCardSkeleton key={key} />
            ))}
          </div>
        </Loading>
      ) : !inbox.data ? (
        <ErrorState
          title={text.failed}
          error={inbox.error}
          onRetry={() => void inbox.refetch()}
          retrying={inbox.isFetching}
        />
      ) : inbox.data.total > 0 ? (
        <>
          <ul
            aria-busy={inbox.isPlaceholderData || undefined}
            className={cx('flex flex-col gap-3', inbox.isPlaceholderData && 'opacity-60')}
          >
            {inbox.data.messages.map((message) => (
              <li key={message.id}>
                <MessageCard message={message} search={search} />
              </li>
            ))}
          </ul>
          <Pagination page={page} pageCount={pageCount} onPage={turnTo} label={text.pages} />
        </>
      ) : search !== '' ? (
        <EmptyState
          title={text.empty}
          action={
            <Button variant="secondary" onClick={() => change({ search: null })}>
              {text.clear}
            </Button>
          }
        >
          {text.noMatchDetail}
        </EmptyState>
      ) : (
        <EmptyState title={text.empty}>{text.emptyDetail}</EmptyState>
      )}
    </>
  );
}
