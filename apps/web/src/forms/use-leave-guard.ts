import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { guardHistory } from './history-guard.ts';

interface LeaveGuard {
  /** Whether the person is being asked. */
  isAsking: boolean;
  /** Goes where the person wanted to go. */
  leave: () => void;
  stay: () => void;
  /** Goes to a path of ours, asking first when there is something to lose. */
  goTo: (path: string) => void;
}

/** Place of an entry in the browser's history, as the router numbers them; null for one that is not its own. */
function placeIn(state: unknown): number | null {
  const isNumbered = typeof state === 'object' && state !== null && 'idx' in state;
  return isNumbered && typeof state.idx === 'number' ? state.idx : null;
}

/** The path of ours that a press on a link would lead to; null when it leads elsewhere or opens anew. */
function targetOf(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !isPlain || event.altKey || event.defaultPrevented) return null;
  if (link.target === '_blank' || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = link;
  if (origin !== window.location.origin || pathname === window.location.pathname) return null;
  return pathname + search + hash;
}

/**
 * Asks before unsaved changes are left behind: by links, by Back and Forward, by a closed or
 * reloaded tab (there in the browser's own words).
 */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<(() => void) | null>(null);
  const here = useRef(placeIn(history.state));
  const location = useLocation();
  useEffect(() => {
    // A page moves within itself too, as from one tab or anchor to the next.
    if (location) here.current = placeIn(history.state);
  }, [location]);
  /** Movements of ours that come back as `popstate` and are let through or swallowed. */
  const own = useRef<'pass' | 'swallow' | null>(null);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (go: () => void) => setWanted(() => go);
    const onClick = (event: MouseEvent) => {
      const path = targetOf(event);
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => navigate(path));
    };
    const onPop = (event: PopStateEvent) => {
      const movement = own.current;
      own.current = null;
      if (movement === 'pass') return;
      if (movement === 'swallow') return event.stopImmediatePropagation();
      const there = placeIn(event.state);
      // What is not the router's, such as the way to the sign-in, is not held up.
      if (there === null || here.current === null || there === here.current) return;
      event.stopImmediatePropagation();
      const delta = there - here.current;
      own.current = 'swallow';
      history.go(-delta);
      ask(() => {
        own.current = 'pass';
        history.go(delta);
      });
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', onClick, { capture: true });
    const unguard = guardHistory(onPop);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      unguard();
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isDirty, navigate]);

  return {
    isAsking: wanted !== null,
    leave: () => {
      setWanted(null);
      wanted?.();
    },
    stay: () => setWanted(null),
    goTo: (path) => (isDirty ? setWanted(() => () => navigate(path)) : navigate(path)),
  };
}
