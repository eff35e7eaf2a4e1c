import { useEffect } from 'react';
import { personNow } from '../platform/auth-store.ts';
import { readCookie, TOKEN_COOKIE } from '../platform/cookies.ts';
import { useReturnStore } from '../platform/return-store.ts';
import { lazyDialog } from '../ui/lazy-dialog.tsx';

const ReturnDialog = lazyDialog(
  () => import('./return-dialog.tsx').then((code) => code.ReturnDialog),
  'when-opened',
);

/**
 * Asks whoever's session has ended to sign in again, over the page they are on. What they were doing
 * waits meanwhile and goes on by itself.
 */
export function SessionReturn() {
  const settle = useReturnStore((state) => state.settle);
  useEffect(() => {
    useReturnStore.setState({ isOffered: true });
    return () => {
      useReturnStore.setState({ isOffered: false });
      useReturnStore.getState().settle?.(false);
    };
  }, []);
  useOtherTabs(settle);
  return <ReturnDialog shown={settle && { onLeave: () => settle(false) }} />;
}

/** They may sign in again in another tab: this one goes on as well, or is loaded for somebody else. */
function useOtherTabs(settle: ((isBack: boolean) => void) | null): void {
  useEffect(() => {
    if (!settle) return;
    const [person, token] = [personNow(), readCookie(TOKEN_COOKIE)];
    const look = () => {
      const now = readCookie(TOKEN_COOKIE);
      if (personNow() !== person) location.reload();
      else if (now && now !== token) settle(true);
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [settle]);
}
