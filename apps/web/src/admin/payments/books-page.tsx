import { Suspense } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useListQuery } from '../../ui/use-list-query.ts';
import { AccountsTab } from './accounts-tab.tsx';
import { ProviderTab } from './provider-tab.tsx';
import { booksText as text } from './text.ts';

const tabs = [
  { id: 'accounts', label: text.accounts },
  { id: 'provider', label: text.provider },
] as const;

/** The balance sheet with the way down to its transfers, and the comparison with the provider. */
export function BooksPage() {
  const { query, change } = useListQuery();
  const tab = query.get('tab') === 'provider' ? 'provider' : 'accounts';
  return (
    <>
      <PageHeader title={text.title}>{text.intro}</PageHeader>
      <Tabs
        label={text.tabs}
        tabs={tabs}
        value={tab}
        onChange={(id) =>
          change({ tab: id === 'accounts' ? null : id, account: null, settled: null, search: null })
        }
      >
        {tab === 'accounts' ? (
          <AccountsTab />
        ) : (
          <Suspense fallback={<Waiting />}>
            <ProviderTab />
          </Suspense>
        )}
      </Tabs>
    </>
  );
}

function Waiting() {
  return (
    <Loading label={text.provider}>
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="mt-5 h-80 rounded-card" />
    </Loading>
  );
}
