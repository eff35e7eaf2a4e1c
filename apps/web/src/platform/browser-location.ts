import { pathTo } from '@institute/contract/routes';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

/** The current path and query, following `goTo` and the back button. */
export function useBrowserLocation(): { path: string; query: URLSearchParams } {
  const href = useSyncExternalStore(
    subscribe,
    () => location.pathname + location.search,
    () => pathTo('login'),
  );
  const [path = '/', search = ''] = href.split('?');
  return {
    path: path.length > 1 ? path.replace(/\/+$/, '') : path,
    query: new URLSearchParams(search),
  };
}
