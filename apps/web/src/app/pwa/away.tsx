import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepCodeOfStudying } from '../../domains/offline/keep-code.ts';
import { goOnSaving } from '../../domains/offline/save-class.ts';
import { readSaved } from '../../domains/offline/saved-classes.ts';
import { sendWaiting } from '../../domains/offline/send-waiting-api.ts';
import { useSignInName } from '../../platform/auth-store.ts';
import { useIsOffline } from '../../platform/connection.ts';
import { hasTakesHere } from '../../platform/takes/takes-here.ts';
import { keepForOffline } from './first-offline-copies.ts';

/** How soon what still waits is tried again, in ms: the first try after an outage often finds none either. */
const AGAIN_MS = 20_000;
/** What a page needs first has come by then, in ms. */
const QUIET_MS = 4_000;

/**
 * What goes on beside the pages, for the times without a connection: sends what waits, goes on with
 * classes that are being saved, and keeps what is to open offline.
 */
export function Away() {
  const isOffline = useIsOffline();
  const person = useSignInName();
  const client = useQueryClient();

  useEffect(() => {
    if (person === '') return;
    const send = () => {
      if (document.visibilityState === 'hidden' || !navigator.onLine) return;
      void sendWaiting().catch(ignore);
      void sendTakes(client).catch(ignore);
    };
    // The page itself comes first. Where the last call got no answer, nothing else may ask again.
    const first = setTimeout(send, isOffline ? AGAIN_MS : QUIET_MS);
    const timer = setInterval(send, AGAIN_MS);
    document.addEventListener('visibilitychange', send);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', send);
    };
  }, [isOffline, person, client]);

  useEffect(() => {
    if (isOffline || person === '') return;
    const timer = setTimeout(() => void beginQuietly().catch(ignore), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isOffline, person]);

  return null;
}

/** Sends on what was recorded; its code comes only where there is any. */
async function sendTakes(client: QueryClient): Promise<void> {
  if (!hasTakesHere()) return;
  const { sendTakesOn } = await import('./send-takes-on.ts');
  await sendTakesOn(client);
}

async function beginQuietly(): Promise<void> {
  await keepForOffline();
  // The pages of another release are other files.
  if ((await readSaved()).length > 0) await keepCodeOfStudying();
  await goOnSaving();
}

/** The next turn tries again. */
const ignore = () => undefined;
