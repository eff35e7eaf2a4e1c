import { useState } from 'react';
import { useManagedSettings } from '../../domains/settings/managed-api.ts';
import { cardClass } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useListQuery } from '../../ui/use-list-query.ts';
import { ProfileTab } from './profile/profile-tab.tsx';
import { SettingsEditorForm } from './settings-form.tsx';
import { text } from './text.ts';

const WorkersTab = lazy(() => import('./workers-tab.tsx').then((code) => code.WorkersTab));

const tabs = [
  { id: 'settings', label: text.tabSettings },
  { id: 'public', label: text.tabPublic },
  { id: 'people', label: text.tabPeople },
] as const;

/** Admin Settings: everything the institute pays and is set to, and what its public pages say. */
export function SettingsPage() {
  const { query, change } = useListQuery();
  const tab = tabs.find(({ id }) => id === query.get('tab'))?.id ?? 'settings';
  // What is typed in a tab stays there while one looks at the other.
  const [isOpened, setOpened] = useState(tab === 'public');
  if (tab === 'public' && !isOpened) setOpened(true);
  return (
    <>
      <PageHeader title={text.title}>{text.intro}</PageHeader>
      <Tabs
        label={text.title}
        tabs={tabs}
        value={tab}
        onChange={(id) => change({ tab: id === 'settings' ? null : id })}
      >
        <div hidden={tab !== 'settings'}>
          <AllSettings />
        </div>
        {isOpened && (
          <div hidden={tab !== 'public'}>
            <ProfileTab />
          </div>
        )}
        {tab === 'people' && <WorkersTab fallback={<Skeleton className="h-72 max-w-5xl" />} />}
      </Tabs>
    </>
  );
}

function AllSettings() {
  const settings = useManagedSettings();
  if (settings.isPending) {
    return (
      <Loading label={text.loading}>
        <div className="flex max-w-5xl flex-col gap-5">
          <Skeleton className="h-72 rounded-card" />
          <Skeleton className="h-[32rem] rounded-card" />
        </div>
      </Loading>
    );
  }
  if (settings.data) return <SettingsEditorForm settings={settings.data} />;
  return (
    <div className={cardClass}>
      <ErrorState title={text.failed} query={settings} />
    </div>
  );
}
