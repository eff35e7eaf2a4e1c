import { getWalletHistory } from '@institute/contract/ledger/ledger';
import { pathTo } from '@institute/contract/routes';
import { walletPage } from '../../domains/ledger/api.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { usePaged } from '../../platform/paged-list.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SearchedPages } from '../../ui/searched-pages.tsx';
import { TypedSearch } from '../../ui/typed-search.tsx';
import { useListQuery } from '../../ui/use-list-query.ts';
import { text } from './text.ts';
import { TransactionList, TransactionListSkeleton } from './transaction-list.tsx';

/** The history itself: search and numbered pages, both done by the server. */
export function WalletHistory() {
  const state = useListQuery();
  const search = state.query.get('search') ?? '';
  const asked = walletPage(state.page);
  const history = usePaged(getWalletHistory, { ...asked, search });
  const timeZone = useTimeZone();
  return (
    <>
      <div className="flex flex-col gap-3 border-line border-b px-4 py-4 sm:flex-row sm:items-center sm:px-5">
        <h2 id="history" className="grow text-xl">
          {text.history}
        </h2>
        <TypedSearch
          value={search}
          onSearch={(words) => state.refine({ search: words })}
          label={text.search}
          pauseMs={350}
          className="sm:w-80"
        />
      </div>
      <SearchedPages
        list={history}
        state={state}
        pageSize={asked.perPage}
        words={text}
        skeleton={<TransactionListSkeleton count={6} />}
        pagesClass="px-2 pb-4"
        empty={
          <EmptyState
            title={text.empty}
            action={
              <LinkButton to={pathTo('classes')} variant="secondary">
                {text.browse}
              </LinkButton>
            }
          >
            {text.emptyDetail}
          </EmptyState>
        }
      >
        {({ rows }, isOld) => (
          <TransactionList lines={rows} search={search} timeZone={timeZone} waiting={isOld} />
        )}
      </SearchedPages>
    </>
  );
}
