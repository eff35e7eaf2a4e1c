import { useEffect } from 'react';
import { useSettings } from '../data/settings.ts';
import { OfflineMark } from './offline-mark.tsx';
import { startWorker } from './registration.ts';
import { UpdateOffer } from './update-offer.tsx';

/** What goes along with every signed-in page: the service worker, its news, and push. */
export function Companion() {
  const pushId = useSettings().data?.oneSignalAppId ?? '';

  useEffect(() => {
    if (import.meta.env.PROD) void startWorker();
  }, []);
  useEffect(() => {
    if (pushId !== '') void import('./push.ts').then(({ startPush }) => startPush(pushId));
  }, [pushId]);

  return (
    <div className="pointer-events-none fixed inset-s-0 bottom-0 z-20 flex w-full max-w-md flex-col gap-2 p-3 pe-20 lg:inset-s-64">
      <UpdateOffer />
      <OfflineMark />
    </div>
  );
}
