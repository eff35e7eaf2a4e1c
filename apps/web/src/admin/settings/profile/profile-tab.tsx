import { useManagedProfile } from '../../../domains/settings/managed-profile-api.ts';
import { cardClass } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { ProfileForm } from './profile-form.tsx';
import { text } from './text.ts';

/** What the institute says of itself on its public pages, to be written. */
export function ProfileTab() {
  const profile = useManagedProfile();
  if (profile.isPending) {
    return (
      <Loading label={text.loading}>
        <div className="flex max-w-5xl flex-col gap-5">
          <Skeleton className="h-72 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </div>
      </Loading>
    );
  }
  if (profile.data) return <ProfileForm profile={profile.data} />;
  return (
    <div className={cardClass}>
      <ErrorState title={text.failed} query={profile} />
    </div>
  );
}
