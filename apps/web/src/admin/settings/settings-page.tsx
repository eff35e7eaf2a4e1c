import { useManagedSettings } from '../../domains/settings/managed-api.ts';
import { cardClass } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { SettingsEditorForm } from './settings-form.tsx';
import { text } from './text.ts';

/** Admin Settings: everything the institute says and pays, in one form. */
export function SettingsPage() {
  const settings = useManagedSettings();
  return (
    <>
      <PageHeader title={text.title}>{text.intro}</PageHeader>
      {settings.isPending ? (
        <Loading label={text.loading}>
          <div className="flex max-w-5xl flex-col gap-5">
            <Skeleton className="h-72 rounded-card" />
            <Skeleton className="h-[32rem] rounded-card" />
          </div>
        </Loading>
      ) : settings.data ? (
        <SettingsEditorForm settings={settings.data} />
      ) : (
        <div className={cardClass}>
          <ErrorState title={text.failed} query={settings} />
        </div>
      )}
    </>
  );
}
