import { useSyncExternalStore } from 'react';

/** Whether the window matches a media query, followed as it changes: `useMedia('(min-width: 48rem)')`. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
