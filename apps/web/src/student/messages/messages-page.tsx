import { MESSAGES_PAGE_SIZE, useMessagePage } from '../../domains/messages/api.ts';
import { cx } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchedPages } from '../../ui/searched-pages.tsx';
import { TypedSearch } from '../../ui/typed-search.tsx';
import { useListQuery } from '../../ui/use-list-query.ts';
import { MessageCard, MessageCardSkeleton } from './message-card.tsx';
import { text } from './text.ts';

/** The student's messages, newest first: search and numbered pages, both done by the server. */
export function MessagesPage() {
  const state = useListQuery();
  const search = state.query.get('search') ?? '';
  const inbox = useMessagePage(state.page, search);
  return (
    <>
      <PageHeader title={text.title} />
      <TypedSearch
        value={search}
        onSearch={(words) => state.refine({ search: words })}
        label={text.search}
        pauseMs={350}
        className="mb-4 max-w-lg"
      />
      <SearchedPages
        list={inbox}
        state={state}
        pageSize={MESSAGES_PAGE_SIZE}
        words={{ ...text, noMatch: text.empty }}
        skeleton={
          <div className="flex flex-col gap-3">
            {['one', 'two', 'three', 'four'].map((key) => (
              <MessageCardSkeleton key={key} />
            ))}
          </div>
        }
        empty={<EmptyState title={text.empty}>{text.emptyDetail}</EmptyState>}
      >
        {({ messages }, isOld) => (
          <ul
            aria-busy={isOld || undefined}
            className={cx('flex flex-col gap-3', isOld && 'opacity-60')}
          >
            {messages.map((message) => (
              <li key={message.id}>
                <MessageCard message={message} search={search} />
              </li>
            ))}
          </ul>
        )}
      </SearchedPages>
    </>
  );
}
