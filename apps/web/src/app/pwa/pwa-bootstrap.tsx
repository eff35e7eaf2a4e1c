import { useEffect } from 'react';
import { useUser } from '../../domains/auth/use-user.ts';
import { useSettings } from '../../domains/settings/api.ts';
import { startWorker } from '../../platform/pwa/registration.ts';
import { Away } from './away.tsx';
import { OfflineMark } from './offline-mark.tsx';
import { UpdateOffer } from './update-offer.tsx';

/** What goes along with every signed-in page: the service worker, its news, and push. */
export function PwaBootstrap() {
  const pushApp = useSettings().data?.pushAppId ?? '';
  const pushId = useUser()?.pushId;

  useEffect(() => {
    if (import.meta.env.PROD) void startWorker();
  }, []);
  useEffect(() => {
    if (pushApp !== '')
      void import('../../platform/pwa/push.ts').then(({ startPush }) => startPush(pushApp, pushId));
  }, [pushApp, pushId]);

  return (
    <div className="sticky bottom-0 z-20 lg:ms-64 print:hidden">
      <UpdateOffer />
      <OfflineMark />
      <Away />
    </div>
  );
}
