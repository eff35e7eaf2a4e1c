import { useSyncExternalStore } from 'react';

/** Whether the last call was answered; a device may believe in a connection that carries nothing. */
let answered = true;
const listeners = new Set<() => void>();

/** Tells how the last call went: true for any answer at all, a refusal too. */
export function noteAnswer(arrived: boolean): void {
  if (answered === arrived) return;
  answered = arrived;
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  const connected = () => {
    answered = true;
    onChange();
  };
  listeners.add(onChange);
  window.addEventListener('online', connected);
  window.addEventListener('offline', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('online', connected);
    window.removeEventListener('offline', onChange);
  };
}

/** True while the device has no network, or the last call got no answer. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine || !answered,
    // Whoever paints a page on the server answers the device.
    () => false,
  );
}
