import { Suspense } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useListQuery } from '../../ui/use-list-query.ts';
import { AccountsTab } from './accounts-tab.tsx';
import { booksText as text } from './books-text.ts';
import { IncomeTab } from './income-tab.tsx';
import { MonthsTab } from './months-tab.tsx';
import { ProviderTab } from './provider-tab.tsx';

const tabs = [
  { id: 'accounts', label: text.accounts },
  { id: 'income', label: text.income },
  { id: 'months', label: text.months },
  { id: 'provider', label: text.provider },
] as const;
type Tab = (typeof tabs)[number]['id'];

/** The balance sheet with the way down to its transfers, and the comparison with the provider. */
export function BooksPage() {
  const { query, change } = useListQuery();
  const tab: Tab = tabs.find(({ id }) => id === query.get('tab'))?.id ?? 'accounts';
  return (
    <>
      <PageHeader title={text.title}>{text.intro}</PageHeader>
      <Tabs
        label={text.tabs}
        tabs={tabs}
        value={tab}
        onChange={(id) => change({ tab: id === 'accounts' ? null : id, ...leftBehind })}
      >
        <Suspense fallback={<Waiting label={labelOf(tab)} />}>
          {tab === 'accounts' && <AccountsTab />}
          {tab === 'income' && <IncomeTab />}
          {tab === 'months' && <MonthsTab />}
          {tab === 'provider' && <ProviderTab />}
        </Suspense>
      </Tabs>
    </>
  );
}

/** What one tab keeps in the address, and no other reads. */
const leftBehind = {
  account: null,
  settled: null,
  search: null,
  on: null,
  from: null,
  until: null,
};

const labelOf = (tab: Tab) => tabs.find(({ id }) => id === tab)?.label ?? '';

function Waiting({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="mt-5 h-80 rounded-card" />
    </Loading>
  );
}
