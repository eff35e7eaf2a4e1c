import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The bell's place in the top bar. Its code comes after the page, takes no room of the shell's
 * budget, and is asked for again on the next page when it could not be fetched: nobody needs to be
 * told of that.
 */
export function LazyBell() {
  const { pathname } = useLocation();
  const [Bell, setBell] = useState<ComponentType | null>(null);
  const triedOn = useRef('');

  useEffect(() => {
    if (Bell || triedOn.current === pathname) return;
    triedOn.current = pathname;
    import('./notification-bell.tsx').then(
      (module) => setBell(() => module.NotificationBell),
      () => undefined,
    );
  }, [Bell, pathname]);

  return Bell ? <Bell /> : <span className="tap" />;
}
