import { createRoot } from 'react-dom/client';
import { personNow, useAuthStore } from '../platform/auth-store.ts';
import { readCookie, TOKEN_COOKIE } from '../platform/cookies.ts';
import { ReturnDialog } from './return-dialog.tsx';

/**
 * Asks whoever's session has ended to sign in again, over the page they are on; true once they have,
 * here or in another tab. What they were doing waits meanwhile and goes on by itself. For somebody
 * else the page is loaded anew.
 */
export function askToReturn(): Promise<boolean> {
  return new Promise((resolve) => {
    const [person, token] = [personNow(), readCookie(TOKEN_COOKIE)];
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const over = new AbortController();

    const settle = (isBack: boolean) => {
      over.abort();
      stopFollowing();
      root.unmount();
      place.remove();
      resolve(isBack);
    };
    const stopFollowing = useAuthStore.subscribe(({ user }) => {
      if (user === null) settle(false);
      else if (user.email === person) settle(true);
      else location.reload();
    });
    // Another tab that has signed in again has left its cookie.
    const look = () => {
      const now = readCookie(TOKEN_COOKIE);
      if (now && now !== token) settle(true);
    };
    window.addEventListener('focus', look, { signal: over.signal });
    document.addEventListener('visibilitychange', look, { signal: over.signal });
    root.render(<ReturnDialog email={person ?? ''} onLeave={() => settle(false)} />);
  });
}
