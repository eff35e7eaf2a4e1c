import { useEffect, useEffectEvent } from 'react';

/** How often it is tried while nothing says that the line is back: many a dead line looks like one that is not. */
const PAUSE_MS = 15_000;

/** Sends what nobody has answered once the line is back, for as long as it `waits`. */
export function useSendingLater(waits: boolean, send: () => void): void {
  const sendNow = useEffectEvent(() => {
    if (navigator.onLine) send();
  });
  useEffect(() => {
    if (!waits) return;
    const again = () => sendNow();
    const timer = setInterval(again, PAUSE_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [waits]);
}
