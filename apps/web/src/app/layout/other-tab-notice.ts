import { isolated } from '@institute/contract/arabic/two-scripts';
import { dictionary } from '@institute/contract/language';
import { useEffect } from 'react';
import { keptUserOf } from '../../platform/auth-store.ts';
import { toast } from '../../ui/toast.ts';

/** The words of what was done in another tab. */
const text = dictionary('app/layout/other-tab', {
  actingElsewhere: (student: string) => `In another tab you have signed in as ${student}`,
  actingDetail: 'This tab shows what the student sees, until you end it.',
  endedElsewhere: 'You are yourself again',
  endedDetail: 'The session as a student was ended in another tab.',
});

/**
 * Says in this tab what was done in another: an administrator has signed in as a student there, or is
 * themselves again. Said once the tab is looked at: news goes away by itself.
 */
export function OtherTabNotice() {
  useEffect(() => {
    const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key !== 'auth-storage') return;
      const [before, now] = [keptUserOf(oldValue), keptUserOf(newValue)];
      const isActedFor = Boolean(now?.actingAdmin);
      if (!now || isActedFor === Boolean(before?.actingAdmin)) return;
      whenSeen(() => {
        if (isActedFor) toast.info(text.actingElsewhere(isolated(now.name)), text.actingDetail);
        else toast.info(text.endedElsewhere, text.endedDetail);
      });
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
  return null;
}

function whenSeen(say: () => void): void {
  if (document.visibilityState === 'visible') {
    say();
    return;
  }
  const onChange = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', onChange);
    say();
  };
  document.addEventListener('visibilitychange', onChange);
}
